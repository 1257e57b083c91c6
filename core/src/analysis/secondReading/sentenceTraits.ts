import { stem } from '../../retrieval/stem.ts'
import type { DocumentType } from '../report.ts'
import { sentenceWords } from './sentenceWords.ts'

/** Places of a table of weights: a power of two. */
export const PLACES = 2 ** 20

/** Places in a table, and how much the trait at each of them counts in this sentence. */
export interface SentenceTraits {
  readonly places: Int32Array
  readonly counts: Float32Array
}

/** How many words further on still belongs to a word: "may" and "attend" in "may under no condition attend". */
const NEAR = 4

/** What each group counts for against the others; the number parts it from them in the table. */
const groups = {
  words: { number: 1, share: 1 },
  pairs: { number: 2, share: 0.7 },
  near: { number: 3, share: 0.6 },
  triples: { number: 4, share: 0.5 },
  kinds: { number: 5, share: 0.5 },
} as const

type Group = keyof typeof groups

/**
 * What a sentence is weighed by: its words, those that stand side by side in twos and threes, those that stand near each
 * other in this order, and its words in a document of this kind. A group counts as much in a short sentence as in a
 * long one.
 *
 * @param kind of the document that it stands in; null where it stands for itself
 * @param known words that were met before, to be filled: most words of a document come again
 */
export function sentenceTraits(
  text: string,
  kind: DocumentType | null,
  known: Map<string, number> = new Map(),
): SentenceTraits {
  const seen: Readonly<Record<Group, number[]>> = {
    words: [],
    pairs: [],
    near: [],
    triples: [],
    kinds: [],
  }
  newRound()
  const inKind = kind === null ? null : hashOf(kind)
  const words = sentenceWords(text).map((word) => numbered(word, known))
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0
    see(seen, 'words', word, 0)
    if (inKind !== null) see(seen, 'kinds', word, inKind)
    for (let next = at + 1; next <= at + NEAR && next < words.length; next++) {
      see(seen, next === at + 1 ? 'pairs' : 'near', word, words[next] ?? 0)
    }
    if (at + 2 >= words.length) continue
    see(seen, 'triples', Math.imul(word, 31) ^ ((words[at + 1] ?? 0) >>> 3), words[at + 2] ?? 0)
  }
  return together(seen)
}

/** In which round each place was seen last: a place counts once in a sentence, and a set for each would take longer. */
const lastSeen = new Uint32Array(PLACES)
let round = 0

function newRound(): void {
  round = (round + 1) >>> 0
  if (round !== 0) return
  lastSeen.fill(0)
  round = 1
}

function see(
  seen: Readonly<Record<Group, number[]>>,
  group: Group,
  word: number,
  next: number,
): void {
  const place = placeOf(group, word, next)
  if (lastSeen[place] === round) return
  lastSeen[place] = round
  seen[group].push(place)
}

function together(seen: Readonly<Record<Group, readonly number[]>>): SentenceTraits {
  const all = Object.entries(seen) as [Group, readonly number[]][]
  const size = all.reduce((sum, [, places]) => sum + places.length, 0)
  const places = new Int32Array(size)
  const counts = new Float32Array(size)
  let at = 0
  for (const [group, own] of all) {
    const count = groups[group].share / Math.sqrt(Math.max(1, own.length))
    for (const place of own) {
      places[at] = place
      counts[at] = count
      at++
    }
  }
  return { places, counts }
}

/** A word by the number that its traits are made of: that of what its forms share. */
function numbered(word: string, known: Map<string, number>): number {
  const before = known.get(word)
  if (before !== undefined) return before
  const number = hashOf(stem(word))
  known.set(word, number)
  return number
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
  return mixed & (PLACES - 1)
}
