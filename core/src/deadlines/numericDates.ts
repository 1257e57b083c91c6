import { dayOf } from './civilDate.ts'
import type { Mention, SentenceText } from './mention.ts'
import { weekdayAfter, weekdayBefore } from './weekdayBeside.ts'
import { WEEKDAY } from './words.ts'

const full =
  /(?<![\w./$#-])(\d{1,4})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:(?=t\d\d:)|(?![\w/$%-]|[.,]\d))/g
const short = /(?<![\w./$#-])(\d{1,2})\/(\d{1,2})(?![\w/$%]|[.,]\d)/g

/** A case or form number may look like a date: "Case No. 2026-04-11". */
const numberLabel =
  /(?:\b(?:case|file|ticket|ref|reference|matter|policy|section|rule|article|form|id|code|no|number)\b\.?:?|#)\s*#?$/
/** Month and day without a year are only read where the words lead to a date, as 3/4 may be a share. */
const leadsToShort = new RegExp(
  `(?:\\b(?:on|by|before|until|till|since|from|due|dated|after|of|through|thru|is|was|to|and|or|date|between|starting|deadline|week|beginning|${WEEKDAY})\\.?[,:]?|^|[:|])\\s*\\(?$`,
)
const followsDate = /\d\/\d{1,4}\s?(?:-|to|and|through|,|&)\s?$/
const isShare = /^\s?(?:of\b|stars?\b|majority|vote|members|inch|hours|cup|time\b)/
const LONGEST_LEAD = 80
/** What stands before a list of short dates, and what before a list of shares. */
const hasDates =
  /\b(?:interviews?|meetings?|hearings?|deadlines?|dates|due|schedule|timeline|sessions?|conferences?|appointments?)\b[^.]{0,60}$/
const hasShares =
  /\b(?:scores?|scored|rat(?:es?|ed|ings?|ios?)|votes?|voted|grades?|graded|points?|pages?|parts?|shares?|majority|attendance|attended)\b/
const endsItem = /^\)?\s?(?:$|[,;.)(|@]|and\b|at\b)/
/** Two-digit years outside of this range are taken for something else. */
const FIRST_SHORT_YEAR = 10
const LAST_SHORT_YEAR = 49

/** Dates written in digits: 03/03/2026 (US order unless impossible), 3/3/26, 2026-03-03, and 11/14 after "by". */
export function numericDates(sentence: SentenceText): Mention[] {
  const found: Mention[] = []
  for (const match of sentence.plain.matchAll(full)) {
    const mention = fullDate(sentence, match)
    if (mention) found.push(mention)
  }
  let isList: boolean | undefined
  for (const match of sentence.plain.matchAll(short)) {
    const mention = shortDate(sentence, match, () => (isList ??= isDateList(sentence.plain)))
    if (mention) found.push(mention)
  }
  return found
}

function fullDate(sentence: SentenceText, match: RegExpExecArray): Mention | null {
  const { plain } = sentence
  const [whole, first = '', mark, second = '', third = ''] = match
  const before = plain.slice(Math.max(0, match.index - 24), match.index)
  if (numberLabel.test(before)) return null
  const yearFirst = first.length === 4
  if (first.length === 3 || (yearFirst && third.length > 2)) return null
  if (!yearFirst && third.length === 2 && mark !== '/' && !leadsToShort.test(before)) return null
  const written = yearFirst ? Number(first) : Number(third)
  const year = !yearFirst && third.length === 2 ? 2000 + written : written
  if (third.length === 2 && !yearFirst && (written < FIRST_SHORT_YEAR || written > LAST_SHORT_YEAR))
    return null
  if (year < 1950 || year > 2099) return null
  const date = yearFirst ? inOrder(second, third) : monthAndDay(first, second)
  if (dayOf(year, date.month, date.day) === null) return null
  return { ...spanWithWeekday(sentence, match.index, whole), year, ...date }
}

function shortDate(
  sentence: SentenceText,
  match: RegExpExecArray,
  isListed: () => boolean,
): Mention | null {
  const { plain } = sentence
  const [whole, first = '', second = ''] = match
  const { index } = match
  const end = index + whole.length
  const date = monthAndDay(first, second)
  if (dayOf(2024, date.month, date.day) === null || isShare.test(plain.slice(end, end + 12)))
    return null
  const before = plain.slice(Math.max(0, index - 24), index)
  // A line that begins with 26/07 begins with the number of a file, and "2/2" alone in one tells the page.
  if (before.trim() === '' && Number(first) > 12) return null
  if (plain.trim() === whole) return null
  if (!followsDate.test(before) && !leadsToShort.test(before) && !isListed()) return null
  return { ...spanWithWeekday(sentence, index, whole), year: null, ...date }
}

/** "Interviews: Complainant 4/7, Respondent 4/9": several in their order, each at the end of its item, after what has dates. */
function isDateList(plain: string): boolean {
  const matches = [...plain.matchAll(short)]
  const [first] = matches
  if (!first || matches.length < 2) return false
  const lead = plain.slice(Math.max(0, first.index - LONGEST_LEAD), first.index)
  if (!hasDates.test(lead) || hasShares.test(lead)) return false
  let last = 0
  return matches.every(({ 0: whole, 1: one = '', 2: two = '', index }) => {
    const { month, day } = monthAndDay(one, two)
    const at = month * 31 + day
    const isNext = dayOf(2024, month, day) !== null && at >= last
    last = at
    const end = index + whole.length
    return isNext && endsItem.test(plain.slice(end, end + 12))
  })
}

/** US order, unless the first number cannot be a month. */
function monthAndDay(first: string, second: string): { month: number; day: number } {
  return Number(first) > 12 ? inOrder(second, first) : inOrder(first, second)
}

function inOrder(month: string, day: string): { month: number; day: number } {
  return { month: Number(month), day: Number(day) }
}

function spanWithWeekday(
  { text, plain }: SentenceText,
  at: number,
  whole: string,
): { start: number; end: number; weekday: number | null } {
  const { start, weekday } = weekdayBefore(text, plain, at)
  const end = at + whole.length
  return { start, end, weekday: weekday ?? weekdayAfter(plain, end) }
}
