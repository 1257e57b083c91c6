import type { Mention, SentenceText } from './mention.ts'
import { weekdayAfter, weekdayBefore } from './weekdayBeside.ts'
import { MONTH, monthNumber, numberOf, ORDINAL_WORD, WEEKDAY } from './words.ts'

const DIGITS = '(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?(?![\\d%$]|[.,:/]\\d|\\s?[ap]\\.?m\\b)\\b'
const DAY = `(?:${DIGITS}|${ORDINAL_WORD}\\b)`
const YEAR_END = '(?!\\d|-\\d)'

const month = new RegExp(`\\b${MONTH}\\b`, 'g')
/** "May twentieth", but not "June first-year students". */
const ORDINAL_ALONE = `${ORDINAL_WORD}(?=\\s*(?:$|[.,;:!?)\\]"]|\\d)|\\s(?:and|or|at|to|through|in|by|from|is|was|will|you|we|the|for|but|as|if)\\b)`
const firstDay = new RegExp(`\\.?[\\s,-]{1,3}(?:the\\s{1,3})?(${DIGITS}|${ORDINAL_ALONE})`, 'y')
/** More days of the same month: "3 and 4", "3-5", "17 to 26", "5, 6 and 8". */
const nextDay = new RegExp(
  `\\s{0,2}(?:,\\s?(?:and|or)\\s|,\\s?|\\s(?:and|or|&|to|through|thru|until)\\s|\\s?-\\s?|&)\\s?(?:the\\s)?(${DIGITS})(?=\\s*(?:$|[.,;:)\\]"&-]|(?:19|20)\\d\\d)|(?<=\\d-\\d\\d?)\\s|\\s(?:and|or|to|in|at|from|of|for|with|by|on|is|are|was|were|will|when|where|the|you|we|he|she|they|as|but|both)\\b)`,
  'y',
)
const yearAfter = new RegExp(
  `(?:\\s\\(${WEEKDAY}\\))?(?:,?\\s{1,3}|,|-|/)(?:of\\s|in\\s)?((?:19|20)\\d{2})${YEAR_END}|,?\\s{1,2}'(\\d\\d)${YEAR_END}|-(\\d\\d)${YEAR_END}`,
  'y',
)
/** Days before their month: "3 March", "the 3rd of March", "23rd day of March", "3 and 4 March", "14-Apr". */
const daysBefore = new RegExp(
  `(?:^|[^\\w:./$#-])((?:${DAY}(?:\\s?(?:-|,|&)\\s?|\\s(?:and|or|to|through|until)\\s)(?:the\\s)?){0,4})(${DIGITS}|${ORDINAL_WORD}(?=\\s(?:day\\s)?of\\s))(?:\\s{1,3}|-)(?:day\\s)?(?:of\\s{1,3})?(?:the\\smonth\\sof\\s)?$`,
)
const LONGEST_BEFORE = 70

/** Words before a number that make it the number of something else: "Room 12 May ...". */
const numbersOther = /(?:room|rooms|section|page|item|no|number|paragraph|unit|suite|grade)\.?\s$/
/** "may 3 people", "March 5 miles": a number with its own noun. */
const countedNoun =
  /^\s(?:times|people|persons|days|weeks|months|hours|minutes|years|miles|pages|students|of us|or more|\d \d\w{3})\b/
const leadsToDate =
  /\b(?:on|by|since|until|till|before|after|from|of|for|dated|is|was|due|the|between|to|and|day,?)\s$/

/** Dates whose month is a word. In text order. */
export function namedMonthDates({ text, plain }: SentenceText): Mention[] {
  const found: Mention[] = []
  let from = 0
  for (const match of plain.matchAll(month)) {
    if (match.index < from) continue
    const number = monthNumber(match[0])
    const span = { start: match.index, end: match.index + match[0].length }
    const mentions =
      dayFirst(text, plain, span, number, from) ?? monthFirst(text, plain, span, number)
    if (mentions === null || !isMonth(text, plain, span, mentions)) continue
    found.push(...mentions)
    from = mentions.at(-1)?.end ?? span.end
  }
  return found
}

interface Span {
  readonly start: number
  readonly end: number
}

