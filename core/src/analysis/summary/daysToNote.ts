import type { Facts } from '../facts.ts'
import { datesAhead } from '../findings/datesAhead.ts'
import type { FoundDate } from '../report.ts'

/**
 * The days to note after the letter: first the one that the summary names, then the others, earliest first. Deadlines,
 * hearings and meetings; where the letter has none and gives no time to act, any later day.
 */
export function daysToNote(facts: Facts): readonly FoundDate[] {
  const { dates, docType, letterDate } = facts
  if (docType === 'school_policy' || docType === 'other') return []
  const ahead = datesAhead(facts)
  const known = ahead.filter(isOfTheCase)
  // A document without a date of its own does not tell what has been: a deadline is worth a look first.
  if (letterDate === null) {
    const first = known.find(({ meaning }) => meaning === 'deadline')
    return first ? [first, ...known.filter((one) => one !== first)] : known
  }
  return known.length > 0 || timeToAct(dates) ? known : ahead
}

/** Whether it is known what is to be done on that day. */
export function isOfTheCase({ meaning, what }: FoundDate): boolean {
  return meaning === 'deadline' || /hearing|meeting|interview/i.test(what)
}

/** The length of time that somebody has to act. */
export function timeToAct(dates: readonly FoundDate[]): FoundDate | undefined {
  return dates.find(({ meaning, what }) => meaning === 'period' && /^Time to (?!look)/.test(what))
}
