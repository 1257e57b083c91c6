import type { Day } from '../deadlines/civilDate.ts'
import { type Acts, actsOf } from './actsOf.ts'
import { type Case, type EventKind, eventKinds } from './caseEntry.ts'
import { type ClockDate, type Dated, isDated, isOnlyNear } from './clockDate.ts'
import { checkedDay, daysOfClosings, type SchoolsClosedDays } from './closedDays.ts'
import { type Conflict, conflictsIn } from './conflicts.ts'
import { limitsOf } from './limitsOf.ts'
import { type Overlap, overlapsIn } from './overlaps.ts'
import { placeEntries } from './placeEntries.ts'

/** A case by date, as it stands today. */
export interface Clock extends Acts {
  readonly today: Day
  readonly closed: SchoolsClosedDays
  /** What has a day, by day. */
  readonly dates: readonly Dated[]
  /** What has no day yet, in the order of the process. */
  readonly open: readonly ClockDate[]
  readonly conflicts: readonly Conflict[]
  readonly overlaps: readonly Overlap[]
  /** How many dates lie ahead, have passed without being marked as done, and have no day yet. */
  readonly tally: { readonly ahead: number; readonly overdue: number; readonly open: number }
}

/**
 * The clock of a case on a day ('YYYY-MM-DD', the reader's own): its dates, the federal limits that follow from them
 * (SPEC.md, section Case clock), what to do now, and what does not fit. Throws a RangeError for a case that cannot be
 * counted: see `placeEntries` and `daysOfClosings`.
 */
export function clockOf({ entries, closings, doneLimits = [] }: Case, todayIso: string): Clock {
  const today = checkedDay(todayIso)
  const closed = daysOfClosings(closings)
  const placed = placeEntries(entries, today, closed)
  const all: readonly ClockDate[] = [
    ...placed,
    ...limitsOf(placed, today, closed, new Set(doneLimits)),
  ]
  const dates = all.filter(isDated).toSorted((a, b) => a.day - b.day || rank(a) - rank(b))
  const open = all.filter((date) => !isDated(date) && date.state !== 'done').toSorted(inProcess)
  const isAhead = ({ state }: ClockDate) => state === 'ahead' || state === 'may_have_passed'
  return {
    today,
    closed,
    dates,
    open,
    ...actsOf(dates, today),
    conflicts: conflictsIn(dates),
    overlaps: overlapsIn(dates, today),
    tally: {
      ahead: dates.filter(isAhead).length,
      overdue: dates.filter(({ state }) => state === 'overdue').length,
      open: open.length,
    },
  }
}

/**
 * The days that a calendar may hold: what the reader does or attends from today on, each day once, in order. There a day
 * that is only near would look like a sure one.
 */
export function daysForCalendar({ dates, today }: Clock): readonly Day[] {
  const days = dates
    .filter((date) => {
      const isNext = date.state === 'ahead' || date.state === 'may_have_passed'
      return date.part !== 'none' && isNext && !isOnlyNear(date)
    })
    .map(({ day }) => day)
    .filter((day) => day >= today)
  return [...new Set(days)]
}

const types = ['event', 'deadline', 'limit'] as const
const rank = ({ type }: ClockDate) => types.indexOf(type)

function inProcess(a: ClockDate, b: ClockDate): number {
  return eventKinds.indexOf(stepOf(a)) - eventKinds.indexOf(stepOf(b)) || rank(a) - rank(b)
}

/** The step of the process that a date without a day belongs to. */
function stepOf(date: ClockDate): EventKind {
  if (date.type === 'event') return date.kind
  if (date.after !== null)
    return date.type === 'limit' && date.limit === 'ocr_complaint' ? 'other' : date.after
  if (date.type === 'limit') return 'other'
  return stepOfPurpose[date.purpose]
}

const stepOfPurpose = {
  evidence_answer: 'evidence_sent',
  report_answer: 'report_sent',
  appeal: 'determination',
  other: 'other',
} as const
