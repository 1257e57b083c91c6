import { withCommas } from '../../lib/withCommas.ts'

/** "1 guide", "164 guides". */
export function countWords(count: number): string {
  return count === 1 ? '1 guide' : `${withCommas(count)} guides`
}
