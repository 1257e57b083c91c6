import { editDistance } from '../../text/editDistance.ts'

/** At most this many words are taken for what a mistyped one means. */
const MOST_MEANINGS = 3

/** How many slips a word of this length may hold. Short words are too much like each other. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0
  if (length < 6) return 1
  return length < 10 ? 2 : 3
}

/**
 * The words that a mistyped one most likely means: those with the fewest slips between, the first of them
 * where many are as near.
 *
 * @param candidates likely ones first
 */
export function nearestWords<T extends { word: string }>(
  typed: string,
  candidates: readonly T[],
): { slips: number; words: T[] } | null {
  const allowed = slipsAllowed(typed.length)
  const measured = candidates
    .map((candidate) => ({ candidate, slips: editDistance(typed, candidate.word, allowed).whole }))
    .filter(({ candidate, slips }) => {
      return slips <= Math.min(allowed, slipsAllowed(candidate.word.length))
    })
  if (measured.length === 0) return null
  const slips = Math.min(...measured.map((one) => one.slips))
  const nearest = measured.filter((one) => one.slips === slips)
  return { slips, words: nearest.slice(0, MOST_MEANINGS).map(({ candidate }) => candidate) }
}

/** No word of a language is longer. */
const LONGEST_WORD = 40

/** The word with each two neighbouring letters swapped: the slips that trigrams see least well. */
export function swappedNeighbours(word: string): string[] {
  // By whole letters: half of one that takes two units cannot be sent to a database.
  const letters = [...word]
  if (letters.length > LONGEST_WORD) return []
  const swapped = letters.slice(1).map((letter, at) => {
    return [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join('')
  })
  return [...new Set(swapped)].filter((other) => other !== word)
}
