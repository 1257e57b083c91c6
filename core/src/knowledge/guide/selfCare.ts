import type { GuideFacts } from './entry.ts'
import { privacy } from './selfCare/privacy.ts'
import { standingBy } from './selfCare/standingBy.ts'
import { telling } from './selfCare/telling.ts'
import { you } from './selfCare/you.ts'

export const selfCare: readonly GuideFacts[] = [...you, ...telling, ...privacy, ...standingBy]
