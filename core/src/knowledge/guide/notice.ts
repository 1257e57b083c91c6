import type { GuideFacts } from './entry.ts'

export const notice: readonly GuideFacts[] = []
