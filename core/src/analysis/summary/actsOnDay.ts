import { isGathering, QUOTED } from '../../deadlines/what.ts'
import { dateInWords } from '../findings/dateInWords.ts'
import type { DocumentType, FoundDate, NotedDay } from '../report.ts'
import { isOfTheCase, timeToAct } from './daysToNote.ts'
import { type Days, daysOf } from './onDay.ts'

/** One of the things to do now. */
export interface DayAct {
  /**
   * - by: a deadline that is ahead
   * - on: something to attend
   * - passed: a deadline before today
   * - within: a length of time whose first day the document does not tell
   */
  readonly when: 'by' | 'on' | 'passed' | 'within'
  /** 'YYYY-MM-DD'; absent of a length of time. */
  readonly day?: string
  /** What is due or takes place: 'Your written response to the evidence is due'. */
  readonly what: string
  /** The words that it was read from; absent where the report does not list them. */
  readonly date?: FoundDate
}

const MOST = 2

/**
 * At most two things to do or attend, by the reader's day: those ahead, earliest first, a deadline before what takes place
 * on the same day; a hearing or meeting is always one of them. What only some have to do, and other days, come in where there
 * is room. The latest deadline that has passed takes the second place: nobody knows here whether it was met. What room is left goes to a time to act in, of which no day is known. A policy asks its reader to do nothing now.
 *
 * @param report its dates and, in reports of today's version, the days to note
 * @param today the reader's day, 'YYYY-MM-DD'; that day itself has not passed
 */
export function actsOnDay(
  report: {
    readonly dates: readonly FoundDate[]
    readonly toNote?: Days['toNote']
    readonly docType?: DocumentType
  },
  today: string,
): readonly DayAct[] {
  const { dates, docType } = report
  if (docType === 'school_policy') return []
  const days = daysOf(report)
  const ahead = days.filter(({ iso }) => iso >= today).toSorted(byDay)
  const missed = days
    .filter(({ iso, meaning }) => meaning === 'deadline' && iso < today)
    .toSorted(byDay)
    .slice(-1)
  const time = timeToAct(dates, docType)
  // "Ten days of this letter" stands in the list as a length and as the day that it comes to.
  const isCounted = dates.some(({ iso, start }) => start === time?.start && dateInWords(iso))
  const open: DayAct[] = time && !isCounted ? [{ when: 'within', what: time.what, date: time }] : []
  const next = firstOf(ahead, MOST - missed.length, docType)
    .toSorted(byDay)
    .map((day) => actOf(isActedBy(day) ? 'by' : 'on', day, dates))
  return [...next, ...missed.map((day) => actOf('passed', day, dates)), ...open].slice(0, MOST)
}

/**
 * Of days by date the ones to tell: what everybody has to do or attend, then what only some have to; where there is neither,
 * what begins or ends for somebody.
 */
function firstOf(
  days: readonly NotedDay[],
  most: number,
  docType: DocumentType | undefined,
): readonly NotedDay[] {
  const known = days.filter(isOfTheCase)
  const sure = known.filter((day) => !isForSome(day))
  const all = known.length > 0 ? [...new Set([...sure, ...known])] : days.filter(isTurn)
  const told = all.slice(0, most)
  const gatherings = days.filter(({ what }) => isGathering(what))
  const isMain = ({ what }: NotedDay) =>
    docType === 'hearing_notice' ? what === 'Hearing' : !what.startsWith('Pre-hearing')
  const called = gatherings.find(isMain) ?? gatherings[0]
  if (!called || told.length === 0 || told.includes(called)) return told
  return [...told.slice(0, most - 1), called]
}

function isTurn({ what }: NotedDay): boolean {
  return /^(?:Suspension|Probation|Removal|Takes effect)/.test(what)
}

/** "A party without an advisor should tell us by May 3": by the letter's own words. */
function isForSome({ what }: NotedDay): boolean {
  if (/request for more time is due/i.test(what)) return true
  return (
    what.startsWith(QUOTED) &&
    /\b(?:if|unless|should you|who|without|lacking|may|can)\b/i.test(what)
  )
}

function byDay(one: NotedDay, other: NotedDay): number {
  if (one.iso !== other.iso) return one.iso < other.iso ? -1 : 1
  return Number(one.meaning !== 'deadline') - Number(other.meaning !== 'deadline')
}

/** Whether it is to be done up to the day. What binds somebody until a day ends on it, and nobody has to act. */
function isActedBy({ meaning, what }: NotedDay): boolean {
  return meaning === 'deadline' && !what.endsWith(' ends')
}

function actOf(
  when: DayAct['when'],
  { iso, meaning, what }: NotedDay,
  dates: readonly FoundDate[],
): DayAct {
  const date = dates.find((one) => one.iso === iso && one.meaning === meaning && one.what === what)
  return { when, day: iso, what, ...(date && { date }) }
}
