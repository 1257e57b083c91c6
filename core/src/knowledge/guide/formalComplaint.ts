import type { GuideFacts } from './entry.ts'
import { coordinatorSigns } from './formalComplaint/coordinatorSigns.ts'
import { joined } from './formalComplaint/joined.ts'
import { reportOrComplaint } from './formalComplaint/reportOrComplaint.ts'
import { respondentFromElsewhere } from './formalComplaint/respondentFromElsewhere.ts'
import { whatItIs } from './formalComplaint/whatItIs.ts'
import { whoCanFile } from './formalComplaint/whoCanFile.ts'

export const formalComplaint: readonly GuideFacts[] = [
  whatItIs,
  reportOrComplaint,
  coordinatorSigns,
  whoCanFile,
  respondentFromElsewhere,
  joined,
]
