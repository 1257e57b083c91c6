import type { Candidate } from '../detail.ts'
import { HOLIDAYS, MONTH, monthNumber, season } from '../words/calendar.ts'
import { before, type TokenizedText } from './tokenizedText.ts'

const WEEKDAY = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\b\\.?,?\\s)?'
const NTH =
  '(?:(?:twenty|thirty)[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth'
const DAY = '(?:[12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th)?(?![\\d:%]|,\\d|\\.\\d)\\b'
const YEAR = '(?:(?:,?\\s|-)((?:19|20)\\d{2})\\b)?'
const TIME = '(?:,?\\s(?:at\\s)?\\d{1,2}(?::\\d{2})?\\s?(?:[ap]\\.m\\.|[ap]m\\b))?'

const MONTH_DAY = new RegExp(
  `\\b${WEEKDAY}(${MONTH})\\b\\.?\\s(?:the\\s)?(${DAY}|${NTH})(?:\\s?(?:-|–|to|through|until|and)\\s?(?:${MONTH}\\.?\\s)${DAY}|\\s?[-–]\\s?${DAY})?${YEAR}${TIME}`,
  'giu',
)
const DAY_MONTH = new RegExp(
  `\\b${WEEKDAY}(?:the\\s)?(${DAY}|${NTH})[\\s-](of\\s)?(${MONTH})\\b${YEAR}${TIME}`,
  'giu',
)
const NUMERIC = /(?<![\w./-])(\d{1,4})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\w/-]|\.\d)/g
const COMPACT =
  /(?<![\w.,$/-])((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?![\w/-]|[.,]\d)/g
const SLASHED =
  /\b(?:on|by|since|until|till|before|after|from|dated|was|is|day,?)\s(\d{1,2})\/(\d{1,2})(?![\w/]|\.\d|\s(?:of|stars?)\b)/gi
const DAY_ONLY =
  /\b(?:on|by|since|until|till|before|after)\s(the\s(?:[12]\d|3[01]|[1-9])(?:st|nd|rd|th))(?=\s*[.,;!?)\n]|\s*$|\s(?:and|at|but|they|i|we|she|he|the|when|in|with|for|to|that|because|so|my|was|is|were)\b)/gi
const HOLIDAY = new RegExp(
  `\\b(?:(?:on|since|night of|day of|after|before)\\s(${HOLIDAYS})|(${HOLIDAYS})(?=\\s(?:night|party|weekend)))\\b(?!\\s(?:break|recess|vacation))`,
  'giu',
)

/** "may", "mar" and "march" are also plain words: a small one needs one of these before it. */
const LEADS_TO_DATE =
  /\b(?:on|by|since|until|till|before|after|from|of|for|dated|is|was|day,?|the|between)\s$/i
const IS_ALSO_A_WORD = /^(?:may|mar|march|sat|sun)$/
const COUNTS = /^\s(?:times|people|days|weeks|months|hours|years|miles|pages|students|of us)\b/

/** Exact dates in their usual forms; years, seasons and terms are left alone. */
export function findDates({ text }: TokenizedText): Candidate[] {
  return [...wordDates(text), ...numericDates(text), ...partDates(text)]
}

function wordDates(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const match of text.matchAll(MONTH_DAY)) {
    const [whole, month = '', day = '', year] = match
    const sure = /\d(?:st|nd|rd|th)$/i.test(day) || year !== undefined
    if (!sure && !readsAsDate(text, match.index, whole, month)) continue
    if (
      /^(?:first|second|third)$/i.test(day) &&
      /^\s\w/.test(text.slice(match.index + whole.length))
    )
      continue
    found.push(date(match.index, whole, monthNumber(month), year))
  }
  for (const match of text.matchAll(DAY_MONTH)) {
    const [whole, day = '', of, month = '', year] = match
    const sure = /[a-z]$/i.test(day) || year !== undefined || of !== undefined
    if (!sure && IS_ALSO_A_WORD.test(month)) continue
    found.push(date(match.index, whole, monthNumber(month), year))
  }
  return found
}

function readsAsDate(text: string, start: number, whole: string, month: string): boolean {
  if (COUNTS.test(text.slice(start + whole.length, start + whole.length + 12))) return false
  const monthAt = start + whole.indexOf(month)
  return !IS_ALSO_A_WORD.test(month) || LEADS_TO_DATE.test(before(text, monthAt))
}

function numericDates(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const match of text.matchAll(NUMERIC)) {
    const [whole, a = '', mark, b = '', c = ''] = match
    if (mark === '.' && c.length !== 4) continue
    if (a.length === 3) continue
    const yearFirst = a.length === 4
    const year = yearFirst ? a : c.length === 2 ? `20${c}` : c
    const month = yearFirst ? Number(b) : monthOf(Number(a), Number(b))
    const day = yearFirst ? Number(c) : Number(a) + Number(b) - month
    if (!isDay(month, day) || !/^(?:19[5-9]|20[0-4])\d$/.test(year)) continue
    found.push(date(match.index, whole, month, year))
  }
  for (const match of text.matchAll(COMPACT)) {
    found.push(date(match.index, match[0], Number(match[2]), match[1]))
  }
  return found
}

/** US order, unless the first number cannot be a month. */
function monthOf(first: number, second: number): number {
  return first > 12 ? second : first
}

function isDay(month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}

function partDates(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const match of text.matchAll(SLASHED)) {
    const month = monthOf(Number(match[1]), Number(match[2]))
    if (!isDay(month, Number(match[1]) + Number(match[2]) - month)) continue
    const written = `${match[1]}/${match[2]}`
    found.push(date(match.index + match[0].length - written.length, written, month, undefined))
  }
  for (const match of text.matchAll(DAY_ONLY)) {
    const written = match[1] ?? ''
    const start = match.index + match[0].length - written.length
    found.push({ ...date(start, written, 1, undefined), replacement: 'that month' })
  }
  for (const match of text.matchAll(HOLIDAY)) {
    const written = match[1] ?? match[2] ?? ''
    const start = match.index + match[0].length - written.length
    found.push(date(start, written, monthNumber(written), undefined))
  }
  return found
}

/** A named year stays: "this spring" could be wrong for a date two years ago. */
function date(start: number, written: string, month: number, year: string | undefined): Candidate {
  const vague = year ? `${season(month)} ${year}` : `this ${season(month)}`
  const end = start + written.length
  return { kind: 'exact_date', start, end, reason: 'is an exact date.', replacement: vague }
}
