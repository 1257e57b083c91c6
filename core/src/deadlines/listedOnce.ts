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
  /** The last day of a stretch that is told as one. */
  readonly until?: Day
  readonly sentence: Sentence
  /** What the reader of times surely takes it for; absent where it is not sure. */
  readonly of?: string
  /** Whether `what` is a name, or only repeats what stands there. */
  readonly isNamed: boolean
  /** What a time counts from in a paper that has one for each step; '' elsewhere. */
  readonly countedFrom?: string
}

/**
 * In text order, one for each date and what it is of: the first mention, with the best `what` of all. On one day a party may
 * answer and the other one write; what the reader is not sure of is not listed beside what it is sure of. A length of time
 * is listed once for each thing that it is the time of: ten days to answer and ten days to appeal are two, and so
 * are those to appeal a dismissal and a sanction. A date that is a deadline is not listed again as an event that may be the same.
 */
export function listedOnce(dates: readonly NamedDate[]): FoundDate[] {
  const ordered = dates.toSorted((a, b) => a.start - b.start)
  const listed = new Map<string, NamedDate>()
  const firsts = firstSure(ordered)
  for (const date of ordered) {
    const key = date.meaning === 'period' ? keyOfLength(date, firsts) : keyOfDay(date, firsts)
    const before = listed.get(key)
    listed.set(key, before ? together(before, date) : date)
  }
  withoutEnds(listed)
  for (const [key, { iso, isNamed, meaning, of, remark }] of listed) {
    const due = firsts.get(`deadline ${iso}`) ?? `deadline ${iso}`
    const deadline = listed.get(due)
    if (isNamed || meaning !== 'event' || of !== undefined || !deadline) continue
    listed.delete(key)
    listed.set(due, withRemark(deadline, remark))
  }
  return [...listed.values()].map(asFound).toSorted((one, other) => one.start - other.start)
}

/** Of a stretch that is told already its first and its last day are no more of their own. */
function withoutEnds(listed: Map<string, NamedDate>): void {
  const stretches = [...listed.values()].filter(({ until }) => until !== undefined)
  for (const [key, date] of listed) {
    if (date.until === undefined && stretches.some((stretch) => isEndOf(stretch, date)))
      listed.delete(key)
  }
}

function isEndOf(stretch: NamedDate, { day, meaning, of, start }: NamedDate): boolean {
  if (day === undefined || meaning !== 'event' || start < stretch.start) return false
  const isSame = of === undefined || of === stretch.of
  return isSame && (day === stretch.until || day === stretch.day)
}

/** Of each day and meaning the key of the first mention that has a name of its own: what is not sure may be of the same. */
function firstSure(dates: readonly NamedDate[]): Map<string, string> {
  const firsts = new Map<string, string>()
  for (const date of dates.filter(({ meaning }) => meaning !== 'period')) {
    const any = `${date.meaning} ${date.iso}`
    const isOwn = date.of !== undefined && date.isNamed && date.until === undefined
    if (!isOwn || firsts.has(any)) continue
    firsts.set(any, keyOfDay(date, firsts))
  }
  return firsts
}

/** What takes place on the letter's own day is another thing than the letter, and what is due before a day than what is due on it. */
function keyOfDay(
  { iso, meaning, of, what, until }: NamedDate,
  firsts: Map<string, string>,
): string {
  const any = `${meaning} ${iso}`
  // Of a day and of a stretch that begins with it two things are told.
  if (until !== undefined) return `${any} until ${until}`
  if (what === LETTER_DATE || what.endsWith(BEFORE_DAY)) return `${any} ${what}`
  return of === undefined ? (firsts.get(any) ?? any) : `${any} ${of}`
}

function keyOfLength(
  { countedFrom = '', iso, meaning, what }: NamedDate,
  firsts: Map<string, string>,
): string {
  const any = `${meaning} ${iso} ${what}`
  const first = firsts.get(any) ?? any + countedFrom
  firsts.set(any, first)
  // What does not say from when it counts may be any of those with the same name.
  return countedFrom === '' || first === any ? first : any + countedFrom
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
