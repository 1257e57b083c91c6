import { disability } from './emergencyRemoval/disability.ts'
import { otherSteps } from './emergencyRemoval/otherSteps.ts'
import { removal } from './emergencyRemoval/removal.ts'
import type { GuideFacts } from './entry.ts'

export const emergencyRemoval: readonly GuideFacts[] = [...removal, ...otherSteps, ...disability]
