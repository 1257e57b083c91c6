import type { GuideFacts } from './entry.ts'

export const determination: readonly GuideFacts[] = []
