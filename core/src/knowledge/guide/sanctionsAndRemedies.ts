import type { GuideFacts } from './entry.ts'

export const sanctionsAndRemedies: readonly GuideFacts[] = []
