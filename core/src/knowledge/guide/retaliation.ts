import type { GuideFacts } from './entry.ts'

export const retaliation: readonly GuideFacts[] = []
