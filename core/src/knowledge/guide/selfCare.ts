import type { GuideFacts } from './entry.ts'
import { classes } from './selfCare/classes.ts'
import { privacy } from './selfCare/privacy.ts'
import { standingBy } from './selfCare/standingBy.ts'
import { telling } from './selfCare/telling.ts'
import { you } from './selfCare/you.ts'

export const selfCare: readonly GuideFacts[] = [
  ...you,
  ...classes,
  ...telling,
  ...privacy,
  ...standingBy,
]
