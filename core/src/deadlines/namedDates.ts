import { pageAt } from '../document/documentText.ts'
import type { Reading, Sentence } from '../document/reading.ts'
import type { TimeMeaning } from '../reader/times.ts'
import { alignedColumns } from './alignedColumns.ts'
import { besideWords } from './besideWords.ts'
import { type Day, isoOf } from './civilDate.ts'
import { NOT_SOONER } from './computedDates.ts'
import { clauseAround, type DateSite, siteOf } from './dateSite.ts'
import { LETTER_DATE, type NamedDate } from './listedOnce.ts'
import {
  isDayOff,
  isLimitless,
  isRangeEnd,
  isSchoolsPart,
  isWindowStart,
  meaningOf,
} from './meaning.ts'
import type { MeaningAt } from './meaningAt.ts'
import { isOfCalendar, isOfSchool, isToAct, surelyOf } from './meanings.ts'
import { ownCell } from './ownCell.ts'
import { quotedAt } from './quotedAt.ts'
import type { ResolvedDate } from './resolveDates.ts'
import { type Placed, withStretches } from './stretches.ts'
import { tableColumns } from './tableColumns.ts'
import { tenseAround } from './tense.ts'
import { weekAround } from './weeks.ts'
import { fromThen, whatHappens } from './what.ts'
import { asPast, isGathering, OPTIONAL, OR_LATER, type What } from './whatWords.ts'

/** The dates of a document that it writes, with their meaning, in text order. */
export function namedDates(
  reading: Reading,
  dates: ReadonlyMap<Sentence, readonly ResolvedDate[]>,
  letter: Day | null,
  meaningAt: MeaningAt,
): NamedDate[] {
  const columnOf = tableColumns(reading)
  const alignedAt = alignedColumns(reading.document.text)
  const named: Placed[] = []
  let isLetterNamed = false
  for (const [sentence, resolved] of dates) {
    const column = columnOf(sentence)
    const around = {
      documentText: reading.document.text,
      ...wordsBeside(reading, sentence),
    }
    for (const [index, date] of resolved.entries()) {
      const at = sentence.start + date.start
      const cell = ownCell(reading.document.text, at)
      const beyond = { ...around, column: column || alignedAt(at), cell }
      const site = siteOf(sentence, resolved, index, beyond)
      const told = besideWords(meaningAt(at), site)
      // The end of a range of days before the letter is part of a story.
      const isOver = letter !== null && date.day < letter && isRangeEnd(site)
      const isAhead = letter === null || date.day > letter
      const week = weekAround(sentence.plain, date.start, date.day)
      const isHead = date.day === letter && isAlone(site)
      const meaning = isOver || isHead || week ? 'event' : meaningBy(told, site)
      const isLetter: boolean = date.day === letter && meaning === 'event' && !isLetterNamed
      isLetterNamed ||= isLetter
      const own = week ? quotedAt(site) : nameInTime(site, meaning, told, date, letter)
      const what = isLetter || isHead ? letterName : own
      const of = surelyOf(told)
      const words = placeOf(reading, sentence, week ? { ...date, start: week.start } : date)
      const name: NamedDate = {
        ...words,
        iso: isoOf(week?.first ?? date.day),
        ...(week && { until: week.last }),
        meaning,
        ...what,
        ...(of !== undefined && { of }),
        // "Today" is the day that the letter bears.
        ...(date.rule !== undefined && date.day !== letter && { computedFrom: date.rule }),
        ...(date.remark !== undefined && { remark: date.remark }),
        ...(isAhead &&
          meaning === 'event' &&
          isSchoolsDay(site, what, told) && { isSchools: true }),
        day: week?.first ?? date.day,
        sentence,
      }
      named.push({ name, site, told: told?.what })
    }
  }
  return withoutLaterIncidents(withStretches(named, letter))
}

/** Whether nothing else stands there, as at the head of a further page. */
function isAlone({ plain, start, end }: DateSite): boolean {
  return !/[a-z]/.test(plain.slice(0, start) + plain.slice(end))
}

const letterName: What = { what: LETTER_DATE, isNamed: true }

/** A deadline where a party has to act by the day, or may: the reader of times tells, or else the words. */
function meaningBy(told: TimeMeaning | undefined, site: DateSite): 'deadline' | 'event' {
  const isDue = isToAct(told)
  if (isDue === undefined) return meaningOf(site)
  if (isLimitless(site)) return 'event'
  return isDue ? 'deadline' : 'event'
}

/** What the school does or means to do on a day, or a day of its calendar: the reader tells, or else the words. */
function isSchoolsDay(site: DateSite, { isNamed }: What, told: TimeMeaning | undefined): boolean {
  return (
    isOfSchool(told) || isOfCalendar(told) || isDayOff(site) || (!isNamed && isSchoolsPart(site))
  )
}

function nameOf(
  site: DateSite,
  meaning: 'deadline' | 'event',
  told: TimeMeaning | undefined,
  isAhead: boolean,
): What {
  if (meaning === 'event' && isToAct(told) && isWindowStart(site))
    return isAhead ? fromThen(site, told) : quotedAt(site)
  const own = whatHappens(site, meaning, told, isAhead)
  if (isAhead && meaning === 'event' && isOpen(site)) return quotedAt(site)
  if (meaning === 'event' && own.isNamed && isFirstPossible(site))
    return { what: notBefore(own.what), isNamed: true }
  return own
}

