import { CLEARLY_MET, type Evidence, NO_LOOK, signNames } from '../reader/evidence.ts'
import { type Judges, likelihoodOf } from '../reader/judge.ts'
import type { Point } from './point.ts'
import type { DocumentType } from './report.ts'
import type { Verdict } from './verdict.ts'

/** From how likely on words are said to meet a point; what is less likely is not said. */
const LEAST_MET = 0.7
/**
 * Unsure words against a point are not told of a document that plainly meets it elsewhere: of 13 such 7 were lawful
 * (decision 0060).
 */
const PLAINLY_MET = 6
/** From how likely on words are said to go against a point, in a paper of up to so many sentences and in a longer one. */
const LEAST_AGAINST = 0.5
const MANY_SENTENCES = 200
/** Among many sentences one is always likely: of those told below this half were lawful (decision 0046). */
const LEAST_AMONG_MANY = 0.7
/** Of a policy less is certain: what seems to be left out is often half said (decision 0046). */
const LEAST_MISSING = { letter: 0.7, policy: 0.8 } as const
/** What a policy need not hold is only listed: from here on 9 of 10 such points were not stated (decision 0062). */
const LEAST_UNSTATED = 0.5
/** Nothing is praised that other words may take back: of such points a fifth to a third are not met. */
const MOST_OPPOSED = { letter: 0.3, policy: 0.4 } as const
/**
 * From here on words are said to go against the rule without a reservation: of 160 in letters by writers who saw no rule,
 * 6 did not. In real policies too few were right to say.
 */
const SURE = { letter: 0.75, policy: 0.9 } as const

/** Whether words go so surely against the rule that it can be said without a reservation. */
export function isSure(likelihood: number, docType: DocumentType): boolean {
  return likelihood >= SURE[docType === 'school_policy' ? 'policy' : 'letter']
}

/** Whether the rule says that a document of this kind must hold the point, so that its silence can be told. */
export function mustHold(
  { documents, missing, mustBeIn = documents }: Point,
  docType: DocumentType,
) {
  return missing !== undefined && mustBeIn.includes(docType)
}

/** What was not worth a second look goes against nothing: the judge has learned from the rest alone. */
const isLookedAt = (signs: Evidence['signs']) =>
  signs[signNames.indexOf('against at a second look')] !== NO_LOOK

function leastAgainst(signs: Evidence['signs']): number {
  const sentences = signs[signNames.indexOf('sentences')] ?? 0
  return sentences > Math.log(MANY_SENTENCES) ? LEAST_AMONG_MANY : LEAST_AGAINST
}

/** What the evidence of the whole document comes to for one point. */
export function weigh(
  { signs, met, against }: Evidence,
  judges: Judges,
  point: Point,
  docType: DocumentType,
): Verdict {
  const { contradicted, toAsk } = point
  const isPolicy = docType === 'school_policy'
  const paper = isPolicy ? 'policy' : 'letter'
  const opposed = isLookedAt(signs) ? likelihoodOf(judges.against, signs, isPolicy) : 0
  const clearest = signs[signNames.indexOf('met')] ?? 0
  if (opposed >= leastAgainst(signs) && (contradicted ?? toAsk) !== undefined) {
    if (clearest > PLAINLY_MET && !isSure(opposed, docType)) return { state: 'silent' }
    if (contradicted === undefined) return { state: 'ask', at: against }
    return { state: 'contradicted', at: against, likelihood: opposed }
  }
  if (likelihoodOf(judges.met, signs, isPolicy) >= LEAST_MET) {
    // Of the praise below, 9 of 23 sentences did not carry it, above 20 of 248 (decision 0060).
    const isShown = opposed < MOST_OPPOSED[paper] && clearest >= CLEARLY_MET
    return isShown ? { state: 'found', at: met } : { state: 'silent' }
  }
  const unsaid = likelihoodOf(judges.missing, signs, isPolicy)
  if (mustHold(point, docType) && unsaid >= LEAST_MISSING[paper]) return { state: 'missing' }
  return { state: isPolicy && unsaid >= LEAST_UNSTATED ? 'unstated' : 'silent' }
}
