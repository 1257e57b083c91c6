import type { GuideFacts } from './entry.ts'

export const k12: readonly GuideFacts[] = []
