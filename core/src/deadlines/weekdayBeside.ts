import { WEEKDAY, weekdayNumber } from './words.ts'

const before = new RegExp(`(?:^|[^\\w])(${WEEKDAY})\\b\\.?,?\\s{1,3}(?:the\\s)?$`)
const after = new RegExp(`\\s{0,2}(?:\\(|,\\sa\\s)(${WEEKDAY})\\b`, 'y')
const LONGEST = 18
/** "Monday through Friday, March 2": the last weekday of several need not be that of the first date. */
const joined = new RegExp(
  `(?:^|[^\\w])${WEEKDAY}\\.?(?:,?\\s(?:and|or|to|through|thru|until|&|-)\\s|\\s?[-/,&]\\s?)$`,
)
/** "The panel sat March 3". */
const verbs = new Set(['sat', 'wed'])

/**
 * The weekday that stands before the date at `at`, 0 for Sunday, and where the date starts with it; null where none
 * does, or where it is one of several.
 */
export function weekdayBefore(
  text: string,
  plain: string,
  at: number,
): { start: number; weekday: number | null } {
  const offset = Math.max(0, at - LONGEST)
  const match = before.exec(plain.slice(offset, at))
  const word = match?.[1]
  if (!match || word === undefined) return { start: at, weekday: null }
  const start = offset + match.index + match[0].indexOf(word)
  const isCapital = text[start] !== plain[start]
  // In a text all in small letters "wed march 4" is a date.
  if (verbs.has(word) && !isCapital && text[at] !== plain[at]) return { start: at, weekday: null }
  const isOneOfSeveral = joined.test(plain.slice(Math.max(0, start - LONGEST), start))
  return { start, weekday: isOneOfSeveral ? null : weekdayNumber(word) }
}

/** The weekday that stands behind the date that ends at `end`: "(Tuesday)", ", a Tuesday". */
export function weekdayAfter(plain: string, end: number): number | null {
  after.lastIndex = end
  const word = after.exec(plain)?.[1]
  return word === undefined ? null : weekdayNumber(word)
}
