import type { Reading } from '../../document/reading.ts'
import { LONGEST_BEGINNING, type Need } from './needs.ts'

/** For each beginning of a word (2 to 4 letters): the sentences that have such a word, in order. */
type WordIndex = ReadonlyMap<string, readonly number[]>

const indexes = new WeakMap<Reading, WordIndex>()

/** The sentences that can meet all needs, by the rarest need, in lists; null: any sentence. */
export function candidates(
  reading: Reading,
  needs: readonly Need[],
): readonly (readonly number[])[] | null {
  const index = indexOf(reading)
  let best: readonly (readonly number[])[] | null = null
  let fewest = reading.sentences.length
  for (const need of needs) {
    const lists = need.map((beginning) => index.get(beginning) ?? [])
    const size = lists.reduce((sum, list) => sum + list.length, 0)
    if (size < fewest) [best, fewest] = [lists, size]
  }
  return best
}

function indexOf(reading: Reading): WordIndex {
  const known = indexes.get(reading)
  if (known) return known
  const index = new Map<string, number[]>()
  for (const { index: at, plain } of reading.sentences) {
    for (const [word] of plain.matchAll(/[a-z]+/g)) {
      const longest = Math.min(word.length, LONGEST_BEGINNING)
      for (let length = 2; length <= longest; length++) add(index, word.slice(0, length), at)
    }
  }
  indexes.set(reading, index)
  return index
}

function add(index: Map<string, number[]>, beginning: string, sentence: number): void {
  const list = index.get(beginning)
  if (!list) index.set(beginning, [sentence])
  else if (list.at(-1) !== sentence) list.push(sentence)
}
