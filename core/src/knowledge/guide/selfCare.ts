import type { GuideFacts } from './entry.ts'

export const selfCare: readonly GuideFacts[] = []
