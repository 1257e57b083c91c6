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

type Group = (typeof groups)[keyof typeof groups]

/**
 * What a sentence is weighed by: its words, those that stand side by side in twos and threes, those that stand near each
 * other in this order, and its words in a document of this kind. A group counts as much in a short sentence as in a
 * long one.
 *
 * @param words of one sentence, or of two that follow each other (`wordNumbers`)
 * @param kind of the document that it stands in; null where it stands for itself
 * @param known whether anything was learnt of the trait at a place; the others are left out
 */
export function sentenceTraits(
  words: readonly number[],
  kind: DocumentType | null,
  known: (place: number) => boolean = () => true,
): SentenceTraits {
  const traits = new Gathered(known)
  const inKind = kind === null ? null : hashOf(kind)
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0
    traits.add(groups.words, word, 0)
    if (inKind !== null) traits.add(groups.kinds, word, inKind)
    for (let next = at + 1; next <= at + NEAR && next < words.length; next++) {
      traits.add(next === at + 1 ? groups.pairs : groups.near, word, words[next] ?? 0)
    }
    if (at + 2 >= words.length) continue
    const two = Math.imul(word, 31) ^ ((words[at + 1] ?? 0) >>> 3)
    traits.add(groups.triples, two, words[at + 2] ?? 0)
  }
  return traits.all()
}

/**
 * The words of a sentence by the numbers that traits are made of: those of what the forms of each share.
 *
 * @param known words that were met before, to be filled: most words of a document come again
 */
export function wordNumbers(text: string, known: Map<string, number> = new Map()): number[] {
  return sentenceWords(text).map((word) => numbered(word, known))
}

function numbered(word: string, known: Map<string, number>): number {
  const before = known.get(word)
  if (before !== undefined) return before
  const number = hashOf(stem(word))
  known.set(word, number)
  return number
}

/** In which round each place was seen last: a place counts once in a sentence, and a set for each would take longer. */
const lastSeen = new Uint32Array(PLACES)
let round = 0

function nextRound(): void {
  round = (round + 1) >>> 0
  if (round !== 0) return
  lastSeen.fill(0)
  round = 1
}

/** The traits of one sentence while they are gathered; one sentence at a time. */
class Gathered {
  readonly #known: (place: number) => boolean
  readonly #places: number[] = []
  readonly #groups: number[] = []
  /** How many each group has, the unknown ones too. */
  readonly #sizes = new Uint32Array(6)

  constructor(known: (place: number) => boolean) {
    this.#known = known
    nextRound()
  }

  add(group: Group, word: number, next: number): void {
    const place = placeOf(group, word, next)
    if (lastSeen[place] === round) return
    lastSeen[place] = round
    this.#sizes[group.number] = (this.#sizes[group.number] ?? 0) + 1
    if (!this.#known(place)) return
    this.#places.push(place)
    this.#groups.push(group.number)
  }

  all(): SentenceTraits {
    const count = new Float32Array(this.#sizes.length)
    for (const { number, share } of Object.values(groups)) {
      count[number] = share / Math.sqrt(Math.max(1, this.#sizes[number] ?? 0))
    }
    const size = this.#places.length
    const [places, counts] = [new Int32Array(size), new Float32Array(size)]
    // Not `from`, which takes longer than all the rest.
    for (let at = 0; at < size; at++) {
      places[at] = this.#places[at] ?? 0
      counts[at] = count[this.#groups[at] ?? 0] ?? 0
    }
    return { places, counts }
  }
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash
}

/** Mixes two words and their group: every bit of them moves the place (the finish of MurmurHash3). */
function placeOf(group: Group, word: number, next: number): number {
  let mixed = Math.imul(word, 0x9e3779b1) ^ Math.imul(next + group.number, 0x85ebca77)
  mixed ^= mixed >>> 16
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  mixed ^= mixed >>> 16
  return mixed & (PLACES - 1)
}
