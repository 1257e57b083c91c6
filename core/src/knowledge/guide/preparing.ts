import type { GuideFacts } from './entry.ts'

export const preparing: readonly GuideFacts[] = []
