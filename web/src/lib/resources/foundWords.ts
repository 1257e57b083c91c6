import { withCommas } from '../withCommas.ts'
import type { ListedResource } from './findResources.ts'

/** "1 resource", "44 resources". */
export function countWords(count: number): string {
  return count === 1 ? '1 resource' : `${withCommas(count)} resources`
}

/**
 * What a list holds, in one sentence; without a term its bare count.
 *
 * @param readAs what `readAsWords` says of it
 */
export function foundWords(count: number, term: string, readAs?: string): string {
  if (term === '') return countWords(count)
  if (count === 0) return `No resources found for “${term}”.`
  const match = `${countWords(count)} ${count === 1 ? 'matches' : 'match'}`
  return readAs ? `${readAs} ${match}.` : `${match} “${term}”.`
}

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
