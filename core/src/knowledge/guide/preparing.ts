import type { GuideFacts } from './entry.ts'
import { days } from './preparing/days.ts'
import { letters } from './preparing/letters.ts'
import { papers } from './preparing/papers.ts'

export const preparing: readonly GuideFacts[] = [...papers, ...letters, ...days]
