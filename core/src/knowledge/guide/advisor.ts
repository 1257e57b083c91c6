import { choosing } from './advisor/choosing.ts'
import { freeAtHearing } from './advisor/freeAtHearing.ts'
import { limits } from './advisor/limits.ts'
import { morePeople } from './advisor/morePeople.ts'
import { role } from './advisor/role.ts'
import { who } from './advisor/who.ts'
import type { GuideFacts } from './entry.ts'

export const advisor: readonly GuideFacts[] = [
  who,
  role,
  freeAtHearing,
  choosing,
  limits,
  morePeople,
]
