/**
 * Assurances: what a careful letter of this kind says in some way. Words that refuse a right are without number,
 * words that grant it are few; where none of these is found, the reader is told so and given the question to ask.
 */
import type { Facts } from '../facts.ts'
import { type Hit, hasAny } from '../language/find.ts'
import type { DocumentType } from '../report.ts'
import type { Rule } from '../rule.ts'

/** Ideas that stand together in one sentence or in two that follow each other. */
export interface Assured {
  readonly all: readonly RegExp[]
  /** None of these in the two sentences. */
  readonly unless?: readonly RegExp[]
}

export interface Assurance {
  readonly documents: readonly DocumentType[]
  /** Only where the document speaks of it, in words that are then quoted; without it, silence is told, too. */
  readonly topic?: Assured
  /** Only in such documents. */
  readonly when?: (facts: Facts) => boolean
  readonly met: readonly Assured[]
  /** Tells what was not found and what the rule asks. */
  readonly text: string
}

/** The rule, which also asks where the document does not grant what it should, in any of the usual ways. */
export function withAssurance(rule: Rule, assurances: readonly Assurance[]): Rule {
  return {
    ...rule,
    check: (facts) => {
      const verdict = rule.check(facts)
      if (verdict.state !== 'silent') return verdict
      for (const assurance of assurances) {
        if (!assurance.documents.includes(facts.docType)) continue
        if (assurance.when && !assurance.when(facts)) continue
        if (assurance.met.some((one) => findAssured(facts, one) !== null)) continue
        const at = assurance.topic && findAssured(facts, assurance.topic)
        if (assurance.topic && !at) continue
        return { state: 'ask', text: assurance.text, ...(at && { at }) }
      }
      return verdict
    },
  }
}

/** The first sentence that, with the one behind it, holds all the ideas. */
export function findAssured({ reading }: Facts, { all, unless }: Assured): Hit | null {
  const { sentences } = reading
  for (const sentence of sentences) {
    const { block, index, plain } = sentence
    if (block.kind === 'heading') continue
    const next = sentences[index + 1]
    const follows = next && next.block.kind !== 'heading' ? next.plain : ''
    for (const text of [plain, `${plain} ${follows}`, `${block.heading} ${block.lead} ${plain}`]) {
      if (!all.every((idea) => text.search(idea) !== -1)) continue
      if (unless && hasAny(text, unless)) continue
      return { sentence, start: sentence.start, end: sentence.end }
    }
  }
  return null
}
