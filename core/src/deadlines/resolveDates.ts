import type { Reading, Sentence } from '../document/reading.ts'
import { isBesideTheCase } from './besideTheCase.ts'
import { type Day, dayOf, longDate } from './civilDate.ts'
import { letterAt } from './letterAt.ts'
import type { MeaningAt } from './meaningAt.ts'
import { isOver } from './meanings.ts'
import type { Mention } from './mention.ts'
import { type RelativeMention, relativeDates } from './relativeDates.ts'
import { type DateContext, resolveDay, resolveDayOfMonth, type Stretch } from './resolveYear.ts'
import { indexFrom } from './spans.ts'
import { tenseAround } from './tense.ts'
import { weekdayRemark } from './weekdayRemark.ts'
import { writtenDates } from './writtenDates.ts'

/** A date of the document, with its day known. Offsets are UTF-16 units into the sentence. */
export interface ResolvedDate {
  readonly start: number
  readonly end: number
  readonly day: Day
  /** For "tomorrow" and the like: how the day was counted. */
  readonly rule?: string
  /** What speaks against the day, in sentences. */
  readonly remark?: string
}

/** A date with a written year. Offsets are into the document. */
interface FullDate {
  readonly start: number
  readonly end: number
  readonly day: Day
  readonly block: Sentence['block']
}

/** More than any document of a case names; a guard against files made of nothing but dates. */
const MOST_DATES = 20_000

/**
 * For each sentence its dates, in text order. Dates whose year or day would be a guess are left out.
 *
 * @param meaningAt what the reader of times says of a date: a year that is not written follows from it
 */
export function resolveDates(
  reading: Reading,
  letter: Day | null,
  meaningAt: MeaningAt,
): ReadonlyMap<Sentence, ResolvedDate[]> {
  const written = new Map<Sentence, Mention[]>()
  const full: FullDate[] = []
  const spans: Stretch[] = []
  for (const sentence of reading.sentences) {
    const own = [...withTermYears(sentence), ...splitOver(sentence, reading)]
    const mentions = withRangeYears(own, sentence.plain)
    written.set(sentence, mentions)
    for (const { start, end, year, month, day } of mentions) {
      const known = year === null || month === null ? null : dayOf(year, month, day)
      const at = sentence.start
      if (known === null || isBesideTheCase(sentence.plain, start, end)) continue
      full.push({ start: at + start, end: at + end, day: known, block: sentence.block })
    }
    spans.push(...spansIn(mentions, sentence.plain))
  }
  const messageAt = letterAt(reading.document.text, letter)
  return resolveInOrder(written, messageAt, letter, { full, spans, meaningAt })
}

function resolveInOrder(
  written: ReadonlyMap<Sentence, readonly Mention[]>,
  messageAt: (at: number) => Day | null,
  letter: Day | null,
  whole: OfDocument,
): ReadonlyMap<Sentence, ResolvedDate[]> {
  const dates = new Map<Sentence, ResolvedDate[]>()
  let block = -1
  const budget = { left: MOST_DATES }
  const told = new Map<string, Day>()
  let previous: Day | null = null
  for (const [sentence, mentions] of written) {
    if (sentence.block.index !== block) previous = null
    block = sentence.block.index
    const message = messageAt(sentence.start)
    const known = { message, letter: message ?? letter, ...whole, previous, budget, told }
    const resolved = resolveSentence(sentence, mentions, known)
    if (resolved.length > 0) dates.set(sentence, resolved)
    previous = resolved.at(-1)?.day ?? previous
  }
  return dates
}

/** What a document writes with its year, and what the reader says of its dates. */
interface OfDocument {
  readonly full: readonly FullDate[]
  readonly spans: readonly Stretch[]
  readonly meaningAt: MeaningAt
}

interface Known extends OfDocument {
  /** The date of the letter or e-mail that the sentence belongs to, from which "tomorrow" is counted. */
  readonly message: Day | null
  /** The same, or else the document's, which tells the year of a date that has none. */
  readonly letter: Day | null
  /** The last date before the sentence in its block. */
  readonly previous: Day | null
  /** How many more dates are read. */
  readonly budget: { left: number }
  /** The days known so far, by month and day. */
  readonly told: Map<string, Day>
}

