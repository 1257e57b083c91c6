import { type Day, weekdayOf } from './civilDate.ts'

/** A week that a text names by a day of it. */
export interface Week {
  /** Where its words begin, in UTF-16 units into the sentence. */
  readonly start: number
  readonly first: Day
  readonly last: Day
}

/** "The week of October 5", "the week beginning Monday, October 5": what leads to its day. */
const leadsToWeek =
  /\b(?:weeks? of|(?<=\b(?:the|that|same) )week (?:beginning|starting|commencing)(?: on)?) (?:the )?$/
const NEAR = 32

/** The week that the day at `start` stands for: nobody knows which of its days is meant. Null where the day is meant itself. */
export function weekAround(plain: string, start: number, day: Day): Week | null {
  const match = leadsToWeek.exec(plain.slice(Math.max(0, start - NEAR), start))
  if (!match) return null
  // A week that is named by its Sunday begins with it.
  const first = day - Math.max(0, weekdayOf(day) - 1)
  return { start: start - match[0].length, first, last: first + 6 }
}
