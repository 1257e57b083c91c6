import type { GuideFacts } from './entry.ts'

export const emergencyRemoval: readonly GuideFacts[] = []
