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

/** "Wednesday, January 13, 2027", for what is read at any time. */
export function fullDay(day: Day): string {
  return `${longDay(day, day)}, ${dateOf(day).year}`
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

/** Days of one kind, in order. */
interface LabelledDays {
  /** What they are for; '' where that is not said. */
  readonly label: string
  readonly days: readonly Day[]
}

/**
 * "3 more dates: hearing Oct 31; appeal due Nov 4, Nov 9", of one kind each day once.
 *
 * @param times lengths of time in which something is to be done, each in its own words
 */
export function moreDates(
  kinds: readonly LabelledDays[],
  today: Day,
  times: readonly string[] = [],
): string {
  // "Also" only after what is named.
  const labels = kinds.map(({ label, days }, at) => {
    const name = label === '' && at > 0 ? 'also' : label
    return `${name} ${shortDays(days, today)}`.trim()
  })
  const count = new Set(kinds.flatMap(({ days }) => days)).size + times.length
  const noun = times.length > 0 ? '' : ` date${count === 1 ? '' : 's'}`
  const all = [...labels, ...times.map((words) => `within ${words}`)]
  return `${count} more${noun}: ${all.join('; ')}`
}

/** From so many days on a month alone may be that of another year. */
const FAR = 180

/** "Oct 31, Nov 4, Nov 9" */
function shortDays(days: readonly Day[], today: Day): string {
  const labels = [...new Set(days)].map((day) => {
    const { year, month, day: ofMonth } = dateOf(day)
    const name = `${monthNames[month - 1]?.slice(0, 3)} ${ofMonth}`
    return Math.abs(day - today) < FAR ? name : `${name}, ${year}`
  })
  return labels.join(', ')
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
