import { pageAt } from '../document/documentText.ts'
import { plainText } from '../document/plain.ts'
import type { Reading, Sentence } from '../document/reading.ts'
import type { TimeMeaning } from '../reader/stances.ts'
import { alignedColumns } from './alignedColumns.ts'
import { type Day, isoOf } from './civilDate.ts'
import { NOT_SOONER } from './computedDates.ts'
import { type DateSite, siteOf } from './dateSite.ts'
import { isAsked, isOfNobody } from './deadlineName.ts'
import { INCIDENT, isWithHour } from './eventName.ts'
import { withWhom } from './gatheringNames.ts'
import { LETTER_DATE, type NamedDate } from './listedOnce.ts'
import { isRangeEnd, isSchoolsPart, meaningOf } from './meaning.ts'
import type { MeaningAt } from './meaningAt.ts'
import { SURE_ALONE, SURE_OF_ACT, schoolsActs, schoolsDays } from './names.ts'
import { quotedAt } from './quotedAt.ts'
import type { ResolvedDate } from './resolveDates.ts'
import { tableColumns } from './tableColumns.ts'
import { tenseAround } from './tense.ts'
import { whatHappens } from './what.ts'
import { isGathering, QUOTED, type What } from './whatWords.ts'

/** How far above a date's sentence words may still tell what it is of. */
const ABOVE = 1_500

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
      above: plainText(
        reading.document.text.slice(Math.max(0, sentence.start - ABOVE), sentence.start),
      ),
      ...wordsBeside(reading, sentence),
    }
    let before: Named | undefined
    for (const [index, date] of resolved.entries()) {
      const beyond = { ...around, column: column || alignedAt(sentence.start + date.start) }
      const site = siteOf(sentence, resolved, index, beyond)
      const told = meaningAt(sentence.start + date.start)
      // The end of a range of days before the letter is part of a story.
      const isOver = letter !== null && date.day < letter && isRangeEnd(site)
      const isAhead = letter === null || date.day > letter
      const isEvent = isOver || isSchoolsAlone(site, told, isAhead)
      const meaning = isEvent ? 'event' : meaningOf(site)
      const isLetter: boolean = date.day === letter && meaning === 'event' && !isLetterNamed
      isLetterNamed ||= isLetter
      const own = isLetter ? letterName : nameInTime(site, meaning, told, date, letter)
      const what = before ? goesOnFrom(before, { ...own, meaning, told }, site) : own
      const words = placeOf(reading, sentence, date)
      const name: NamedDate = {
        ...words,
        iso: isoOf(date.day),
        meaning,
        ...what,
        ...(date.rule !== undefined && { computedFrom: date.rule }),
        ...(date.remark !== undefined && { remark: date.remark }),
        ...(isAhead && meaning === 'event' && isOfSchool(site, what, told) && { isSchools: true }),
        day: date.day,
        sentence,
      }
      named.push({ name, site })
      before = { what: what.what, isNamed: !what.what.startsWith(QUOTED), meaning, told }
    }
  }
  return withoutLaterIncidents(named)
}

const letterName: What = { what: LETTER_DATE, isNamed: true }

/**
 * Of a deadline that no known words name, and none ask of "you", the reader tells whether the school alone has to keep it, or
 * it is none of the case. Of what the school is sure to send or decide nothing is asked: "so that you may study it before May 3".
 */
function isSchoolsAlone(site: DateSite, told: TimeMeaning | undefined, isAhead: boolean): boolean {
  if (told === undefined || meaningOf(site) === 'event') return false
  const isOfSchool = told.actor === 'school' || told.actor === 'decision_maker'
  const isTold = isAhead && isSurely(schoolsActs, told)
  if (isTold && isOfSchool && told.likelihood >= SURE_ALONE) return true
  const isNobodys = told.actor === 'anyone' && isOfNobody(told)
  if (!isOfSchool && !isNobodys && !isTold) return false
  return !whatHappens(site, 'deadline', isTold ? told : undefined).isNamed && !isAsked(site)
}

/** What the school does or means to do on a day by its words or, where no known words name it, by the reader; or a day of its calendar. */
function isOfSchool(
  site: DateSite,
  { what, isNamed }: What,
  told: TimeMeaning | undefined,
): boolean {
  if (isNamed) return schoolsDays.has(what.split(',')[0] ?? what)
  return (told !== undefined && isSurely(schoolsActs, told)) || isSchoolsPart(site)
}

function isSurely(acts: ReadonlySet<string>, { act, likelihood }: TimeMeaning): boolean {
  return likelihood >= SURE_OF_ACT && acts.has(act)
}

