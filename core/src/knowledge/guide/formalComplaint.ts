import type { GuideFacts } from './entry.ts'

export const formalComplaint: readonly GuideFacts[] = []
