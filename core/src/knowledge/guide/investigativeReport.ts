import type { GuideFacts } from './entry.ts'

export const investigativeReport: readonly GuideFacts[] = []
