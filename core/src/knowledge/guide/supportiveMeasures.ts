import type { GuideFacts } from './entry.ts'

export const supportiveMeasures: readonly GuideFacts[] = []
