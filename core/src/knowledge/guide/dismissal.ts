import type { GuideFacts } from './entry.ts'

export const dismissal: readonly GuideFacts[] = []
