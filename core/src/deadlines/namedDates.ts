import { pageAt } from '../document/documentText.ts'
import { plainText } from '../document/plain.ts'
import type { Reading, Sentence } from '../document/reading.ts'
import type { TimeMeaning } from '../reader/stances.ts'
import { alignedColumns } from './alignedColumns.ts'
import { type Day, isoOf } from './civilDate.ts'
import { NOT_SOONER } from './computedDates.ts'
import { type DateSite, siteOf } from './dateSite.ts'
import type { NamedDate } from './listedOnce.ts'
import { isCountedFrom, isRangeEnd, meaningOf } from './meaning.ts'
import type { MeaningAt } from './meaningAt.ts'
import type { ResolvedDate } from './resolveDates.ts'
import { tableColumns } from './tableColumns.ts'
import { INCIDENT, nameless, type What, whatHappens } from './what.ts'

/** How much of a document's beginning tells what it is about. */
const OPENING = 1_500

/** The dates of a document that it writes, with their meaning, in text order. */
export function namedDates(
  reading: Reading,
  dates: ReadonlyMap<Sentence, readonly ResolvedDate[]>,
  letter: Day | null,
  meaningAt: MeaningAt,
): NamedDate[] {
  const columnOf = tableColumns(reading)
  const alignedAt = alignedColumns(reading.document.text)
  const named: NamedDate[] = []
  const opening = plainText(reading.document.text.slice(0, OPENING))
  let isLetterNamed = false
  for (const [sentence, resolved] of dates) {
    const column = columnOf(sentence)
    const around = {
      documentText: reading.document.text,
      opening,
      previous: sentenceBefore(reading, sentence),
    }
    let before: NamedDate | undefined
    for (const [index, date] of resolved.entries()) {
      const beyond = { ...around, column: column || alignedAt(sentence.start + date.start) }
      const site = siteOf(sentence, resolved, index, beyond)
      const told = meaningAt(sentence.start + date.start)
      // The end of a range of days before the letter is part of a story.
      const isOver = letter !== null && date.day < letter && isRangeEnd(site)
      const isEvent = isOver || isSchoolsAlone(site, told)
      const meaning = isEvent ? 'event' : meaningOf(site)
      const isLetter: boolean = date.day === letter && meaning === 'event' && !isLetterNamed
      isLetterNamed ||= isLetter
      const own = isLetter
        ? letterName
        : unlessToCome(nameOf(site, meaning, told), date.day, letter)
      const what = before ? goesOnFrom(before, meaning, own, site) : own
      const words = placeOf(reading, sentence, date)
      before = {
        ...words,
        iso: isoOf(date.day),
        meaning,
        ...what,
        ...(date.rule !== undefined && { computedFrom: date.rule }),
        ...(date.remark !== undefined && { remark: date.remark }),
        day: date.day,
        sentence,
      }
      named.push(before)
    }
  }
  return named
}

const letterName: What = { what: 'Letter date', isNamed: true }
const countingStarts: What = { what: 'Days are counted from this date', isNamed: false }

/** Of a deadline that no known words name, the reader tells whether the school alone has to keep it. */
function isSchoolsAlone(site: DateSite, told: TimeMeaning | undefined): boolean {
  if (told?.actor !== 'school' || meaningOf(site) === 'event') return false
  const { what, isNamed } = whatHappens(site, 'deadline')
  return !isNamed && what !== nameless.deadline
}

function nameOf(
  site: DateSite,
  meaning: 'deadline' | 'event',
  told: TimeMeaning | undefined,
): What {
  const own = whatHappens(site, meaning, told)
  if (meaning === 'event' && own.isNamed && isFirstPossible(site))
    return { what: `${own.what}, on this day or later`, isNamed: true }
  return !own.isNamed && isCountedFrom(site) ? countingStarts : own
}

/** What is alleged to have happened is over: a later day beside such words is for something that they do not name. */
function unlessToCome(what: What, day: Day, letter: Day | null): What {
  const isToCome = letter !== null && day > letter && what.what === INCIDENT
  return isToCome ? { what: nameless.event, isNamed: false, isUntold: true } : what
}

/** How far before a date the words that lead to it begin. */
const NEAR = 24
const notSooner = new RegExp(`\\b(?:${NOT_SOONER})\\s*$`)

/** "A meeting no earlier than May 3" may be later. */
function isFirstPossible({ plain, group }: DateSite): boolean {
  return notSooner.test(plain.slice(Math.max(0, group.start - NEAR), group.start))
}

const WORDS_OF_A_REST = 4

/** "Interviews: Mr. A on May 3; Ms. B on May 4": the second is an interview too. */
function goesOnFrom(
  before: NamedDate,
  meaning: 'deadline' | 'event',
  own: What,
  { text, own: span, group }: DateSite,
): What {
  const isOwn = own.isNamed || own.isUntold === true
  if (before.meaning !== meaning || isOwn || before.what === letterName.what) return own
  const gap = text.slice(span.start, group.start)
  const what = ofWhom(before.what, gap.toLowerCase())
  if (own.what === nameless[meaning]) return { what, isNamed: false }
  if (!before.isNamed) return own
  const isShort =
    own.what.split(' ').length <= WORDS_OF_A_REST &&
    !/(?<!\b(?:mr|ms|mrs|mx|dr))\.\s|[;|]/i.test(gap)
  return isShort ? { what, isNamed: false } : own
}

/** "Interviews: Complainant May 3, Respondent May 4": the second is of another person. */
function ofWhom(what: string, words: string): string {
  const [own, act] = /^(.*) of the (?:complainant|respondent)$/.exec(what) ?? []
  if (own === undefined || act === undefined || !/\p{L}{3}/u.test(words)) return what
  const [party] = /\b(?:complainant|respondent)\b/.exec(words) ?? []
  return party === undefined ? act : `${act} of the ${party}`
}

function sentenceBefore({ sentences }: Reading, { index, block }: Sentence): string {
  const before = sentences[index - 1]
  return before?.block === block ? before.plain : ''
}

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
