import type { Audience, DocumentType, FoundDate } from '@hub/core/analysis/report'
import type { CaseEntry } from '@hub/core/clock/caseEntry'
import { entriesOfLetter } from '@hub/core/clock/fromReport'

/** As much of a report as its dates need. */
export interface DatedReport {
  readonly docType: DocumentType
  /** What such a document does on its day is then not known. */
  readonly isKindUnsure?: boolean | undefined
  /** Whose hearing rule applies; absent where nobody knows. */
  readonly audience?: Audience
  readonly dates: readonly FoundDate[]
  /** The document's id. */
  readonly id: string
}

/**
 * The dates of a report as entries of a case. Whose case it is the report does not know: an interview of one of the two is
 * left for the reader to claim.
 */
export function entriesOf({ id, docType, isKindUnsure, dates }: DatedReport): readonly CaseEntry[] {
  const found = entriesOfLetter({
    id,
    docType: isKindUnsure ? 'other' : docType,
    dates,
    reader: null,
  })
  // How a day was counted, and what else it may come to, is told beside it.
  return found.map((entry) => ({ ...entry, what: entry.what.replace(AT_THE_EARLIEST, '') }))
}

/** How core/src/deadlines ends the name of a day that another way of counting makes later. */
const AT_THE_EARLIEST = ' (at the earliest)'
