import { type Day, dateOf, dayOf, weekdayOf } from './civilDate.ts'

const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const FRIDAY = 5
const SATURDAY = 6
/** Juneteenth became a federal holiday in 2021. */
const FIRST_JUNETEENTH = 2021

/** Whether federal offices are closed on the day for a holiday; see `federalHolidayName`. */
export function isFederalHoliday(day: Day): boolean {
  return federalHolidayName(day) !== null
}

/**
 * The name of the holiday for which federal offices are closed on the day, or null: it is the day on which the
 * holiday is observed, which is the Friday before for a Saturday and the Monday after for a Sunday.
 */
export function federalHolidayName(day: Day): string | null {
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY || weekday === SUNDAY) return null
  const name = fixedHoliday(day) ?? floatingHoliday(day)
  if (name !== null) return name
  const kept = weekday === MONDAY ? fixedHoliday(day - 1) : null
  const before = weekday === FRIDAY ? fixedHoliday(day + 1) : null
  const moved = kept ?? before
  return moved === null ? null : `${moved} (observed)`
}

/** Holidays that fall on a date. */
function fixedHoliday(day: Day): string | null {
  const { year, month, day: ofMonth } = dateOf(day)
  if (month === 1 && ofMonth === 1) return 'New Year’s Day'
  if (month === 6 && ofMonth === 19 && year >= FIRST_JUNETEENTH) return 'Juneteenth'
  if (month === 7 && ofMonth === 4) return 'Independence Day'
  if (month === 11 && ofMonth === 11) return 'Veterans Day'
  return month === 12 && ofMonth === 25 ? 'Christmas Day' : null
}

/** Holidays that fall on a weekday of a month. */
function floatingHoliday(day: Day): string | null {
  const { year, month } = dateOf(day)
  const isNth = (weekday: number, nth: number) => day === nthWeekday(year, month, weekday, nth)
  if (month === 1 && isNth(MONDAY, 3)) return 'Martin Luther King Jr. Day'
  if (month === 2 && isNth(MONDAY, 3)) return 'Washington’s Birthday'
  if (month === 5 && day === lastMondayOfMay(year)) return 'Memorial Day'
  if (month === 9 && isNth(MONDAY, 1)) return 'Labor Day'
  if (month === 10 && isNth(MONDAY, 2)) return 'Columbus Day'
  return month === 11 && isNth(THURSDAY, 4) ? 'Thanksgiving Day' : null
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = dayOf(year, month, 1) ?? 0
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7
}

function lastMondayOfMay(year: number): Day {
  const last = dayOf(year, 5, 31) ?? 0
  return last - ((weekdayOf(last) - MONDAY + 7) % 7)
}
