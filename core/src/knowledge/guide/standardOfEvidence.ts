import type { GuideFacts } from './entry.ts'

export const standardOfEvidence: readonly GuideFacts[] = []
