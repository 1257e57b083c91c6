import { type Day, dayOfIso, weekdayOf } from '../deadlines/civilDate.ts'
import { federalHolidayName } from '../deadlines/federalHolidays.ts'
import { type Closing, MOST_CLOSED_DAYS } from './caseEntry.ts'

/** Why a day is not like others: a weekend, a federal holiday, or the school's own closed day. */
export type ClosedDay =
  | { readonly type: 'weekend' }
  | { readonly type: 'holiday'; readonly name: string }
  | { readonly type: 'closed'; readonly name?: string }

/** The school's own closed days, each with the name that the reader gave it. */
export type SchoolsClosedDays = ReadonlyMap<Day, string | undefined>

/** The days of the closings. Throws a RangeError for what is no day, ends before it begins, or is too long. */
export function daysOfClosings(closings: readonly Closing[]): SchoolsClosedDays {
  const days = new Map<Day, string | undefined>()
  for (const { from, to, name } of closings) {
    const [first, last] = [checkedDay(from), checkedDay(to)]
    if (last < first) throw new RangeError('Closed days must end on or after the first.')
    if (last - first >= MOST_CLOSED_DAYS) throw new RangeError('Too many closed days.')
    // Of closings that overlap, one without a name takes no name away.
    for (let day = first; day <= last; day++) days.set(day, name ?? days.get(day))
  }
  if (days.size > MOST_CLOSED_DAYS) throw new RangeError('Too many closed days.')
  return days
}

/** What is not like others about a day, the weekend first; null for a working day. */
export function closedDay(day: Day, closed: SchoolsClosedDays): ClosedDay | null {
  const weekday = weekdayOf(day)
  if (weekday === 0 || weekday === 6) return { type: 'weekend' }
  const name = federalHolidayName(day)
  if (name !== null) return { type: 'holiday', name }
  return closed.has(day) ? { type: 'closed', name: closed.get(day) } : null
}

/** The nearest working day: the day itself, or the first one after (1) or before (-1) it. */
export function workingDay(day: Day, way: 1 | -1, closed: SchoolsClosedDays): Day {
  let at = day
  while (closedDay(at, closed) !== null) at += way
  return at
}

/** The day of 'YYYY-MM-DD'. Throws a RangeError for anything else. */
export function checkedDay(iso: string): Day {
  const day = dayOfIso(iso)
  if (day === null) throw new RangeError('A date must be written as YYYY-MM-DD.')
  return day
}
