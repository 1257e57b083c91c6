import { placed, type Trait } from '../../../learnt/traits.ts'
import type { IndexedMessage } from '../../language/indexedMessage.ts'

/** Only what a text says, for parts of a message that no pattern is tried on. */
export type PlainText = Pick<IndexedMessage, 'plain'>

/** In words. One sign among so many would not count for enough, and the most alarming of many sentences alarms. */
const LONG = 30

export const isLong = ({ plain }: PlainText): boolean => plain.split(' ').length > LONG

/** Places of the table that the traits are hashed into. */
export const TABLE_SIZE = 2 ** 17
/** And of each table that one kind of crisis is told by. */
export const KIND_TABLE_SIZE = 2 ** 12
/** And of the table that a long message is judged by beside the first. */
export const LONG_TABLE_SIZE = 2 ** 14

/** What each group of traits counts for against the others, so that many letters do not drown few words. */
const shares = { words: 1, pairs: 0.7, letters: 0.7, near: 0.5 } as const

/**
 * What the second opinion reads of a message: its words, pairs of neighbours, runs of letters (so that a word
 * it never learnt counts as those that look like it), and words that stand near one another. Each group counts
 * as much in a short message as in a long one.
 *
 * @param message the whole message or some of its sentences
 */
export function traitsOf(message: PlainText): readonly Trait[] {
  const words = wordsIn(message)
  return [
    ...placed('words', new Set(words), { share: shares.words, size: TABLE_SIZE }),
    ...placed('pairs', pairsOf(words), { share: shares.pairs, size: TABLE_SIZE }),
    ...placed('letters', lettersOf(words), { share: shares.letters, size: TABLE_SIZE }),
    ...placed('near', nearWords(words), { share: shares.near, size: TABLE_SIZE }),
  ]
}

/** The fewer traits that tell one kind of crisis from another. */
export function kindTraitsOf(message: PlainText): readonly Trait[] {
  return fewTraitsOf(message, KIND_TABLE_SIZE)
}

/** The fewer traits that tell what is another in a long message, whole or in parts. */
export function longTraitsOf(message: PlainText): readonly Trait[] {
  return fewTraitsOf(message, LONG_TABLE_SIZE)
}

function fewTraitsOf(message: PlainText, size: number): readonly Trait[] {
  const words = wordsIn(message)
  return [
    ...placed('words', new Set(words), { share: shares.words, size }),
    ...placed('pairs', pairsOf(words), { share: shares.pairs, size }),
  ]
}

function wordsIn({ plain }: PlainText): string[] {
  return plain.split(' ').filter((word) => word !== '|' && word !== '')
}

function pairsOf(words: readonly string[]): Set<string> {
  const edged = ['^', ...words, '$']
  return new Set(edged.slice(1).map((word, at) => `${edged[at]} ${word}`))
}

/** Runs across words too: they are pairs of beginnings and endings. */
function lettersOf(words: readonly string[]): Set<string> {
  const text = words.join('_')
  const runs = new Set<string>()
  for (let at = 0; at + RUN <= text.length; at++) runs.add(text.slice(at, at + RUN))
  return runs
}
const RUN = 5

/** Pairs of words with one to three others between them. */
function nearWords(words: readonly string[]): Set<string> {
  const pairs = new Set<string>()
  for (const [at, word] of words.entries()) {
    for (const other of words.slice(at + 2, at + 2 + NEAR)) pairs.add(`${word} ${other}`)
  }
  return pairs
}
const NEAR = 3
