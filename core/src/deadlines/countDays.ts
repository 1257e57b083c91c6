import { type Day, dayOfIso, isoOf, weekdayOf } from './civilDate.ts'
import { isFederalHoliday } from './federalHolidays.ts'

/**
 * - calendar: all days
 * - business: Monday to Friday without federal holidays
 * - weekday: Monday to Friday
 */
export type DayKind = 'calendar' | 'business' | 'weekday'

/** More than any rule of a school asks for; a guard against texts such as "999999999 business days". */
export const MOST_DAYS = 4_000

/**
 * The date `days` counted days after `iso` (before it, for a negative number). The day after `iso` is the
 * first one counted; 0 gives `iso` itself. Throws a RangeError for what is no date, or too many days.
 */
export function addDays(iso: string, days: number, kind: DayKind): string {
  return isoOf(stepDays(checked(iso), days, kind))
}

/** How many counted days lie after `from` up to and including `to`; negative where `to` is the earlier. */
export function countDays(from: string, to: string, kind: DayKind): number {
  const start = checked(from)
  const end = checked(to)
  if (kind === 'calendar') return end - start
  if (end < start) return -countBetween(end - 1, start - 1, kind)
  return countBetween(start, end, kind)
}

/** Whether business days count this one: Monday to Friday, and no federal holiday. */
export function isBusinessDay(iso: string): boolean {
  return counts(checked(iso), 'business')
}

/** As `addDays`, for days as numbers. */
export function stepDays(day: Day, days: number, kind: DayKind): Day {
  if (!Number.isInteger(days) || Math.abs(days) > MOST_DAYS) {
    throw new RangeError(`Days must be a whole number up to ${MOST_DAYS}.`)
  }
  if (kind === 'calendar') return day + days
  const step = days < 0 ? -1 : 1
  let left = Math.abs(days)
  let at = day
  while (left > 0) {
    at += step
    if (counts(at, kind)) left -= 1
  }
  return at
}

function countBetween(after: Day, upTo: Day, kind: DayKind): number {
  let count = 0
  for (let day = after + 1; day <= upTo; day++) if (counts(day, kind)) count += 1
  return count
}

function counts(day: Day, kind: DayKind): boolean {
  const weekday = weekdayOf(day)
  if (kind !== 'calendar' && (weekday === 0 || weekday === 6)) return false
  return kind !== 'business' || !isFederalHoliday(day)
}

function checked(iso: string): Day {
  const day = dayOfIso(iso)
  if (day === null) throw new RangeError('A date must be written as YYYY-MM-DD.')
  return day
}
