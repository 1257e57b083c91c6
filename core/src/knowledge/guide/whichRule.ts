import type { GuideFacts } from './entry.ts'

export const whichRule: readonly GuideFacts[] = []
