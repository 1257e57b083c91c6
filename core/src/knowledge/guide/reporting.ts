import type { GuideFacts } from './entry.ts'
import { afterReport } from './reporting/afterReport.ts'
import { anonymous } from './reporting/anonymous.ts'
import { deadlineToReport } from './reporting/deadlineToReport.ts'
import { howToReport } from './reporting/howToReport.ts'
import { police } from './reporting/police.ts'
import { someoneElseReported } from './reporting/someoneElseReported.ts'
import { tellingEmployees } from './reporting/tellingEmployees.ts'

export const reporting: readonly GuideFacts[] = [
  howToReport,
  afterReport,
  someoneElseReported,
  tellingEmployees,
  deadlineToReport,
  anonymous,
  police,
]