function monthFirst(text: string, plain: string, span: Span, number: number): Mention[] | null {
  const first = stickyAt(firstDay, plain, span.end)
  if (!first) return null
  const days = [dayPart(first)]
  let end = span.end + first[0].length
  // "Feb-11-27" ends with its year, and "Feb. 11-27" with another day.
  const isHyphened = first[0].startsWith('-')
  const nextAt = () => (isHyphened ? null : stickyAt(nextDay, plain, end))
  for (let next = nextAt(); next; next = nextAt()) {
    const at = end
    end = at + next[0].length
    days.push(dayPart(next, at))
    if (days.length === 8) break
  }
  const year = yearAt(plain, end)
  const lead = weekdayBefore(text, plain, span.start)
  const after =
    days.length === 1 ? (weekdayAfter(plain, end) ?? weekdayAfter(plain, year.end)) : null
  return days.map((day, index) => ({
    start: index === 0 ? lead.start : day.start,
    end: index === 0 ? (days.length === 1 ? year.end : span.end + first[0].length) : day.end,
    year: year.year,
    month: number,
    day: day.day,
    weekday: index > 0 ? null : (lead.weekday ?? after),
  }))
}

function dayFirst(
  text: string,
  plain: string,
  span: Span,
  number: number,
  from: number,
): Mention[] | null {
  const offset = Math.max(from, span.start - LONGEST_BEFORE)
  const before = plain.slice(offset, span.start)
  const match = daysBefore.exec(before)
  if (!match || numbersOther.test(before.slice(0, match.index + 1))) return null
  const [whole, list = '', last = ''] = match
  const dot = plain[span.end] === '.' ? 1 : 0
  const year = yearAt(plain, span.end + dot)
  // "item 3 March 12, 2026": the number with the year is the day.
  if (year.year === null && hasYearAfter(plain, span)) return null
  const listStart = offset + match.index + whole.indexOf(list + last)
  const lead = weekdayBefore(text, plain, listStart)
  const end = year.year === null ? span.end : year.end
  const mentions: Mention[] = []
  for (const part of list.matchAll(new RegExp(DAY, 'g'))) {
    const start = listStart + part.index
    mentions.push({ ...dayPart(part, 0), start, end: start + part[0].length, ...shared() })
  }
  const lastStart = listStart + list.length
  mentions.push({ ...dayPart([last]), start: lastStart, end, ...shared() })
  const [first] = mentions
  const after = mentions.length === 1 ? weekdayAfter(plain, end) : null
  if (first) mentions[0] = { ...first, start: lead.start, weekday: lead.weekday ?? after }
  return mentions

  function shared(): { year: number | null; month: number; weekday: null } {
    return { year: year.year, month: number, weekday: null }
  }
}

/** Whether "Month DAY, YEAR" stands there. */
function hasYearAfter(plain: string, span: Span): boolean {
  const first = stickyAt(firstDay, plain, span.end)
  return first !== null && yearAt(plain, span.end + first[0].length).year !== null
}

/** "May" and "march" are also plain words, and "April" and "June" are names: a date must look like one. */
function isMonth(text: string, plain: string, span: Span, mentions: readonly Mention[]): boolean {
  const end = mentions.at(-1)?.end ?? span.end
  if (countedNoun.test(plain.slice(end, end + 12))) return false
  const word = plain.slice(span.start, span.end)
  if (word !== 'may' && word !== 'march' && word !== 'mar') return true
  const isCapital = text[span.start] !== plain[span.start]
  const [first] = mentions
  const start = first?.start ?? span.start
  // "Allegation 1 may be appealed": the day before the word needs its weekday or year as well.
  const isDated = start < span.start && (first?.weekday !== null || first?.year !== null)
  return isCapital || isDated || leadsToDate.test(plain.slice(Math.max(0, start - 10), start))
}

function dayPart(match: readonly string[], at = 0): { start: number; end: number; day: number } {
  const [whole = '', word = whole] = match
  const start = at + whole.length - word.length
  return { start, end: at + whole.length, day: numberOf(word) }
}

function yearAt(plain: string, at: number): { year: number | null; end: number } {
  const match = stickyAt(yearAfter, plain, at)
  if (!match) return { year: null, end: at }
  const short = match[2] ?? match[3]
  const year = match[1] === undefined ? 2000 + Number(short) : Number(match[1])
  return { year, end: at + match[0].length }
}

function stickyAt(pattern: RegExp, plain: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(plain)
}
