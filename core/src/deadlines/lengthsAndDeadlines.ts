import type { DateMeaning } from '../analysis/report.ts'
import type { Reading, Sentence } from '../document/reading.ts'
import type { TimeMeaning } from '../reader/times.ts'
import { type Day, isoOf, longDate } from './civilDate.ts'
import { type ComputedDate, computedDate } from './computedDates.ts'
import { MOST_DAYS, stepDays } from './countDays.ts'
import { type DateSite, siteOf } from './dateSite.ts'
import { dayDefinition } from './dayDefinition.ts'
import { findLengths, isoLength, type Length } from './lengths.ts'
import { letterAt } from './letterAt.ts'
import type { NamedDate } from './listedOnce.ts'
import { isSchoolsPart } from './meaning.ts'
import type { MeaningAt } from './meaningAt.ts'
import { calledBy, isOfSchool, isTimeToAct, isToAct } from './meanings.ts'
import { type Move, movedDeadline } from './movedDeadlines.ts'
import { placeOf, wordsBeside } from './namedDates.ts'
import { quotedAt } from './quotedAt.ts'
import type { ResolvedDate } from './resolveDates.ts'
import { indexFrom } from './spans.ts'
import { whatHappens } from './what.ts'
import { isNobodys, whatLasts } from './whatLasts.ts'
import { asPast, OR_LATER, QUOTED } from './whatWords.ts'

/**
 * The lengths of time of a document, and the deadlines that come of counting them from a date that it names.
 * `named` are its written dates with their meaning, `moves` what it says of deadlines on a weekend or holiday, `meaningAt` what
 * the words at a place of the text are about.
 */
export function lengthsAndDeadlines(
  reading: Reading,
  dates: ReadonlyMap<Sentence, readonly ResolvedDate[]>,
  letter: Day | null,
  named: readonly NamedDate[],
  moves: readonly Move[],
  meaningAt: MeaningAt,
): NamedDate[] {
  const found: NamedDate[] = []
  const deadlines = Map.groupBy(
    named.filter(({ meaning }) => meaning === 'deadline'),
    ({ sentence }) => sentence,
  )
  const doubtful = new Set(named.filter(({ remark }) => remark !== undefined).map(({ day }) => day))
  const messageAt = letterAt(reading.document.text, letter)
  const known = { hearing: hearingOf(named, letter), definedDays: dayDefinition(reading) }
  for (const sentence of reading.sentences) {
    const own = dates.get(sentence) ?? []
    for (const length of findLengths(sentence)) {
      // "a week from today" is a date already.
      if (isPartOfDate(length, own)) continue
      const computed = computedDate(sentence.plain, length, {
        ...known,
        letter: messageAt(sentence.start),
        dates: own,
      })
      const beside = wordsBeside(reading, sentence)
      const site = siteOf(sentence, [length], 0, {
        documentText: reading.document.text,
        column: '',
        cell: '',
        previous: beside.previous,
        previousText: beside.previousText,
        next: '',
        nextText: '',
      })
      const place = placeOf(reading, sentence, withStart(sentence, length))
      const words = { ...place, isNamed: true, sentence }
      const told = meaningAt(words.start)
      const countedFrom = letter === null ? stepBehind(sentence.plain.slice(length.end)) : ''
      // Where the sentence gives the date itself, that is the one that counts.
      const given = deadlines.get(sentence) ?? []
      // "You have until May 18 (14 days)", "the ten days began on May 8 and end on May 18": the length is no second time to act in.
      const isSaidTwice =
        given.some(
          ({ day, end }) =>
            isBracketed(sentence.plain.slice(end - sentence.start, length.start)) ||
            [letter, ...own.map((one) => one.day)].some((from) => comesTo(length, from, day)),
        ) || leansOnDeadline(reading, sentence, length, deadlines)
      if ((!length.isOrdinal || computed === null) && !isNobodys(told) && !isSaidTwice) {
        // "Mar. 4: evidence sent; twelve days to respond", a step of the past in a list: its time is over.
        const isOver = letter !== null && stepBefore(reading, sentence, dates, letter)
        const what = isOver
          ? quotedAt(site).what
          : whatLasts(site, length, known.definedDays, told, own.length > 0)
        // "A. Fourteen days.": words that tell nothing of it.
        const isBare = what.startsWith(QUOTED) && what.length - words.text.length <= LEAST_MORE
        const isListed = isTimeToAct(what.split(' (')[0] ?? '') || !isAdjective(words.text, length)
        if (!isBare && isListed)
          found.push({ ...words, iso: isoLength(length), meaning: 'period', what, countedFrom })
      }
      if (computed && given.length === 0 && isOwnDay(site, told)) {
        // What the school expects to do by then binds nobody who reads it.
        const meaning = (isToAct(told) ?? !isSchoolsPart(site)) ? 'deadline' : 'event'
        const kept = meaning === 'event' ? computed : movedDeadline(computed, sentence, moves)
        const remark = remarkOf(computed, doubtful)
        const own = deadlineOf(site, meaning, kept, told)
        const isOver = letter !== null && kept.day < letter
        found.push({ ...words, ...own, ...(isOver && { what: asPast(own.what) }), ...remark })
      }
    }
  }
  return found
}

