import type { GuideFacts } from './entry.ts'
import { investigatorDoesNotDecide } from './investigativeReport/investigatorDoesNotDecide.ts'
import { respondToTheReport } from './investigativeReport/respondToTheReport.ts'
import { whatTheReportHolds } from './investigativeReport/whatTheReportHolds.ts'
import { whenTheReportComes } from './investigativeReport/whenTheReportComes.ts'

export const investigativeReport: readonly GuideFacts[] = [
  whatTheReportHolds,
  whenTheReportComes,
  respondToTheReport,
  investigatorDoesNotDecide,
]
