import type { Sentence } from '../../document/reading.ts'
import type { FirstReading } from '../rule.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import type { Reader } from './reader.ts'

/** A rule that a sentence may go against, with all that counts for or against it. */
export interface Signs extends Candidate {
  /** A pattern of this rule found the sentence. */
  readonly isFound: boolean
  /** A pattern of another rule found it. */
  readonly isOthers: boolean
  /** The rule's patterns found its demand met in the document. */
  readonly isMet: boolean
}

/**
 * What each sign counts for, in log odds that a careful reader would call it an issue: fitted on letters whose writers
 * had been left out of what the tables were learnt from (`node tools/train.ts faults --fit`, decision 0032).
 */
const COUNTS = [1.472, 1.283, 1.273, -0.733, -0.213, 0.301, 0.412, 1.105, -0.481, -1.051]
const START = 2.388

/** The signs as numbers, in the order of `COUNTS`. */
export function numbersOf(signs: Signs): readonly number[] {
  const { meanAny, meanShare, mostShare, ownAny, ownShare, sentence } = signs
  const yesOrNo = [signs.isFound, signs.isOthers, signs.isMet].map(Number)
  const odds = [meanAny, meanShare, mostShare, Math.exp(ownShare), ownAny, meanAny * meanShare]
  return [...odds, lengthOf(sentence), ...yesOrNo]
}

/** In words: a longer sentence is no likelier to go against a rule for that. */
const LONG = 60

/** From 0 to 1. */
function lengthOf({ text }: Sentence): number {
  return (text.split(/\s+/, LONG).length - 1) / LONG
}

/** In log odds. */
export function oddsOf(signs: Signs): number {
  return numbersOf(signs).reduce((sum, one, at) => sum + one * (COUNTS[at] ?? 0), START)
}

/** What may go against rules in a document, by what was learnt and by what patterns found. */
export function signsOf(
  reader: Reader,
  sentences: readonly Sentence[],
  firsts: readonly FirstReading[],
): Signs[] {
  const found = new Map<Sentence, string[]>()
  const met = new Set<string>()
  for (const { rule, verdict } of firsts) {
    const [id] = rule.requirements
    if (verdict.state === 'found') met.add(id)
    if (verdict.state !== 'contradicted') continue
    const own = found.get(verdict.at.sentence)
    if (own) own.push(id)
    else found.set(verdict.at.sentence, [id])
  }
  return candidatesOf(reader, sentences, found).map((candidate) => {
    const own = found.get(candidate.sentence) ?? []
    return {
      ...candidate,
      isFound: own.includes(candidate.id),
      isOthers: own.some((id) => id !== candidate.id),
      isMet: met.has(candidate.id),
    }
  })
}
