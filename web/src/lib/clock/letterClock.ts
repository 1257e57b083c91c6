import type { DocumentType, FoundDate } from '@hub/core/analysis/report'
import { type Clock, clockOf } from '@hub/core/clock/clock'
import type { ClockDate } from '@hub/core/clock/clockDate'
import { together } from '@hub/core/clock/fromReport'
import { isoOf } from '@hub/core/deadlines/civilDate'
import { type DatedReport, entriesOf } from './entriesOf.ts'

/**
 * The dates of one letter as the clock counts them, with the limits that the Title IX rule itself sets. What else a case has
 * to look at, such as a federal office's own limits, is for the case clock. Null where nothing of it has a place in a
 * clock, or it cannot be counted.
 *
 * @param today the reader's day, 'YYYY-MM-DD'
 */
export function letterClock(report: DatedReport, today: string): Clock | null {
  const found = entriesOf(report)
  const clock = counted(found, today)
  if (!clock) return null
  const decisions = new Set(
    clock.dates.flatMap((date) =>
      date.type === 'event' && date.kind === 'determination' ? [date.id] : [],
    ),
  )
  // The report comes ten days before the hearing; only a K-12 school may have none, and count from its decision.
  const isHeld = (date: ClockDate) =>
    report.audience === 'k12' ||
    date.type !== 'limit' ||
    date.limit !== 'report_before_hearing' ||
    !decisions.has(date.counted?.event ?? '')
  // A decision looks back: whether the steps before it were in time its few words do not tell.
  const isOver = ({ type, day }: ClockDate) =>
    type === 'limit' && decided.has(report.docType) && day !== null && day < clock.today
  const isShown = (date: ClockDate) => isOfRule(date) && isHeld(date) && !isOver(date)
  const shown = { dates: clock.dates.filter(isShown), open: clock.open.filter(isShown) }
  return shown.dates.length + shown.open.length === 0 ? null : { ...clock, ...shown }
}

const decided: ReadonlySet<DocumentType> = new Set([
  'written_determination',
  'dismissal_notice',
  'appeal_decision',
])

function counted(found: ReturnType<typeof entriesOf>, today: string): Clock | null {
  const once = new Map(found.map((entry) => [entry.id, entry]))
  try {
    return clockOf({ entries: together([...once.values()]), closings: [] }, today)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function isOfRule({ type, sources }: ClockDate): boolean {
  return (
    type !== 'limit' ||
    sources.some((source) => source.type === 'rule' && source.cite.startsWith('34 CFR'))
  )
}

/** The dates of a report that a date of its clock is from. */
export function foundFor({ sources }: ClockDate, dates: readonly FoundDate[]): FoundDate[] {
  return dates.filter(({ start, text }) =>
    sources.some(
      (source) => source.type === 'letter' && source.start === start && source.text === text,
    ),
  )
}

/**
 * The report's deadlines led by the day that is early enough by every way of counting, as the drawing has them, so that a
 * page never names two days to act by. One whose safe day has passed keeps the day that it has.
 */
export function withSafeDays<R extends Dates>(report: R, clock: Clock | null): R {
  if (!clock) return report
  const days = new Map<string, string>()
  for (const date of clock.dates) {
    if (date.type !== 'deadline' || date.counted === null || date.day < clock.today) continue
    for (const found of foundFor(date, report.dates)) {
      if (found.meaning === 'deadline') days.set(keyOf(found), isoOf(date.day))
    }
  }
  const moved = <D extends Noted>(date: D): D => ({
    ...date,
    iso: days.get(keyOf(date)) ?? date.iso,
  })
  const { toNote } = report
  return {
    ...report,
    dates: report.dates.map(moved),
    ...(toNote && { toNote: toNote.map(moved) }),
  }
}

interface Dates {
  readonly dates: readonly FoundDate[]
  readonly toNote?: readonly Noted[] | undefined
}

type Noted = Pick<FoundDate, 'iso' | 'meaning' | 'what'>

const keyOf = ({ iso, meaning, what }: Noted) => `${iso} ${meaning} ${what}`
