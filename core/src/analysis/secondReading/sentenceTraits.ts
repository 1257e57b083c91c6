import { stem } from '../../retrieval/stem.ts'
import { sentenceWords } from './sentenceWords.ts'

/** Places of a table of weights. */
export const PLACES = 2 ** 18

/** Places in a table, and how much the trait at each of them counts in this sentence. */
export interface SentenceTraits {
  readonly places: Int32Array
  readonly counts: Float32Array
}

/** How many words further on still belongs to a word: "may" and "attend" in "may under no condition attend". */
const NEAR = 4
/** From so many letters on the beginning of a word tells it: 'determ' for all forms of determine. */
const LONG = 6
const BEGINNING = 5

/** What each group counts for against the others; the number parts it from them in the table. */
const groups = {
  words: { number: 1, share: 1 },
  pairs: { number: 2, share: 0.7 },
  near: { number: 3, share: 0.6 },
  beginnings: { number: 4, share: 0.4 },
} as const

type Group = keyof typeof groups

/**
 * What a sentence is weighed by: its words, those that stand side by side, those that stand near each other in this
 * order, and how its long words begin. A group counts as much in a short sentence as in a long one.
 *
 * @param known words that were met before, to be filled: most words of a document come again
 */
export function sentenceTraits(
  text: string,
  known: Map<string, Numbered> = new Map(),
): SentenceTraits {
  const seen: Readonly<Record<Group, Set<number>>> = {
    words: new Set(),
    pairs: new Set(),
    near: new Set(),
    beginnings: new Set(),
  }
  const words = sentenceWords(text).map((word) => numbered(word, known))
  for (const [at, { word, beginning }] of words.entries()) {
    seen.words.add(placeOf('words', word, 0))
    if (beginning !== null) seen.beginnings.add(placeOf('beginnings', beginning, 0))
    for (let next = at + 1; next <= at + NEAR && next < words.length; next++) {
      const group = next === at + 1 ? 'pairs' : 'near'
      seen[group].add(placeOf(group, word, words[next]?.word ?? 0))
    }
  }
  return together(seen)
}

function together(seen: Readonly<Record<Group, ReadonlySet<number>>>): SentenceTraits {
  const all = Object.entries(seen) as [Group, ReadonlySet<number>][]
  const size = all.reduce((sum, [, places]) => sum + places.size, 0)
  const places = new Int32Array(size)
  const counts = new Float32Array(size)
  let at = 0
  for (const [group, own] of all) {
    const count = groups[group].share / Math.sqrt(Math.max(1, own.size))
    for (const place of own) {
      places[at] = place
      counts[at] = count
      at++
    }
  }
  return { places, counts }
}

/** A word by the numbers that its traits are made of. */
export interface Numbered {
  readonly word: number
  readonly beginning: number | null
}

function numbered(word: string, known: Map<string, Numbered>): Numbered {
  const before = known.get(word)
  if (before) return before
  const beginning = word.length >= LONG ? hashOf(word.slice(0, BEGINNING)) : null
  const numbers = { word: hashOf(stem(word)), beginning }
  known.set(word, numbers)
  return numbers
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash
}

/** Mixes two words and their group: every bit of them moves the place (the finish of MurmurHash3). */
function placeOf(group: Group, word: number, next: number): number {
  let mixed = Math.imul(word, 0x9e3779b1) ^ Math.imul(next + groups[group].number, 0x85ebca77)
  mixed ^= mixed >>> 16
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  mixed ^= mixed >>> 16
  return (mixed >>> 0) % PLACES
}
