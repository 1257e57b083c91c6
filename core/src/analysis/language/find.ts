import type { Reading, Sentence } from '../../document/reading.ts'
import { isNegatedAt, isQuotedAt, isSupposed } from './stance.ts'

/** Words of the document: offsets into its text. */
export interface Hit {
  readonly sentence: Sentence
  readonly start: number
  readonly end: number
}

export interface Pattern {
  readonly says: RegExp
  /** These, too: in the sentence before or after it, or in the sentence itself. */
  readonly near?: RegExp
  /** Not these in the sentence. */
  readonly unless?: RegExp
  /** The words say it also when a "not" stands before them, as patterns that hold their own negation do. */
  readonly anyPolarity?: boolean
  /** Also count quotations and suppositions. */
  readonly anyStance?: boolean
}

/** A pattern whose words carry the negation themselves ("may not attend", "no recording is made"). */
export function against(says: RegExp, more: Omit<Pattern, 'says'> = {}): Pattern {
  return { says, anyPolarity: true, ...more }
}

/** A pattern that must be affirmed: a "not" before the words undoes it. */
export function affirms(says: RegExp, more: Omit<Pattern, 'says'> = {}): Pattern {
  return { says, ...more }
}

/** The first words, in reading order, that the pattern finds in the document's own statements; null where there are none. */
export function findFirst(reading: Reading, pattern: Pattern): Hit | null {
  for (const sentence of reading.sentences) {
    if (sentence.block.kind === 'heading') continue
    const hit = findIn(reading, sentence, pattern)
    if (hit) return hit
  }
  return null
}

function findIn(reading: Reading, sentence: Sentence, pattern: Pattern): Hit | null {
  const { plain, start } = sentence
  for (const { 0: words, index } of plain.matchAll(pattern.says)) {
    if (!isOwnAndMeant(sentence, index, pattern)) continue
    if (!holdsAround(reading, sentence, pattern)) return null
    return { sentence, start: start + index, end: start + index + words.length }
  }
  return null
}

/** Whether words at `offset` are the document's own, and affirmed where the pattern asks for that. */
function isOwnAndMeant(sentence: Sentence, offset: number, pattern: Pattern): boolean {
  if (!pattern.anyPolarity && isNegatedAt(sentence.plain, offset)) return false
  return pattern.anyStance || !isNotOwn(sentence, offset)
}

function isNotOwn(sentence: Sentence, offset: number): boolean {
  return isSupposed(sentence) || isQuotedAt(sentence, offset)
}

function holdsAround({ sentences }: Reading, { index, plain }: Sentence, pattern: Pattern) {
  const { near, unless } = pattern
  if (unless && plain.search(unless) !== -1) return false
  if (!near) return true
  const beside = [index - 1, index, index + 1].map((at) => sentences[at]?.plain ?? '')
  return beside.some((text) => text.search(near) !== -1)
}
