import type { FoundDate } from '../analysis/report.ts'
import type { Sentence } from '../document/reading.ts'
import type { Day } from './civilDate.ts'

/** A found date with what it takes to list it well. */
export interface NamedDate extends FoundDate {
  /** Absent for a length of time. */
  readonly day?: Day
  readonly sentence: Sentence
  /** Whether `what` comes from known words, or only repeats what stands there. */
  readonly isNamed: boolean
}

/**
 * In text order, one for each date and meaning: the first mention, with the best `what` of all. A date that is
 * a deadline is not listed again as an event that has no name of its own.
 */
export function listedOnce(dates: readonly NamedDate[]): FoundDate[] {
  const ordered = dates.toSorted((a, b) => a.start - b.start)
  const listed = new Map<string, NamedDate>()
  for (const date of ordered) {
    const key = `${date.meaning} ${date.iso}`
    const before = listed.get(key)
    if (!before) listed.set(key, date)
    else if (!before.isNamed && date.isNamed) {
      listed.set(key, { ...before, what: date.what, isNamed: true })
    }
  }
  return [...listed.values()]
    .filter((one) => one.isNamed || one.meaning !== 'event' || !listed.has(`deadline ${one.iso}`))
    .map(asFound)
}

function asFound({
  text,
  iso,
  meaning,
  what,
  page,
  start,
  end,
  computedFrom,
}: NamedDate): FoundDate {
  const found = { text, iso, meaning, what, page, start, end }
  return computedFrom === undefined ? found : { ...found, computedFrom }
}
