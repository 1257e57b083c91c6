import { afterNotResponsible } from './determination/afterNotResponsible.ts'
import { afterResponsible } from './determination/afterResponsible.ts'
import { biasOrConflictOfInterest } from './determination/biasOrConflictOfInterest.ts'
import { decisionLetter } from './determination/decisionLetter.ts'
import { waitingForTheDecision } from './determination/waitingForTheDecision.ts'
import { whenTheDecisionIsFinal } from './determination/whenTheDecisionIsFinal.ts'
import { whoDecides } from './determination/whoDecides.ts'
import type { GuideFacts } from './entry.ts'

export const determination: readonly GuideFacts[] = [
  decisionLetter,
  whoDecides,
  whenTheDecisionIsFinal,
  waitingForTheDecision,
  afterNotResponsible,
  biasOrConflictOfInterest,
  afterResponsible,
]
