import type { GuideFacts } from './entry.ts'

export const outsideTheSchool: readonly GuideFacts[] = []
