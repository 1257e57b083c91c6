import type { GuideFacts } from './entry.ts'

export const evidence: readonly GuideFacts[] = []
