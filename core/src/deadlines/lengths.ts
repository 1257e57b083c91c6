import type { SentenceText } from './mention.ts'
import { withoutOverlaps } from './spans.ts'
import { NUMBER_WORD, numberOf, ORDINAL_WORD } from './words.ts'

/** Which days a text counts; 'unsaid' where it says "days" and no more. */
export type CountedDays = 'calendar' | 'business' | 'weekday' | 'school' | 'unsaid'
export type LengthUnit = 'hour' | 'day' | 'week' | 'month' | 'year'

/** A length of time as a sentence writes it. Offsets are UTF-16 units into the sentence. */
export interface Length {
  readonly start: number
  readonly end: number
  readonly amount: number
  readonly unit: LengthUnit
  readonly days: CountedDays
  /** "the tenth business day" rather than "ten business days". */
  readonly isOrdinal: boolean
}

const KIND =
  '(?:calendar|business|working|work|school|academic|instructional|class|consecutive|full|clear|university|college|regular|weekday|week)'
/** "Business days", and "weekdays" in one word. */
const GAP = '(?:\\s{1,3}|-|(?=day))'
const UNIT = '(days?|weeks?|months?|years?|hours?|hrs?)'
const AMOUNT = `(?:${NUMBER_WORD}|\\d{1,4})`