function resolveSentence(
  sentence: Sentence,
  mentions: readonly Mention[],
  known: Known,
): ResolvedDate[] {
  const { plain } = sentence
  const relative = known.message === null ? [] : apartFrom(relativeDates(plain), mentions)
  const all = [...mentions, ...relative].toSorted((a, b) => a.start - b.start)
  const resolved: ResolvedDate[] = []
  let previous = known.previous
  let isSameSentence = false
  for (const one of all) {
    if (known.budget.left-- <= 0) break
    if (isBesideTheCase(plain, one.start, one.end)) continue
    // "He passed it on March 10. It was found on the 12th": the month is that of the sentence before.
    const before = isSameSentence || isDayAlone(one) ? previous : null
    const same = 'month' in one ? (known.told.get(monthDay(one)) ?? null) : null
    const context = { ...contextOf(sentence, one, known, before), same }
    const date =
      'resolve' in one ? resolveRelative(one, context, previous) : resolveWritten(one, context)
    if (date === null) continue
    if ('month' in one) {
      known.told.set(monthDay(one), date.day)
      // Of "the 29th" the last that had that number.
      known.told.set(monthDay({ ...one, month: null }), date.day)
    }
    resolved.push(date)
    previous = date.day
    isSameSentence = true
  }
  return resolved
}

function monthDay({ month, day }: Mention): string {
  return `${month}-${day}`
}

function isDayAlone(one: Mention | RelativeMention): boolean {
  return 'month' in one && one.month === null
}

function resolveWritten(mention: Mention, context: DateContext): ResolvedDate | null {
  const day =
    mention.month === null ? resolveDayOfMonth(mention, context) : resolveDay(mention, context)
  if (day === null) return null
  const remark = weekdayRemark(mention, day, context)
  return { start: mention.start, end: mention.end, day, ...(remark !== undefined && { remark }) }
}

function resolveRelative(
  mention: RelativeMention,
  { letter, tense }: DateContext,
  previous: Day | null,
): ResolvedDate | null {
  const day = letter === null ? null : mention.resolve({ letter, previous, tense })
  if (day === null || letter === null) return null
  const from =
    mention.countedFrom === 'previous' && previous !== null
      ? longDate(previous)
      : `the letter of ${longDate(letter)}`
  return { start: mention.start, end: mention.end, day, rule: `Counted from ${from}.` }
}

function contextOf(
  sentence: Sentence,
  { start, end }: { start: number; end: number },
  known: Known,
  previous: Day | null,
): DateContext {
  const { full, letter, meaningAt, spans } = known
  const at = sentence.start + start
  const index = indexFrom(full, at)
  const [before, after] = [full[index - 1], full[index]]
  const { block } = sentence
  // An item of a list goes on from those before it.
  const isNear = (one: FullDate | undefined) =>
    one !== undefined &&
    (one.block === block ||
      (listMark.test(sentence.plain) && one.block.heading === block.heading && at - one.end < LIST))
  const isSame = after !== undefined && after.start < sentence.end
  const tense = isOver(meaningAt(at)) ? 'past' : tenseAround(sentence.plain, start, end)
  // A story goes on from the date told before; one told later only counts within the sentence.
  const told = isNear(before) && (!isSame || isSameSentence(before, sentence)) ? before : undefined
  const near = nearer(told, isSame || (!told && isNear(after)) ? after : undefined, at)
  return { letter, tense, near, anywhere: nearer(before, after, at), previous, spans }
}

const listMark = /^\W{0,2}(?:[ivx]{1,4}|[a-z]|\d{1,2})[.)]\s/
/** So long a list is at most whose items are told from one another, in characters. */
const LIST = 400

function isSameSentence(date: FullDate | undefined, sentence: Sentence): boolean {
  return date !== undefined && date.start >= sentence.start
}

function nearer(before: FullDate | undefined, after: FullDate | undefined, at: number): Day | null {
  if (!before || !after) return (before ?? after)?.day ?? null
  return at - before.end <= after.start - at ? before.day : after.day
}

