import type { GuideFacts } from './entry.ts'

export const definitions: readonly GuideFacts[] = []
