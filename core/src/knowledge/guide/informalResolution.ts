import type { GuideFacts } from './entry.ts'
import { choosing } from './informalResolution/choosing.ts'
import { limits } from './informalResolution/limits.ts'
import { notice } from './informalResolution/notice.ts'

export const informalResolution: readonly GuideFacts[] = [...choosing, ...limits, ...notice]