/** "By Monday, May 18 (ten school days)": whether the length is that of the time that ends on the day. */
function isBracketed(between: string): boolean {
  return /^,? \((?:(?:that is|which is|i\.e\.),? )?$/.test(between)
}

/** "Send it by May 18. That is ten days.": whether the length is that of the time that the sentence before sets. */
function leansOnDeadline(
  { sentences }: Reading,
  { block, index, plain }: Sentence,
  { start }: Length,
  deadlines: ReadonlyMap<Sentence, unknown>,
): boolean {
  const before = sentences[index - 1]
  return before?.block === block && deadlines.has(before) && leansBack.test(plain.slice(0, start))
}

const leansBack =
  /^(?:that|this|which) (?:is|makes|gives|leaves) (?:(?:you|them|both|each|of|just|exactly|the) ){0,3}$/

/** Whether a line, or the one that goes on in it, begins with a day before the letter. */
function stepBefore(
  { sentences }: Reading,
  sentence: Sentence,
  dates: ReadonlyMap<Sentence, readonly ResolvedDate[]>,
  letter: Day,
): boolean {
  const before = sentences[sentence.index - 1]
  const goesOn = before !== undefined && sentence.text.charAt(0) === sentence.plain.charAt(0)
  return [sentence, ...(goesOn ? [before] : [])].some((line) => {
    const [first] = dates.get(line) ?? []
    return first?.start === 0 && first.day < letter
  })
}

/** The length with the words that tell from when it counts: "three days of receipt of this notice". */
function withStart({ plain }: Sentence, { start, end }: Length) {
  const [from = ''] = fromReceipt.exec(plain.slice(end)) ?? []
  return { start, end: end + from.length }
}

const fromReceipt =
  /^\)?,? (?:of|after|from|following) (?:(?:the|your) )?(?:receipt|receiving|delivery)\b[^.,;]{0,40}?(?= (?:to|and|or|for|by|with)\b|[.,;]|$)/

/** The words that tell of the step that a time counts from or comes before: "of notification of the sanction". */
function stepBehind(after: string): string {
  const [, words = ''] = stepOf.exec(after) ?? []
  return words
    .replace(/\b(?:determination|outcome|result|finding)s?\b/g, 'decision')
    .replace(noStep, ' ')
    .trim()
}

const stepOf =
  /^\)?,? ?(?:of|after|from|following|before|prior to|in advance of|once|upon) ((?:(?!\b(?:to|and|or|for|by|with|unless|if|in which)\b)[^.,;()]){1,60})/
/** How a step is made known is no step. */
const noStep =
  /\W+|\b(?:the|an?|any|their|his|her|its|this|that|such|of|on|is|was|were|been|being|has|have|date|day|written|receipt|receiving|received?|notice|notification|notified|notifying|letter|sent|they|party|parties|it)\b/g

/** "A 60 day limit", "the five-day pause": words that describe something, and name no time of their own. */
function isAdjective(text: string, { amount, isOrdinal }: Length): boolean {
  return amount > 1 && !isOrdinal && /[- ](?:hour|day|week|month|year)$/i.test(text)
}

/** Shorter than this, what stands beside a length in its sentence tells nothing of it. */
const LEAST_MORE = 12

/** "You have four weeks from today to get ready": the day that it comes to is nobody's to act by. */
function isOwnDay(site: DateSite, told: TimeMeaning | undefined): boolean {
  if (told === undefined || isSchoolsPart(site) || isOfSchool(told) || isToAct(told)) return true
  return whatHappens(site, 'deadline', told).isNamed
}

/** So much later a day may be that a weekend or holiday moved. */
const MOVED = 3
const DAYS: Partial<Record<Length['unit'], number>> = { day: 1, week: 7 }
const kinds = ['calendar', 'business', 'weekday'] as const

/** Whether a length that is counted from a day, such as the letter's, ends on a day, whichever days count, or is moved to it. */
function comesTo({ amount, unit }: Length, from: Day | null, day: Day | undefined): boolean {
  const days = amount * (DAYS[unit] ?? 0)
  if (from === null || day === undefined || days === 0 || days > MOST_DAYS) return false
  return kinds.some((kind) => {
    const end = stepDays(from, days, kind)
    return end <= day && day <= end + MOVED
  })
}

function deadlineOf(
  site: DateSite,
  meaning: Exclude<DateMeaning, 'period'>,
  { day, from, rule, isEarliest, counted }: ComputedDate,
  told: TimeMeaning | undefined,
) {
  const expected = meaning === 'event' ? calledBy(told)?.ahead : undefined
  const what = expected ?? whatHappens(site, meaning, told).what
  return {
    iso: isoOf(day),
    meaning,
    ...(meaning === 'event' && { isSchools: true as const }),
    what: isEarliest ? `${what} (at the earliest)` : what,
    computedFrom: rule,
    counted: { from: isoOf(from), ...counted },
    day,
  }
}

/** A day that is counted from a date in doubt is in doubt as well. */
function remarkOf({ from }: ComputedDate, doubtful: ReadonlySet<Day | undefined>) {
  if (!doubtful.has(from)) return {}
  const remark = `It is counted from ${longDate(from)}, and there the weekday and the date do not fit. Ask the coordinator which is meant.`
  return { remark }
}

function isPartOfDate({ start, end }: Length, dates: readonly ResolvedDate[]): boolean {
  const index = indexFrom(dates, start)
  return (dates[index]?.start ?? Infinity) < end || (dates[index - 1]?.end ?? 0) > start
}

/** The document's one hearing to come, from which days before it are counted; null where it names several. */
function hearingOf(named: readonly NamedDate[], letter: Day | null): Day | null {
  const days = new Set<Day>()
  for (const { of, day, what } of named) {
    // One that may be later gives nothing to count back from.
    if (
      of === 'hearing' &&
      !what.endsWith(OR_LATER) &&
      day !== undefined &&
      (letter === null || day >= letter)
    )
      days.add(day)
  }
  const [only] = days
  return days.size === 1 && only !== undefined ? only : null
}
