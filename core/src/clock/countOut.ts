import { addMonths, type Day } from '../deadlines/civilDate.ts'
import type { DayKind } from '../deadlines/countDays.ts'
import { MOST_LENGTH, type WrittenLength } from './caseEntry.ts'
import { type ClosedDay, closedDay, type SchoolsClosedDays, workingDay } from './closedDays.ts'

/** One way to read a length of time. */
export interface CountRule {
  readonly kind: DayKind | 'school'
  /** Whether the school's own closed days are skipped. */
  readonly skipsClosed: boolean
  /** Whether federal holidays are skipped. */
  readonly skipsHolidays: boolean
}

/** A day that was passed in counting. */
export interface CountedDay {
  readonly day: Day
  /** Which of the counted days it is, from 1; null where it does not count. */
  readonly number: number | null
  /** What is not like others about it, whether or not it counts. */
  readonly closed: ClosedDay | null
}

/** A length counted out by one rule. */
export interface DayCount {
  readonly rule: CountRule
  /** From the day next to the start, in the order of counting; the last one is the last counted. */
  readonly days: readonly CountedDay[]
  /** The day that it comes to, moved where the document moves it. */
  readonly end: Day
  /** The last counted day, where the end was moved away from it. */
  readonly movedFrom?: Day
}

/** What a length is counted from, which way, and what is known of the days on the way. */
export interface Start {
  readonly from: Day
  readonly way: 1 | -1
  readonly moves?: 1 | -1
  readonly closed: SchoolsClosedDays
}

/**
 * Every reading of a length. The first day counted is the one next to the start.
 *
 * "Days" and no more are calendar or business days. Business days have a second reading where the school's own closed
 * days would change the end, and school days one where the school is open on federal holidays.
 */
export function readingsOf(length: WrittenLength, start: Start): readonly DayCount[] {
  if (!isLength(length)) {
    throw new RangeError(`A length must be a whole number, and at most ${MOST_LENGTH} days.`)
  }
  if (length.unit !== 'day') return [countOut(length, calendar, start)]
  const [first, ...others] = rulesOf(length).map((rule) => countOut(length, rule, start))
  if (!first) return []
  const told = [first]
  // Calendar and business days are both told, also where they agree; the rest only where it changes the end.
  for (const one of others) {
    const isOfItsOwn = one.rule.kind !== told.at(-1)?.rule.kind
    if (isOfItsOwn || one.end !== told.at(-1)?.end) told.push(one)
  }
  return told
}

/** Whether a length can be counted: a whole number from 1, and at most `MOST_LENGTH` days. */
export function isLength({ amount, unit }: WrittenLength): boolean {
  return Number.isInteger(amount) && amount > 0 && amount * daysIn[unit] <= MOST_LENGTH
}

const daysIn = { day: 1, week: 7, month: 31 } as const

const calendar: CountRule = { kind: 'calendar', skipsClosed: false, skipsHolidays: false }
const business: CountRule = { kind: 'business', skipsClosed: false, skipsHolidays: true }
const businessOpen: CountRule = { ...business, skipsClosed: true }
const weekday: CountRule = { kind: 'weekday', skipsClosed: false, skipsHolidays: false }
const school: CountRule = { kind: 'school', skipsClosed: true, skipsHolidays: true }
const schoolOnHolidays: CountRule = { ...school, skipsHolidays: false }

function rulesOf({ days }: WrittenLength): readonly CountRule[] {
  if (days === 'calendar') return [calendar]
  if (days === 'weekday') return [weekday]
  if (days === 'school') return [school, schoolOnHolidays]
  return days === 'business' ? [business, businessOpen] : [calendar, business, businessOpen]
}

function countOut(length: WrittenLength, rule: CountRule, start: Start): DayCount {
  const { from, way, closed } = start
  const last = length.unit === 'month' ? addMonths(from, way * length.amount) : null
  const amount = length.unit === 'week' ? length.amount * 7 : length.amount
  const days: CountedDay[] = []
  let number = 0
  let day = from
  while (last === null ? number < amount : day !== last) {
    day += way
    const off = closedDay(day, closed)
    const counts = countsAs(day, off, rule, closed)
    if (counts) number += 1
    days.push({ day, number: counts ? number : null, closed: off })
  }
  return { rule, days, ...movedEnd(day, start) }
}

/** A day may be a holiday and a closed day at once: it counts only where neither is skipped. */
function countsAs(
  day: Day,
  off: ClosedDay | null,
  { kind, skipsClosed, skipsHolidays }: CountRule,
  closed: SchoolsClosedDays,
): boolean {
  if (kind === 'calendar' || off === null) return true
  if (off.type === 'weekend') return false
  if (off.type === 'holiday' && skipsHolidays) return false
  return !skipsClosed || !closed.has(day)
}

/** Counted back, a later day may be too late for what it is counted from, so the end is not moved there. */
function movedEnd(day: Day, { way, moves, closed }: Start): Pick<DayCount, 'end' | 'movedFrom'> {
  if (moves === undefined || (way === -1 && moves === 1)) return { end: day }
  const end = workingDay(day, moves, closed)
  return end === day ? { end } : { end, movedFrom: day }
}
