import type { GuideFacts } from './entry.ts'
import { caseAndTime } from './whichRule/caseAndTime.ts'
import { stateLaw } from './whichRule/stateLaw.ts'
import { twoRules } from './whichRule/twoRules.ts'

export const whichRule: readonly GuideFacts[] = [...twoRules, ...stateLaw, ...caseAndTime]
