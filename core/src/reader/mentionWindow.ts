import type { Vocabulary } from './encoder.ts'

/** Tokens at most of the heading, of what stands before and after the words, and of the words. */
const HEADING = 12
const BEFORE = 64
const AFTER = 40
const MENTION = 16

/** Tokens [start, end) of a sentence, by its place. */
export interface Span {
  readonly sentence: number
  readonly start: number
  readonly end: number
}

/** What the encoder reads to tell what words are about; they are the tokens [start, end) of it. */
export interface MentionWindow {
  readonly ids: readonly number[]
  readonly start: number
  readonly end: number
}

/**
 * The words between two mask tokens, with what stands around them and the heading above them, as `around` of
 * learning/times/data.py has them: a model reads what it has learned from.
 *
 * @param tokensOf the tokens of a sentence by its place; undefined where there is none
 * @param heading the tokens of the heading that their sentence stands under
 */
export function mentionWindow(
  tokensOf: (sentence: number) => readonly number[] | undefined,
  { sentence, start, end }: Span,
  heading: readonly number[],
  { classification, mask, separator }: Omit<Vocabulary, 'tokenize'>,
): MentionWindow {
  const own = tokensOf(sentence) ?? []
  // Of a long sentence no more than is needed.
  let before = own.slice(Math.max(0, start - BEFORE), start)
  for (let at = sentence - 1; before.length < BEFORE && at >= 0; at--)
    before = (tokensOf(at)?.slice(-BEFORE) ?? []).concat(separator, before)
  let after = own.slice(end, end + AFTER)
  for (let at = sentence + 1; after.length < AFTER; at++) {
    const next = tokensOf(at)
    if (!next) break
    after = after.concat(separator, next.slice(0, AFTER))
  }
  const head = heading.slice(0, HEADING)
  const words = own.slice(start, Math.min(end, start + MENTION))
  const first = head.length > 0 ? [classification, ...head, separator] : [classification]
  const ids = [...first, ...before.slice(-BEFORE), mask]
  return {
    ids: [...ids, ...words, mask, ...after.slice(0, AFTER), separator],
    start: ids.length,
    end: ids.length + words.length,
  }
}
