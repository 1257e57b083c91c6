import type { Vocabulary } from './encoder.ts'

/** Tokens at most of what is asked, of what stands before and after the sentence, and of the sentence. */
const ASKED = 64
const BEFORE = 48
const AFTER = 24
const SENTENCE = 96

/** What the encoder reads to tell what a sentence says of a point; the sentence is the tokens [start, end) of it. */
export interface PairWindow {
  readonly ids: readonly number[]
  readonly start: number
  readonly end: number
}

/**
 * What is asked, then the sentence between what stands before it (its heading and two sentences) and after it, as `window`
 * of learning/pairs/data.py has them: a model reads what it has learned from.
 *
 * @param tokensOf the tokens of a sentence by its place; undefined where there is none
 * @param asked the tokens of the words that are asked about
 * @param heading the tokens of the heading that the sentence stands under
 */
export function pairWindow(
  tokensOf: (sentence: number) => readonly number[] | undefined,
  sentence: number,
  asked: readonly number[],
  heading: readonly number[],
  { classification, separator }: Omit<Vocabulary, 'tokenize'>,
): PairWindow {
  const of = (at: number) => tokensOf(at) ?? []
  const before = [...heading, ...of(sentence - 2), ...of(sentence - 1)].slice(-BEFORE)
  const own = of(sentence).slice(0, SENTENCE)
  const first = [classification, ...asked.slice(0, ASKED), separator, ...before, separator]
  return {
    ids: [...first, ...own, separator, ...of(sentence + 1).slice(0, AFTER), separator],
    start: first.length,
    end: first.length + own.length,
  }
}
