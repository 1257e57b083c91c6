import type { GuideFacts } from './entry.ts'

export const confidentialityAndRecords: readonly GuideFacts[] = []