/** "by Friday, April 24": the weekday belongs to the date beside it. */
function apartFrom(
  relative: readonly RelativeMention[],
  mentions: readonly Mention[],
): RelativeMention[] {
  return relative.filter(({ start, end }) => {
    const index = indexFrom(mentions, start)
    const [before, after] = [mentions[index - 1], mentions[index]]
    return (!before || before.end + 2 <= start) && (!after || after.start > end + 4)
  })
}

/** "Tuesday 27" at the end of a scan's line, and "October 2026" in the next one, which is a sentence of its own. */
function splitOver({ index, text, plain }: Sentence, { sentences }: Reading): Mention[] {
  const next = sentences[index + 1]
  if (!next || !isDigit(text.at(-1))) return []
  const end = Math.min(text.length, LINE_REACH)
  const around = (own: string, other: string) =>
    `${own.slice(-LINE_REACH)} ${other.slice(0, LINE_REACH)}`
  const joined = { text: around(text, next.text), plain: around(plain, next.plain) }
  const one = writtenDates(joined).find((date) => date.start < end && date.end > end)
  if (one === undefined || one.weekday === null) return []
  return [{ ...one, start: text.length - end + one.start, end: text.length }]
}

/** Of ASCII: most sentences end otherwise, and are not looked at. */
function isDigit(character = ''): boolean {
  return character >= '0' && character <= '9'
}

/** So near to the line's end the parts of a day stand. */
const LINE_REACH = 24

/** "Fall semester 2026 (August 24 to December 16)". */
const ofTerm =
  /\b(?:fall|autumn|spring|summer|winter|term|semester|quarter)\b[^.;\d]{0,20}\b(20\d\d)\b[^.;\d]{0,24}$/
const TERM_REACH = 70

function withTermYears({ plain, text }: Sentence): Mention[] {
  return writtenDates({ plain, text }).map((mention) => {
    if (mention.year !== null || mention.month === null) return mention
    const before = plain.slice(Math.max(0, mention.start - TERM_REACH), mention.start)
    const [, year] = ofTerm.exec(before) ?? []
    return year === undefined ? mention : { ...mention, year: Number(year) }
  })
}

const rangeGap = /^\s?(?:,?\s?(?:and|to|through|thru|until|or|&)\s(?:on\s)?|-\s?)(?:the\s)?$/

/** "October 6 to December 8, 2025", "December 20, 2025 - January 5": one year tells the other. */
function withRangeYears(mentions: readonly Mention[], plain: string): Mention[] {
  const filled = [...mentions]
  for (let index = filled.length - 2; index >= 0; index--) {
    const [one, next] = [filled[index], filled[index + 1]]
    if (!one || !next || !isRange(plain, one, next)) continue
    if (one.year === null && next.year !== null) {
      filled[index] = { ...one, year: isLaterInYear(one, next) ? next.year - 1 : next.year }
    }
  }
  for (let index = 1; index < filled.length; index++) {
    const [before, one] = [filled[index - 1], filled[index]]
    if (!before || !one || !isRange(plain, before, one)) continue
    if (one.year === null && before.year !== null) {
      filled[index] = { ...one, year: isLaterInYear(before, one) ? before.year + 1 : before.year }
    }
  }
  return filled
}

/** "Between August 1 and September 30, 2025". */
function spansIn(mentions: readonly Mention[], plain: string): Stretch[] {
  return mentions.flatMap((one, index) => {
    const next = mentions[index + 1]
    if (!next || !isRange(plain, one, next)) return []
    const [first, last] = [dayIn(one), dayIn(next)]
    return first !== null && last !== null && first < last ? [{ first, last }] : []
  })
}

function dayIn({ year, month, day }: Mention): Day | null {
  return year === null || month === null ? null : dayOf(year, month, day)
}

function isRange(plain: string, one: Mention, next: Mention): boolean {
  if (one.month === null || next.month === null || next.start - one.end > 14) return false
  return rangeGap.test(plain.slice(one.end, next.start))
}

function isLaterInYear(one: Mention, other: Mention): boolean {
  return (one.month ?? 0) * 31 + one.day > (other.month ?? 0) * 31 + other.day
}