const length = new RegExp(
  `(?<![\\w.$/:-]|\\d,)(?:(${AMOUNT})(?:\\s{0,2}\\(\\s?(${AMOUNT})\\s?\\))?|\\((\\d{1,4})\\)|(a|an)(?=\\s(?:week|month|year)\\b))(?:\\s{1,3}|-)((?:\\(?${KIND}\\)?${GAP}){0,2})${UNIT}\\b`,
  'g',
)
const rangedLength = new RegExp(
  `(?<![\\w.$/:-])${AMOUNT}\\s?(?:-|\\sto\\s|\\sor\\s)\\s?(${AMOUNT})(?:\\s|-)((?:${KIND}${GAP}){0,2})${UNIT}\\b`,
  'g',
)
const ordinalLength = new RegExp(
  `(?<![\\w-])(${ORDINAL_WORD}|\\d{1,2}(?:st|nd|rd|th))(?:\\s?\\((\\d{1,2})(?:st|nd|rd|th)?\\))?\\s((?:${KIND}${GAP}){0,2})(day)\\b(?!\\sof\\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
  'g',
)
const fortnight = /(?<![\w-])(?:a|one)\sfortnight\b/g

const dayKinds: readonly (readonly [RegExp, CountedDays])[] = [
  [/calendar|consecutive/, 'calendar'],
  [/business|working|work\b/, 'business'],
  [/week/, 'weekday'],
  [/school|academic|instructional|class|university|college|regular/, 'school'],
]

/** Most sentences name none of these, and are told from the others in a fraction of the time. */
const namesUnit = /day|week|month|year|hour|hrs?\b|fortnight/

/** Lengths of time that bear on what somebody must or may do. In text order, none overlapping. */
export function findLengths(sentence: SentenceText): Length[] {
  const { plain } = sentence
  if (!namesUnit.test(plain)) return []
  const found: Length[] = []
  const add = (one: Length) => {
    if (one.amount > 0) found.push(one)
  }
  for (const match of plain.matchAll(length)) {
    const [whole, amount, bracketed = '', alone, article, kind = '', unit = ''] = match
    // "ten (10)", "10 (ten)": the digits are the ones that cannot be misread.
    const digits = /^\d/.test(bracketed) ? bracketed : undefined
    const value = numberOf(digits ?? amount ?? alone ?? article ?? '')
    add(lengthOf(match.index, whole, value, kind, unit))
  }
  for (const match of plain.matchAll(rangedLength)) {
    const [whole, amount = '', kind = '', unit = ''] = match
    add(lengthOf(match.index, whole, numberOf(amount), kind, unit))
  }
  for (const match of plain.matchAll(ordinalLength)) {
    const [whole, word = '', digits, kind = '', unit = ''] = match
    const one = lengthOf(match.index, whole, numberOf(digits ?? word), kind, unit)
    add({ ...one, isOrdinal: true })
  }
  for (const match of plain.matchAll(fortnight)) {
    add(lengthOf(match.index, match[0], 2, '', 'weeks'))
  }
  return withoutOverlaps(found)
    .map((one) => withKindBehind(plain, one))
    .filter((one) => isTelling(plain, one))
}

function lengthOf(at: number, whole: string, amount: number, kind: string, unit: string): Length {
  const first = unit.startsWith('h') ? 'hour' : unit.replace(/s$/, '')
  const days = kindOf(kind)
  const span = { start: at, end: at + whole.length, amount }
  return { ...span, unit: first as LengthUnit, days, isOrdinal: false }
}

function kindOf(words: string): CountedDays {
  return dayKinds.find(([pattern]) => pattern.test(words))?.[1] ?? 'unsaid'
}

/** The kind of day may be told behind the length: "10 days (business days)", "five days, not counting weekends". */
const kindBehind = new RegExp(`^\\s?\\((${KIND})(?:\\sdays?)?\\)`)
const skippedDays =
  /^,?\s?\(?(?:excluding|exclusive of|not (?:counting|including)) ((?:(?:saturdays?|sundays?|weekends?|federal|legal|public|university|college|school|and|or|official)[ ,]{1,2}){0,6}(?:holidays|weekends|sundays))\)?/

function withKindBehind(plain: string, one: Length): Length {
  if (one.unit !== 'day' || one.days !== 'unsaid') return one
  const behind = plain.slice(one.end, one.end + 100)
  const [told, kind] = kindBehind.exec(behind) ?? []
  if (told !== undefined) return { ...one, end: one.end + told.length, days: kindOf(kind ?? '') }
  const [skipped, which = ''] = skippedDays.exec(behind) ?? []
  if (skipped === undefined || !/weekend|saturday/.test(which)) return one
  const days = which.includes('holidays') ? 'business' : 'weekday'
  return { ...one, end: one.end + skipped.length, days }
}

/** ISO 8601: days and weeks as PnD, hours as PTnH, months as PnM, years as PnY. */
export function isoLength({ amount, unit }: Length): string {
  if (unit === 'hour') return `PT${amount}H`
  if (unit === 'month') return `P${amount}M`
  if (unit === 'year') return `P${amount}Y`
  return `P${unit === 'week' ? amount * 7 : amount}D`
}

const NEAR = 48
const limitBefore =
  /\b(?:within|at least|at most|no(?:t)? (?:later|less|more|fewer|sooner|earlier) than|not exceed(?:ing)?|fewer than|less than|more than|minimum of|maximum of|have|has|had|having|given|gives?|gets?|getting|allow(?:s|ed|ing)?|grant(?:s|ed)?|up to|after|every|due in|takes?|another|further|additional|next|last|lasts|about|approximately|in|the|a|an|your|this|that|these|those|of|for|is|are|by|be|kept|it is now|to|on|period|window|limit|time|:|\|)\s*\(?$/
const limitAfter =
  /^(?:'s?)?[)\s,]{1,3}(?:before|after|of|from|to|period|window|prior|in advance|following|notice|review|deadline|later|once|during|limit|extension|and|until|in duration)\b/
const hourLimit =
  /\b(?:within|no later than|not later than|at least|next|have|has|given|allow(?:s|ed)?|up to|minimum of)\s\(?$/
const hourAfter = /^[)\s]{1,2}(?:before|after|of|prior|in advance|from|notice|following)\b/
const ordinalAfter = /^\s(?:after|before|following|from|prior|preceding)\b/
const notALimit =
  /^(?:\s(?:ago|old|older|younger|of age|of experience|earlier|an? (?:day|week|month|year)|per|each|every|apart|from tomorrow)\b|-old\b|\s?\/)/
const backwards =
  /\b(?:past|previous|preceding|earlier|recent|some|those|these|over the last|for the last|several|many|per|each|every|once|twice|times|days|evenings|nights|mornings|hours|sit for|sits for|sat for) $/
const hasStory =
  /\b(?:was|were|had|did|known|knew|taught|met|together|relationship|experience|[a-z]{2,14}ed)\b/
const hasRule =
  /\b(?:will|shall|must|may|can|should|is to|are to|keep|keeps|kept|maintain|maintained|retain|retained|suspen|probation|remain|remains|last|lasts|effect|expel|ban|barred)/

/** Leaves out ages, stories ("had known him for three years"), opening hours and the length of a meeting. */
function isTelling(plain: string, one: Length): boolean {
  const before = plain.slice(Math.max(0, one.start - NEAR), one.start)
  const after = plain.slice(one.end, one.end + NEAR)
  if (notALimit.test(after)) return false
  if (backwards.test(before) && !/\b(?:every|each) $/.test(before)) return false
  if (one.unit === 'hour') return hourLimit.test(before) || hourAfter.test(after)
  if (one.isOrdinal) return ordinalAfter.test(after)
  if (one.days !== 'unsaid') return true
  if (one.unit !== 'day' && /\bfor (?:about |over |nearly |almost )?$/.test(before)) {
    const near = plain.slice(Math.max(0, one.start - 160), one.end + 60)
    return hasRule.test(near) || !hasStory.test(near)
  }
  return before.trim() === '' || limitBefore.test(before) || limitAfter.test(after)
}
