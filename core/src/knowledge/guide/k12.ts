import type { GuideFacts } from './entry.ts'
import { advisor } from './k12/advisor.ts'
import { disability } from './k12/disability.ts'
import { hearingAndQuestions } from './k12/hearingAndQuestions.ts'
import { parents } from './k12/parents.ts'
import { tellingAnyEmployee } from './k12/tellingAnyEmployee.ts'
import { whatDiffers } from './k12/whatDiffers.ts'
import { youngChildren } from './k12/youngChildren.ts'

export const k12: readonly GuideFacts[] = [
  whatDiffers,
  hearingAndQuestions,
  parents,
  tellingAnyEmployee,
  advisor,
  disability,
  youngChildren,
]
