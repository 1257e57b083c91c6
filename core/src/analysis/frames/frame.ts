/**
 * Frames: what a sentence is about, as a few ideas in any order, where the rules' own phrases ask for words in a
 * row. Schools say the same thing in many ways; the ideas ("a lawyer", "is kept out") stay.
 */
import type { Reading, Sentence } from '../../document/reading.ts'
import type { Facts } from '../facts.ts'
import { type Hit, hasAny } from '../language/find.ts'
import { neededBy } from '../language/phrase.ts'
import { isQuotedAt, isRegulationQuote, isReported, isSupposed } from '../language/stance.ts'
import { candidates } from '../language/wordIndex.ts'
import type { DocumentType } from '../report.ts'
import type { Rule } from '../rule.ts'
import { roleText } from './roleText.ts'

export interface Frame {
  /**
   * Each of them stands in the sentence, in any order. The first one also tells which sentences are looked at
   * (through the index of words), so it must not lean on a role that only a name stands for.
   */
  readonly all: readonly [RegExp, ...RegExp[]]
  /** One of these in the sentence itself, the one before or after it, or in the heading above. */
  readonly beside?: readonly RegExp[]
  /** None of these in the sentence. */
  readonly unless?: readonly RegExp[]
  /** Only in such documents; else wherever the rule is checked. */
  readonly documents?: readonly DocumentType[]
  /** Only where the document does not also say what the rule asks for. */
  readonly unlessFound?: true
  /** The paragraph, where it is another one than that of the rule's first requirement. */
  readonly cite?: string
  /** Also where the sentence passes on what somebody said. */
  readonly reported?: true
}

/** Ideas that stand together in one sentence. */
export function together(
  all: readonly [RegExp, ...RegExp[]],
  more: Omit<Frame, 'all'> = {},
): Frame {
  return { all, ...more }
}

/** The rule, which also reads its frames (all of one cite) where its own phrases found nothing against it. */
export function withFrames(rule: Rule, frames: readonly Frame[]): Rule {
  return {
    ...rule,
    check: (facts) => {
      const verdict = rule.check(facts)
      if (verdict.state === 'contradicted') return verdict
      const fitting = frames.filter(
        ({ documents, unlessFound }) =>
          (documents?.includes(facts.docType) ?? true) &&
          !(unlessFound && verdict.state === 'found'),
      )
      const at = findFrame(facts, fitting)
      if (!at) return verdict
      const cite = fitting[0]?.cite
      return { state: 'contradicted', at, ...(cite && { cite }) }
    },
  }
}

/** The first sentence, in reading order, in which one of the frames stands; null where none does. */
export function findFrame({ reading }: Facts, frames: readonly Frame[]): Hit | null {
  let first: Sentence | null = null
  for (const frame of frames) {
    for (const at of candidates(reading, neededBy(frame.all[0]))) {
      if (first && at >= first.index) break
      const sentence = reading.sentences[at]
      if (sentence && stands(reading, sentence, frame)) first = sentence
    }
  }
  return first && { sentence: first, start: first.start, end: first.end }
}

function stands(reading: Reading, sentence: Sentence, frame: Frame): boolean {
  if (sentence.block.kind === 'heading') return false
  const at = sentence.plain.search(frame.all[0])
  if (at === -1 || isQuotedAt(sentence, at)) return false
  const plain = roleText(reading, sentence)
  if (!frame.all.every((idea) => plain.search(idea) !== -1)) return false
  if (frame.unless && hasAny(plain, frame.unless)) return false
  if (isSupposed(sentence) || isRegulationQuote(sentence)) return false
  if (!frame.reported && isReported(sentence)) return false
  return !frame.beside || hasAny(around(reading, sentence), frame.beside)
}

function around(reading: Reading, { index, block }: Sentence): string {
  const beside = [index - 1, index, index + 1].map((at) => reading.sentences[at]?.plain ?? '')
  return [...beside, block.lead, block.heading].join(' | ')
}
