import type { GuideFacts } from './entry.ts'

export const start: readonly GuideFacts[] = []
