import {
  type ClockDate,
  type DeadlineDate,
  type EventDate,
  isOnlyNear,
  type LimitDate,
} from './clockDate.ts'

/** A day of the school that does not fit a federal limit by any way of counting. */
export interface Conflict {
  /** The ids of the school's date and of the limit. */
  readonly date: string
  readonly limit: string
  /** How many days lie between the two. */
  readonly days: number
}

/**
 * The school's dates that fall short of the federal rule: a last day to answer the evidence before the tenth day, and
 * a report that was sent fewer than ten days before the hearing or decision. A day that is only near is held against
 * nobody.
 */
export function conflictsIn(all: readonly ClockDate[]): readonly Conflict[] {
  const dates = all.filter((date) => !isOnlyNear(date))
  const limits = dates.filter((date) => date.type === 'limit')
  const answers = limits.filter(({ limit }) => limit === 'evidence_answer')
  const reports = limits.filter(({ limit }) => limit === 'report_before_hearing')
  const sent = dates.filter((date) => date.type === 'event' && date.kind === 'report_sent')
  return [
    ...dates.flatMap((date) => (date.type === 'deadline' ? tooEarly(date, answers) : [])),
    ...reports.flatMap((limit) => sentTooLate(limit, sent)),
  ]
}

/** The evidence that a deadline is about is what was sent last before it. */
function tooEarly(deadline: DeadlineDate, answers: readonly LimitDate[]): Conflict[] {
  const last = deadline.counted?.latest ?? deadline.day
  if (deadline.purpose !== 'evidence_answer' || last === null) return []
  const [limit] = answers
    .filter(({ counted }) => counted?.from != null && counted.from < last)
    .toSorted((a, b) => (b.counted?.from ?? 0) - (a.counted?.from ?? 0))
  if (limit?.day == null || last >= limit.day) return []
  return [{ date: deadline.id, limit: limit.id, days: limit.day - last }]
}

/**
 * The first report counts: a corrected one that comes later is not held against the school. One that comes after the
 * hearing may not be the first, only the first that the reader has told.
 */
function sentTooLate(limit: LimitDate, sent: readonly ClockDate[]): Conflict[] {
  const hearing = limit.counted?.from ?? null
  const [first] = sent
    .filter((report): report is EventDate & { day: number } => report.day !== null)
    .toSorted((a, b) => a.day - b.day)
  if (limit.day === null || hearing === null || !first) return []
  if (first.day <= limit.day || first.day > hearing) return []
  return [{ date: first.id, limit: limit.id, days: first.day - limit.day }]
}
