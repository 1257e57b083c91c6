import { type Day, dateOf, dayOf, longDate, weekdayNames, weekdayOf } from './civilDate.ts'
import type { Mention } from './mention.ts'
import type { DateContext } from './resolveYear.ts'

const ask = 'Ask the coordinator which is meant.'

/** What a reader must know of a date whose weekday speaks against it, in sentences; undefined where none does. */
export function weekdayRemark(
  { year, month, day: ofMonth, weekday }: Mention,
  day: Day,
  { letter, tense }: DateContext,
): string | undefined {
  if (weekday === null || month === null) return undefined
  if (weekdayOf(day) !== weekday) {
    return `The weekday and the date do not fit: ${longDate(day)} is a ${nameOf(day)}. ${ask}`
  }
  const isStory = tense === 'past' || tense === 'told'
  if (year !== null || letter === null || isStory) return undefined
  const likelier = nearest(letter, month, ofMonth)
  // The weekday alone told a year that is further off: the writer may have erred in the weekday.
  if (likelier === undefined || likelier === day) return undefined
  return `No year is written. ${longDate(day)} is a ${nameOf(day)}, ${longDate(likelier)} is a ${nameOf(likelier)}. ${ask}`
}

function nearest(letter: Day, month: number, ofMonth: number): Day | undefined {
  const { year } = dateOf(letter)
  return [year - 1, year, year + 1]
    .map((one) => dayOf(one, month, ofMonth))
    .filter((one) => one !== null)
    .toSorted((a, b) => Math.abs(a - letter) - Math.abs(b - letter))[0]
}

function nameOf(day: Day): string {
  return weekdayNames[weekdayOf(day)] ?? ''
}
