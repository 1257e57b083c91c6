import type { Day } from '../deadlines/civilDate.ts'
import { type Acts, actsOf, leadDay } from './actsOf.ts'
import { type Case, type EventKind, eventKinds } from './caseEntry.ts'
import { type ClockDate, type Dated, type DeadlineDate, isDated, isOnlyNear } from './clockDate.ts'
import { checkedDay, daysOfClosings, type SchoolsClosedDays } from './closedDays.ts'
import { type Conflict, conflictsIn } from './conflicts.ts'
import { limitsOf } from './limitsOf.ts'
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
 * The days that a calendar may hold: what the reader does or attends from today on, each day once, in order, and by the
 * same days as the acts. There a day that is only near would look like a sure one.
 */
export function daysForCalendar({ dates, today }: Clock): readonly Day[] {
  const days = dates
    .filter((date) => {
      const isNext = date.state === 'ahead' || date.state === 'may_have_passed'
      return date.part !== 'none' && isNext && !isOnlyNear(date)
    })
    .map((date) => leadDay(date, today))
  return [...new Set(days)].toSorted((a, b) => a - b)
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

/** Two times to act that run at once. */
interface Overlap {
  /** The ids of the two, the one that begins first before the other. */
  readonly dates: readonly [string, string]
  /** The first and the last day that both have. */
  readonly from: Day
  readonly to: Day
}

interface Running {
  readonly id: string
  readonly first: Day
  readonly last: Day
}

/** The times to act that run at once, today or later, in the order in which they begin to. */
function overlapsIn(dates: readonly ClockDate[], today: Day): readonly Overlap[] {
  const found: Overlap[] = []
  let running: Running[] = []
  for (const next of timesToAct(dates)) {
    running = running.filter(({ last }) => last >= next.first)
    for (const one of running) {
      const to = Math.min(one.last, next.last)
      if (to >= today) found.push({ dates: [one.id, next.id], from: next.first, to })
    }
    running.push(next)
  }
  return found
}

/** Lengths that are counted forward to something that the reader has to do, on days that are sure. */
function timesToAct(dates: readonly ClockDate[]): Running[] {
  const times = dates
    .filter((date): date is DeadlineDate => date.type === 'deadline' && date.part === 'act')
    .filter((date) => !isOnlyNear(date))
    .filter(({ state }) => state === 'ahead' || state === 'may_have_passed')
    .flatMap(({ id, day, counted }) => {
      if (day === null || counted?.from == null || counted.way === -1) return []
      return [{ id, first: counted.from + 1, last: day }]
    })
  return times.toSorted((a, b) => a.first - b.first || a.last - b.last)
}
