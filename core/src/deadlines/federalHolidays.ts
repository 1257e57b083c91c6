import { type Day, dateOf, dayOf, weekdayOf } from './civilDate.ts'

const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6
/** Juneteenth became a federal holiday in 2021. */
const FIRST_JUNETEENTH = 2021

/**
 * Whether federal offices are closed on the day for a holiday: on the day on which it is observed, which is
 * the Friday before for a Saturday and the Monday after for a Sunday.
 */
export function isFederalHoliday(day: Day): boolean {
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY || weekday === SUNDAY) return false
  if (isFixedHoliday(day) || isFloatingHoliday(day)) return true
  if (weekday === MONDAY) return isFixedHoliday(day - 1)
  return weekday === 5 && isFixedHoliday(day + 1)
}

/** Holidays that fall on a date: New Year, Juneteenth, July 4, Veterans Day, Christmas. */
function isFixedHoliday(day: Day): boolean {
  const { year, month, day: ofMonth } = dateOf(day)
  if (month === 6 && ofMonth === 19) return year >= FIRST_JUNETEENTH
  return (
    (month === 1 && ofMonth === 1) ||
    (month === 7 && ofMonth === 4) ||
    (month === 11 && ofMonth === 11) ||
    (month === 12 && ofMonth === 25)
  )
}

/** Holidays that fall on a weekday of a month. */
function isFloatingHoliday(day: Day): boolean {
  const { year } = dateOf(day)
  return (
    day === nthWeekday(year, 1, MONDAY, 3) || // Martin Luther King Jr.
    day === nthWeekday(year, 2, MONDAY, 3) || // Washington's Birthday
    day === lastMondayOfMay(year) || // Memorial Day
    day === nthWeekday(year, 9, MONDAY, 1) || // Labor Day
    day === nthWeekday(year, 10, MONDAY, 2) || // Columbus Day
    day === nthWeekday(year, 11, THURSDAY, 4) // Thanksgiving
  )
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = dayOf(year, month, 1) ?? 0
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7
}

function lastMondayOfMay(year: number): Day {
  const last = dayOf(year, 5, 31) ?? 0
  return last - ((weekdayOf(last) - MONDAY + 7) % 7)
}
