import { withCommas } from '../withCommas.ts'

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
