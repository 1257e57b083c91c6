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
 * on the same day. A day of which it is not sure what it is for comes in where it is earlier, or alone. The latest deadline that has passed takes the second place: nobody knows here whether it was met. What
 * room is left goes to a time to act in, of which no day is known. A policy asks its reader to do nothing now.
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
  const ahead = inRank(days.filter(({ iso }) => iso >= today))
  const missed = days
    .filter(({ iso, meaning }) => meaning === 'deadline' && iso < today)
    .toSorted(byDay)
    .slice(-1)
  const time = timeToAct(dates, docType)
  // "Ten days of this letter" stands in the list as a length and as the day that it comes to.
  const isCounted = dates.some(({ iso, start }) => start === time?.start && dateInWords(iso))
  const open: DayAct[] = time && !isCounted ? [{ when: 'within', what: time.what, date: time }] : []
  const next = ahead
    .slice(0, MOST - missed.length)
    .toSorted(byDay)
    .map((day) => actOf(isActedBy(day) ? 'by' : 'on', day, dates))
  return [...next, ...missed.map((day) => actOf('passed', day, dates)), ...open].slice(0, MOST)
}

/** What is known to be done or attended, then what comes before it, or alone. */
function inRank(days: readonly NotedDay[]): readonly NotedDay[] {
  const known = days.filter(isOfTheCase).toSorted(byDay)
  const others = days.filter((day) => !isOfTheCase(day)).toSorted(byDay)
  const [first] = known
  return [...known, ...others.filter(({ iso }) => first === undefined || iso < first.iso)]
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
