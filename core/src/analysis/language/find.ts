import type { Reading, Sentence } from '../../document/reading.ts'
import { neededBy } from './phrase.ts'
import { GROUP, inGroup, type Places } from './places.ts'
import {
  isNegatedAt,
  isQuotedAt,
  isRegulationQuote,
  isReported,
  isSupposed,
  isTakenBack,
} from './stance.ts'
import { candidates } from './wordIndex.ts'

/** Words of the document: offsets into its text. */
export interface Hit {
  readonly sentence: Sentence
  readonly start: number
  readonly end: number
}

export interface Pattern {
  /** Any of these in the sentence. */
  readonly says: readonly RegExp[]
  /** One of these, too: in the sentence, in the block's run-in heading or in the heading above. */
  readonly about?: readonly RegExp[]
  /** One of these, too: in the sentence before or after it, or in the sentence itself. */
  readonly near?: readonly RegExp[]
  /** None of these in the sentence. */
  readonly unless?: readonly RegExp[]
  /** The words say it also when a "not" stands before them, as patterns that hold their own negation do. */
  readonly anyPolarity?: boolean
  /** Also count what somebody is reported to have said, quotations and suppositions. */
  readonly anyStance?: boolean
  /** Also look into headings. */
  readonly headings?: boolean
}

/** A pattern whose words carry the negation themselves ("may not attend", "no recording is made"). */
export function against(
  says: RegExp | readonly RegExp[],
  more: Omit<Pattern, 'says'> = {},
): Pattern {
  return { says: asList(says), anyPolarity: true, ...more }
}

/** A pattern that must be affirmed: a "not" before the words undoes it. */
export function affirms(
  says: RegExp | readonly RegExp[],
  more: Omit<Pattern, 'says'> = {},
): Pattern {
  return { says: asList(says), ...more }
}

function asList(says: RegExp | readonly RegExp[]): readonly RegExp[] {
  return says instanceof RegExp ? [says] : says
}

/** The first words, in reading order, that one of the patterns finds; null where none does. */
export function findFirst(reading: Reading, patterns: readonly Pattern[]): Hit | null {
  for (const hit of findAll(reading, patterns)) return hit
  return null
}

/**
 * All words that the patterns find, in reading order, at most one for each sentence.
 *
 * @param where only in such sentences; asked before the patterns, which cost more
 */
export function* findAll(
  reading: Reading,
  patterns: readonly Pattern[],
  where: (sentence: Sentence) => boolean = () => true,
): Generator<Hit> {
  const tries = patterns.flatMap((pattern) => triesOf(reading, pattern))
  // Some sentences at a time: few of the expressions can be in any of them.
  for (let group = 0; group * GROUP < reading.sentences.length; group++) {
    const here = tries.filter(({ places }) => places.group(group) !== 0)
    const possible = here.reduce((all, { places }) => all | places.group(group), 0)
    for (const at of inGroup(possible)) {
      const sentence = reading.sentences[group * GROUP + at]
      if (!sentence || !where(sentence)) continue
      const hit = firstHit(reading, sentence, here)
      if (hit && !isTakenBack(reading.sentences[sentence.index + 1])) yield hit
    }
  }
}

/** An expression of a pattern, with the sentences in which it can be. */
interface Try {
  readonly pattern: Pattern
  readonly expression: RegExp
  readonly places: Places
}

function triesOf(reading: Reading, pattern: Pattern): Try[] {
  return pattern.says.map((expression) => ({
    pattern,
    expression,
    places: candidates(reading, neededBy(expression)),
  }))
}

/** What the first fitting pattern finds in one sentence. */
function firstHit(reading: Reading, sentence: Sentence, tries: readonly Try[]): Hit | null {
  const isHeading = sentence.block.kind === 'heading'
  let elsewhere: Pattern | null = null
  for (const { pattern, expression, places } of tries) {
    if (pattern === elsewhere || !places.has(sentence.index)) continue
    if (isHeading && !pattern.headings) continue
    const hit = matchExpression(reading, sentence, pattern, expression)
    if (hit === 'elsewhere') elsewhere = pattern
    else if (hit) return hit
  }
  return null
}

/** @returns 'elsewhere' where the words are there, and what must stand around them is not */
function matchExpression(
  reading: Reading,
  sentence: Sentence,
  pattern: Pattern,
  expression: RegExp,
): Hit | 'elsewhere' | null {
  const { plain } = sentence
  // Not `matchAll`, which copies the expression at each call: here that costs more than the search.
  expression.lastIndex = 0
  for (let match = expression.exec(plain); match; match = expression.exec(plain)) {
    const next = Math.max(expression.lastIndex, match.index + 1)
    if (!isOwnAndMeant(sentence, match.index, pattern)) {
      // The checks may have used this very expression.
      expression.lastIndex = next
      continue
    }
    if (!holdsAround(reading, sentence, pattern)) return 'elsewhere'
    return {
      sentence,
      start: sentence.start + match.index,
      end: sentence.start + match.index + match[0].length,
    }
  }
  return null
}

/** Whether words at `offset` are the document's own, and affirmed where the pattern asks for that. */
function isOwnAndMeant(sentence: Sentence, offset: number, pattern: Pattern): boolean {
  if (!pattern.anyPolarity && isNegatedAt(sentence.plain, offset)) return false
  return pattern.anyStance || !isNotOwn(sentence, offset)
}

function isNotOwn(sentence: Sentence, offset: number): boolean {
  return (
    isSupposed(sentence) ||
    isReported(sentence) ||
    isRegulationQuote(sentence) ||
    isQuotedAt(sentence, offset)
  )
}

function holdsAround(reading: Reading, sentence: Sentence, pattern: Pattern): boolean {
  const { block, index, plain } = sentence
  if (pattern.unless && hasAny(plain, pattern.unless)) return false
  const topic = `${plain} | ${block.lead} | ${block.heading}`
  if (pattern.about && !hasAny(topic, pattern.about)) return false
  if (!pattern.near) return true
  const beside = [index - 1, index, index + 1].map((at) => reading.sentences[at]?.plain ?? '')
  return beside.some((text) => hasAny(text, pattern.near ?? []))
}

/** Whether one of the patterns finds anything in the text. */
export function hasAny(text: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => text.search(pattern) !== -1)
}
