import { editDistance } from '../text/editDistance.ts'

/** Mends words that nobody knows to the nearest known word. */
export type Speller = (word: string) => string

/** Shorter words have too many neighbours to guess; very long ones are no words. */
const SHORTEST = 4
const LONGEST = 20
/** From this length on two slips are forgiven. */
const LONG_WORD = 8

/**
 * A speller over the words of the guide. Among words equally near, the one used most often is meant.
 *
 * @param known each word in small letters with how often it is used
 * @param correct other words that are right as they stand
 */
export function spellerOf(
  known: ReadonlyMap<string, number>,
  correct: ReadonlySet<string>,
): Speller {
  const byLength = new Map<number, string[]>()
  for (const word of known.keys()) {
    if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) continue
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])
  }
  return (word) => {
    if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) return word
    if (known.has(word) || correct.has(word)) return word
    return nearest(word, byLength, known) ?? word
  }
}

/** A speller that looks for each word once; for texts of ours only, since it keeps the words. */
export function remembering(mend: Speller): Speller {
  const mended = new Map<string, string>()
  return (word) => {
    const meant = mended.get(word) ?? mend(word)
    mended.set(word, meant)
    return meant
  }
}

function nearest(
  word: string,
  byLength: ReadonlyMap<number, readonly string[]>,
  known: ReadonlyMap<string, number>,
): string | undefined {
  const most = word.length >= LONG_WORD ? 2 : 1
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (let length = word.length - most; length <= word.length + most; length++) {
    for (const other of byLength.get(length) ?? []) {
      const slips = slipsBetween(word, other, most)
      if (slips > most) continue
      const distance = slips - Math.min(0.4, (known.get(other) ?? 0) / 1000)
      if (distance < least) [best, least] = [other, distance]
    }
  }
  return best
}

/** People hardly ever miss a first letter, and another ending is another form and no slip. */
function slipsBetween(word: string, other: string, most: number): number {
  if (word.charCodeAt(0) !== other.charCodeAt(0)) return most + 1
  return editDistance(word, other, most).whole
}
