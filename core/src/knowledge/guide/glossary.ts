import type { GuideFacts } from './entry.ts'

export const glossary: readonly GuideFacts[] = []