function notBefore(name: string): string {
  const [plan, act] = /^The school expects to (.+)$/.exec(name) ?? []
  return plan === undefined ? `${name}${OR_LATER}` : `The school will not ${act} before this day`
}

/** A day's name as it can be, before, on or after the day of the letter. */
function nameInTime(
  site: DateSite,
  meaning: 'deadline' | 'event',
  told: TimeMeaning | undefined,
  { day, rule }: ResolvedDate,
  letter: Day | null,
): What {
  const isAhead = letter !== null && (day > letter || (day === letter && isToCome(site)))
  const own = nameOf(site, meaning, told, isAhead)
  if (letter === null || day > letter) return own
  // What was only welcome by a day that is over is no more to be done.
  if (day < letter && own.what.endsWith(OPTIONAL)) return quotedAt(site)
  if (day < letter) return { ...own, what: own.isNamed ? asPast(own.what) : own.what }
  // "The investigator will see you today"; "we mailed this today" only tells of the letter.
  const isLetters = rule === undefined && told?.what === 'letter'
  const isTold = own.isNamed && !isLetters && (!isGathering(own.what) || isToCome(site))
  const isOther = meaning === 'deadline' || isTold
  return isOther ? own : letterName
}

function isToCome({ plain, start, end, group }: DateSite): boolean {
  const tense = tenseAround(plain, start, end)
  return (
    tense === 'future' ||
    (tense === null && hasHour.test(plain.slice(group.end, group.end + HOUR_REACH)))
  )
}

const HOUR_REACH = 40
const hasHour =
  /^\W{0,3}(?:(?:at|from|between|beginning|starting) )?(?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b|o'clock|(?:to|-) ?\d)|\d{1,2}:\d\d|noon)/

/** What takes place only if something else does, or is not settled: a name alone would promise it. */
function isOpen(site: DateSite): boolean {
  const { before, after } = clauseAround(site)
  // "December 14 and, if need be, 15": the first day is settled.
  return (
    settledLater.test(before + after) ||
    sessionIfNeeded.test(after) ||
    ifNeeded.test(before) ||
    ifNeeded.test(after.split(',')[0] ?? '')
  )
}

const settledLater =
  /\btentative|\bpencil(?:l)?ed in\b|\bwould (?:be|take place|begin|start|meet)\b|\bif (?:you (?:both|each|sign|agree|consent)|both|each of you|mediation|no agreement|neither)\b|\bprovided (?:that )?(?:both|each|you)\b|\bunless (?:mediation|both|you both)\b/
const ifNeeded = /\bif (?:need be|needed|necessary|required|wanted)\b/

const sessionIfNeeded =
  /\b(?:session|day|meeting|hearing)s?,? (?:only )?if (?:need be|needed|necessary|required|wanted)\b/

/** How far before a date the words that lead to it begin. */
const NEAR = 24
const notSooner = new RegExp(`\\b(?:${NOT_SOONER})\\s*$`)

/** "A meeting no earlier than May 3" may be later. */
function isFirstPossible({ plain, group }: DateSite): boolean {
  return notSooner.test(plain.slice(Math.max(0, group.start - NEAR), group.start))
}

/** The sentences before and after it in its block; what ends in a colon goes on in the next block. */
export function wordsBeside({ sentences }: Reading, { index, block }: Sentence) {
  const [before, after] = [sentences[index - 1], sentences[index + 1]]
  const leading = before?.block !== block && before?.plain.endsWith(':') ? before : undefined
  const previous = leading ?? (before?.block === block ? before : undefined)
  return {
    previous: previous?.plain ?? '',
    previousText: before?.block === block && block.kind !== 'row' ? before.text : '',
    next: after?.block === block ? after.plain : '',
    nextText: after?.block === block ? after.text : '',
  }
}

/**
 * What is alleged was over when the complaint was filed: a later day that the reader takes for one of a story is told in
 * the letter's own words.
 */
function withoutLaterIncidents(named: readonly Placed[]): NamedDate[] {
  const [filed = Infinity] = named
    .flatMap(({ name: { of = '', day } }) => (beginsCase.has(of) && day !== undefined ? [day] : []))
    .toSorted((one, other) => one - other)
  return named.map(({ name, site }) => {
    const isLater = name.of === 'incident' && name.day !== undefined && name.day > filed
    return isLater ? { ...name, ...quotedAt(site) } : name
  })
}

const beginsCase: ReadonlySet<string> = new Set(['complaint', 'give_notice'])

/** The words at [start, end) of a sentence, with their place in the document. */
export function placeOf(
  { document }: Reading,
  sentence: Sentence,
  { start, end }: { readonly start: number; readonly end: number },
): { text: string; page: number; start: number; end: number } {
  const at = sentence.start + start
  return {
    text: sentence.text.slice(start, end),
    page: pageAt(document, at),
    start: at,
    end: sentence.start + end,
  }
}