function nameOf(
  site: DateSite,
  meaning: 'deadline' | 'event',
  told: TimeMeaning | undefined,
  isAhead: boolean,
): What {
  const own = whatHappens(site, meaning, told, isAhead)
  if (meaning === 'event' && own.isNamed && isFirstPossible(site))
    return { what: `${own.what}, on this day or later`, isNamed: true }
  return own
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
  if (day === letter) {
    // "The investigator will see you today"; "we mailed this today" only tells of the letter.
    const isLetters = rule === undefined && told?.act === 'document_date'
    const isOther =
      meaning === 'deadline' || (isGathering(own.what) && !isLetters && isToCome(site))
    return isOther || own.what === INCIDENT ? own : letterName
  }
  if (own.isNamed && ofNoPast.test(own.what)) return quotedAt(site)
  return { ...own, what: own.isNamed ? own.what.replace(/ is due$/, ' was due') : own.what }
}

function isToCome({ plain, start, end, group }: DateSite): boolean {
  const tense = tenseAround(plain, start, end)
  return tense === 'future' || (tense === null && isWithHour(plain.slice(group.end)))
}

/** Of a day that is over these names tell nothing, or something else than the words. */
const ofNoPast =
  /^(?:Exam|Classes|Revised|Approved|Review|Supportive measures|Takes effect|Session|School|The term)/

/** How far before a date the words that lead to it begin. */
const NEAR = 24
const notSooner = new RegExp(`\\b(?:${NOT_SOONER})\\s*$`)

/** "A meeting no earlier than May 3" may be later. */
function isFirstPossible({ plain, group }: DateSite): boolean {
  return notSooner.test(plain.slice(Math.max(0, group.start - NEAR), group.start))
}

/** A date's name, and what the reader says of it. */
interface Named extends What {
  readonly meaning: 'deadline' | 'event'
  readonly told: TimeMeaning | undefined
}

/** "Interviews: Mr. A on May 3; Ms. B on May 4": the second is an interview too, where the reader sees the same act in both. */
function goesOnFrom(before: Named, own: Named, site: DateSite): What {
  const isAlike = own.meaning === before.meaning && own.told?.act === before.told?.act
  if (own.isNamed || !before.isNamed || !isAlike || before.what === letterName.what) return own
  const gap = site.text.slice(site.own.start, site.group.start)
  // "May 3; May 4 is held in reserve".
  const [behind = ''] = site.plain.slice(site.group.end, site.own.end).trim().split(' ')
  const isToldOf = ['is', 'was', 'has', 'will'].includes(behind)
  return !isToldOf && !otherPart.test(gap)
    ? { what: withWhom(ofWhom(before.what, gap.toLowerCase()), site), isNamed: false }
    : own
}

/** Where another sentence or cell begins, or more is said than who comes: "responses until May 4". */
const otherPart =
  /(?<!\b(?:[Mm]rs?|[Mm]s|[Mm]x|[Dd]r))\.\s|\||\b(?!(?:complainant|respondent|noon|midnight|then|with|through|again)\b)\p{Ll}{4}|\bI\b/u

/** "Interviews: Complainant May 3, Respondent May 4": the second is of another person. */
function ofWhom(before: string, words: string): string {
  const what = before.replace(/ of (?!the ).*/, '')
  const [own, act] = /^(.*) of the (?:complainant|respondent)$/.exec(what) ?? []
  if (own === undefined || act === undefined || !/\p{L}{3}/u.test(words)) return what
  const [party] = /\b(?:complainant|respondent)\b/.exec(words) ?? []
  return party === undefined ? act : `${act} of the ${party}`
}

/** The sentences before and after it in its block, and the block's head; what ends in a colon goes on in the next block. */
export function wordsBeside({ sentences }: Reading, { index, block }: Sentence) {
  const [before, after] = [sentences[index - 1], sentences[index + 1]]
  const leading = before?.block !== block && before?.plain.endsWith(':') ? before : undefined
  const previous = leading ?? (before?.block === block ? before : undefined)
  return {
    lead: leading?.block.lead ?? block.lead,
    previous: previous?.plain ?? '',
    previousText: before?.block === block && block.kind !== 'row' ? before.text : '',
    next: after?.block === block ? after.plain : '',
  }
}

/**
 * What is alleged was over when the complaint was filed: a later day that the reader takes for one of a story is told in
 * the letter's own words.
 */
function withoutLaterIncidents(named: readonly Placed[]): NamedDate[] {
  const [filed = Infinity] = named
    .flatMap(({ name: { what, day } }) => (beginsCase.has(what) && day !== undefined ? [day] : []))
    .toSorted((one, other) => one - other)
  return named.map(({ name, site }) => {
    const isLater = name.what === INCIDENT && name.day !== undefined && name.day > filed
    return isLater ? { ...name, ...quotedAt(site) } : name
  })
}

interface Placed {
  readonly name: NamedDate
  readonly site: DateSite
}

const beginsCase: ReadonlySet<string> = new Set(['Formal complaint', 'Notice of allegations'])

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
