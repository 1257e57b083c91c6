import type { Report } from '@hub/core/analysis/report'
import type { FailureWords } from '../failureWords.ts'

/** How a document is read again, as what its owner says that it is. Until there is a new report the old one stays. */
export interface ReadAgain {
  /** The word for the reading that runs: one at a time. */
  readonly busy: string | false
  /** Answers why it failed, or undefined. */
  readonly read: (kind: Report['docType']) => Promise<FailureWords | undefined>
}
