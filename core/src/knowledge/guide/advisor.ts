import type { GuideFacts } from './entry.ts'

export const advisor: readonly GuideFacts[] = []
