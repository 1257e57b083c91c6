import type { GuideFacts } from './entry.ts'

export const employees: readonly GuideFacts[] = []
