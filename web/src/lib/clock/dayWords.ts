import {
  type Day,
  dateOf,
  monthNames,
  weekdayNames,
  weekdayOf,
} from '@hub/core/deadlines/civilDate'

/** "January 13", and with its year where that is not today's. */
export function plainDay(day: Day, today: Day): string {
  const { year, month, day: ofMonth } = dateOf(day)
  const name = `${monthNames[month - 1]} ${ofMonth}`
  return year === dateOf(today).year ? name : `${name}, ${year}`
}

/** "Wednesday, January 13", and with its year where that is not today's. */
export function longDay(day: Day, today: Day): string {
  return `${weekdayNames[weekdayOf(day)]}, ${plainDay(day, today)}`
}

/** "Wednesday, Jan 13", which fits beside an act, and with its year where that is not today's. */
export function actDay(day: Day, today: Day): string {
  const [, ...rest] = shortDay(day, today).split(',')
  return [weekdayNames[weekdayOf(day)], ...rest].join(',')
}

/** "Wed, Jan 13", and with its year where that is not today's. */
export function shortDay(day: Day, today: Day): string {
  const { year, month, day: ofMonth } = dateOf(day)
  const weekday = weekdayNames[weekdayOf(day)]?.slice(0, 3)
  const name = `${weekday}, ${monthNames[month - 1]?.slice(0, 3)} ${ofMonth}`
  return year === dateOf(today).year ? name : `${name}, ${year}`
}

/** "January 2027" */
export function monthOf(day: Day): string {
  const { year, month } = dateOf(day)
  return `${monthNames[month - 1]} ${year}`
}

/** "1 day", "3 days". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** "A", "A and B", "A, B and C". */
export function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
