import type { Question } from '../exchange.ts'
import { matchesAny } from '../language/indexedMessage.ts'
import { plainWords } from '../language/plainWords.ts'
import { messageOf, shows } from '../language/signs.ts'
import { aboutDecisions } from './decision.ts'
import { aboutHearings } from './hearing.ts'
import type { Belief, Premise } from './premise.ts'
import { aboutProof } from './proof.ts'
import { aboutSteps } from './steps.ts'
import { aboutTheRule } from './whichRule.ts'
import { saysItRight } from './words.ts'

/** All beliefs, the ones that change an answer most first. */
export const beliefs: readonly Belief[] = [
  ...aboutTheRule,
  ...aboutHearings,
  ...aboutProof,
  ...aboutDecisions,
  ...aboutSteps,
]

/** More than two corrections would bury the answer. */
const MOST = 2

/**
 * What the reader believes or was told, or asks whether it is true, that is not so; at most two. Empty where
 * the reader says it as the rule does.
 */
export function findPremises({ message }: Question): readonly Premise[] {
  const read = messageOf(plainWords(message))
  if (matchesAny(read.whole, saysItRight)) return []
  return beliefs.filter(({ signs }) => shows(read, signs)).slice(0, MOST)
}
