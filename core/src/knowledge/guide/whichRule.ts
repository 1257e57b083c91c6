import type { GuideFacts } from './entry.ts'
import { constitutionalRights } from './whichRule/constitutionalRights.ts'
import { isItATitleIxCase } from './whichRule/isItATitleIxCase.ts'
import { ruleInForce } from './whichRule/ruleInForce.ts'
import { signsOfThe2024Rule } from './whichRule/signsOfThe2024Rule.ts'
import { stateLawAdditions } from './whichRule/stateLawAdditions.ts'
import { timeLimitsAtAGlance } from './whichRule/timeLimitsAtAGlance.ts'

export const whichRule: readonly GuideFacts[] = [
  ruleInForce,
  signsOfThe2024Rule,
  isItATitleIxCase,
  timeLimitsAtAGlance,
  stateLawAdditions,
  constitutionalRights,
]
