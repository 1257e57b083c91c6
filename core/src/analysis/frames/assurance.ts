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
      if (verdict.state !== 'silent' || !isWhole(facts)) return verdict
      for (const assurance of assurances) {
        if (!assurance.documents.includes(facts.docType)) continue
        if (assurance.when && !assurance.when(facts)) continue
        if (assurance.met.some((one) => findAssured(facts, one) !== null)) continue
        const at = assurance.topic && findAssured(facts, assurance.topic, true)
        if (assurance.topic && !at) continue
        return { state: 'ask', text: assurance.text, ...(at && { at }) }
      }
      return verdict
    },
  }
}

/** The rule, which takes what these words grant for found where its own phrases did not find it. */
export function withGrants(rule: Rule, grants: readonly Assured[]): Rule {
  return {
    ...rule,
    check: (facts) => {
      const verdict = rule.check(facts)
      if (verdict.state !== 'missing') return verdict
      for (const grant of grants) {
        const at = findAssured(facts, grant)
        if (at) return { state: 'found', at }
      }
      return verdict
    },
  }
}

const FEWEST_SENTENCES = 6
const SHORTEST = 400

/** A few lines do not tell what the letter that they come from grants. */
function isWhole({ reading }: Facts): boolean {
  const { document, sentences } = reading
  return sentences.length >= FEWEST_SENTENCES && document.text.length >= SHORTEST
}

/**
 * The first sentence that holds all the ideas, with the one behind it or its heading.
 *
 * @param alone by itself only, for words that are quoted
 */
export function findAssured(
  { reading }: Facts,
  { all, unless }: Assured,
  alone = false,
): Hit | null {
  const { sentences } = reading
  for (const sentence of sentences) {
    const { block, index, plain } = sentence
    if (block.kind === 'heading') continue
    const next = sentences[index + 1]
    const follows = next && next.block.kind !== 'heading' ? next.plain : ''
    const wider = [`${plain} ${follows}`, `${block.heading} ${block.lead} ${plain}`]
    for (const text of alone ? [plain] : [plain, ...wider]) {
      if (!all.every((idea) => text.search(idea) !== -1)) continue
      if (unless && hasAny(text, unless)) continue
      return { sentence, start: sentence.start, end: sentence.end }
    }
  }
  return null
}
