import type { FoundDate } from '../analysis/report.ts'
import type { Sentence } from '../document/reading.ts'
import type { Day } from './civilDate.ts'
import { BEFORE_DAY } from './whatWords.ts'

/** What the letter's own date is called. */
export const LETTER_DATE = 'Letter date'

/** A found date with what it takes to list it well. */
export interface NamedDate extends FoundDate {
  /** Absent for a length of time. */
  readonly day?: Day
  readonly sentence: Sentence
  /** Whether `what` comes from known words, or only repeats what stands there. */
  readonly isNamed: boolean
}

/**
 * In text order, one for each date and meaning: the first mention, with the best `what` of all. A length of time is listed
 * once for each thing that it is the time of: ten days to answer and ten days to appeal are two. A date that is a deadline
 * is not listed again as an event that has no name of its own.
 */
export function listedOnce(dates: readonly NamedDate[]): FoundDate[] {
  const ordered = dates.toSorted((a, b) => a.start - b.start)
  const listed = new Map<string, NamedDate>()
  for (const date of ordered) {
    const key = keyOf(date)
    const before = listed.get(key)
    listed.set(key, before ? together(before, date) : date)
  }
  for (const [key, { iso, isNamed, meaning, remark }] of listed) {
    const deadline = listed.get(`deadline ${iso}`)
    if (isNamed || meaning !== 'event' || !deadline) continue
    listed.delete(key)
    listed.set(`deadline ${iso}`, withRemark(deadline, remark))
  }
  return [...listed.values()].map(asFound)
}

/** What takes place on the letter's own day is another thing than the letter, and what is due before a day than what is due on it. */
function keyOf({ iso, meaning, what }: NamedDate): string {
  const isByName = meaning === 'period' || what === LETTER_DATE || what.endsWith(BEFORE_DAY)
  return `${meaning} ${iso}${isByName ? ` ${what}` : ''}`
}

function together(before: NamedDate, date: NamedDate): NamedDate {
  const one = withRemark(before, date.remark)
  if (before.isNamed || !date.isNamed) return one
  const { isSchools: _, ...rest } = one
  return { ...rest, what: date.what, isNamed: true, ...(date.isSchools && { isSchools: true }) }
}

/** The date with the remark that another mention of it earned, unless it has its own. */
function withRemark(date: NamedDate, remark: string | undefined): NamedDate {
  return remark === undefined ? date : { remark, ...date }
}

function asFound(date: NamedDate): FoundDate {
  const { text, iso, meaning, what, page, start, end, computedFrom, counted, remark, isSchools } =
    date
  return {
    text,
    iso,
    meaning,
    what,
    page,
    start,
    end,
    ...(computedFrom !== undefined && { computedFrom }),
    ...(counted !== undefined && { counted }),
    ...(remark !== undefined && { remark }),
    ...(isSchools && { isSchools }),
  }
}
