import type { GuideFacts } from './entry.ts'

export const hearing: readonly GuideFacts[] = []
