import type { CaseEntry } from '@hub/core/clock/caseEntry'
import { entriesOfLetter } from '@hub/core/clock/fromReport'
import type { DatedReport } from './takeOver.ts'

/**
 * The dates of a report as entries of a case. Whose case it is the report does not know: an interview of one of the two is
 * left for the reader to claim.
 */
export function entriesOf({ id, docType, isKindUnsure, dates }: DatedReport): readonly CaseEntry[] {
  return entriesOfLetter({ id, docType: isKindUnsure ? 'other' : docType, dates, reader: null })
}
