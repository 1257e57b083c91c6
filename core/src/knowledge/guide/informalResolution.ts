import type { GuideFacts } from './entry.ts'

export const informalResolution: readonly GuideFacts[] = []
