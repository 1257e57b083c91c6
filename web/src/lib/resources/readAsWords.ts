import type { ListedResource } from './findResources.ts'

/** Says what was looked for in place of words that nothing has; undefined where all was found as it was typed. */
export function readAsWords(found: readonly ListedResource[] | undefined): string | undefined {
  const replaced = found?.[0]?.readAs ?? []
  if (replaced.length === 0) return undefined
  return replaced
    .map(({ typed, words }) => `Nothing has “${typed}”. We looked for ${oneOf(words)} instead.`)
    .join(' ')
}

function oneOf(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`)
  const last = quoted.at(-1) ?? ''
  return quoted.length > 1 ? `${quoted.slice(0, -1).join(', ')} or ${last}` : last
}
