import type { GuideFacts } from './entry.ts'

export const appeal: readonly GuideFacts[] = []
