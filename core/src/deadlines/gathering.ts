import type { DocumentType } from '../analysis/report.ts'
import type { Day } from './civilDate.ts'
import type { NamedDate } from './listedOnce.ts'

const gatherings: Partial<Record<DocumentType, string>> = {
  notice_of_meeting_or_interview: 'Meeting',
  hearing_notice: 'Hearing',
}

/**
 * The dates, where the day that people are called to has a name. A notice of a meeting or hearing is about one day to
 * come: where no date after the letter has a name, and there is just one such day, it is that one.
 */
export function withGathering(
  dates: readonly NamedDate[],
  letter: Day | null,
  docType: DocumentType | undefined,
): readonly NamedDate[] {
  const name = docType && gatherings[docType]
  if (name === undefined || letter === null) return dates
  const ahead = dates.filter(
    ({ day, meaning }) => meaning === 'event' && day !== undefined && day > letter,
  )
  const isSure =
    !ahead.some(({ isNamed }) => isNamed) && new Set(ahead.map(({ day }) => day)).size === 1
  return isSure
    ? dates.map((date) => (ahead.includes(date) ? { ...date, what: name, isNamed: true } : date))
    : dates
}
