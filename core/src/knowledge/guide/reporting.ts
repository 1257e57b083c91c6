import type { GuideFacts } from './entry.ts'

export const reporting: readonly GuideFacts[] = []
