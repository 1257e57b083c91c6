/** A day as a whole number: days since January 1, 1970, so that days can be added and compared. */
export type Day = number

export interface CivilDate {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

const DAYS_BY_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** A 400-year cycle of the calendar, and the days from March 1 of the year 0 to January 1, 1970. */
const DAYS_IN_CYCLE = 146_097
const DAYS_TO_EPOCH = 719_468

/** How many days a month (from 1) has; 0 where there is no such month. */
export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return (DAYS_BY_MONTH[month - 1] ?? 0) + (month === 2 && leap ? 1 : 0)
}

/** The day of a date, or null where the calendar has no such date (February 30). */
export function dayOf(year: number, month: number, day: number): Day | null {
  if (day < 1 || day > daysInMonth(year, month)) return null
  // Years are counted from March, so that the leap day is the last of its year.
  const marchYear = month <= 2 ? year - 1 : year
  const cycle = Math.floor(marchYear / 400)
  const yearOfCycle = marchYear - cycle * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100)
  return cycle * DAYS_IN_CYCLE + yearOfCycle * 365 + leapDays + dayOfYear - DAYS_TO_EPOCH
}

/** The date of a day: the inverse of `dayOf`. */
export function dateOf(day: Day): CivilDate {
  const shifted = day + DAYS_TO_EPOCH
  const cycle = Math.floor(shifted / DAYS_IN_CYCLE)
  const dayOfCycle = shifted - cycle * DAYS_IN_CYCLE
  const leapDays =
    Math.floor(dayOfCycle / 1460) -
    Math.floor(dayOfCycle / 36_524) +
    Math.floor(dayOfCycle / (DAYS_IN_CYCLE - 1))
  const yearOfCycle = Math.floor((dayOfCycle - leapDays) / 365)
  const yearsBefore =
    yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100)
  const dayOfYear = dayOfCycle - yearsBefore
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    year: cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7
}

/** 'YYYY-MM-DD'. */
export function isoOf(day: Day): string {
  const { year, month, day: ofMonth } = dateOf(day)
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(ofMonth)}`
}

/** The day of 'YYYY-MM-DD'; null for anything else, and for a date that the calendar does not have. */
export function dayOfIso(iso: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  return match ? dayOf(Number(match[1]), Number(match[2]), Number(match[3])) : null
}

/** As a reader writes it: 'May 4, 2026'. */
export function longDate(day: Day): string {
  const date = dateOf(day)
  return `${monthNames[date.month - 1]} ${date.day}, ${date.year}`
}

/** The same date some months later, or the month's last day where it is shorter (January 31 to February 28). */
export function addMonths(day: Day, months: number): Day {
  const date = dateOf(day)
  const total = date.year * 12 + date.month - 1 + months
  const year = Math.floor(total / 12)
  const month = total - year * 12 + 1
  return dayOf(year, month, Math.min(date.day, daysInMonth(year, month))) ?? day
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
