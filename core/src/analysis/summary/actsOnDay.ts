import { addMonths, type Day, dayOfIso, isoOf } from '../../deadlines/civilDate.ts'
import { MOST_DAYS, stepDays } from '../../deadlines/countDays.ts'
import { LETTER_DATE } from '../../deadlines/listedOnce.ts'
import { dueAfter } from '../../deadlines/meanings.ts'
import { isGathering, isQuotedWithHour, OPTIONAL, QUOTED } from '../../deadlines/whatWords.ts'
import { dateInWords } from '../findings/dateInWords.ts'
import type { DocumentType, FoundDate, NotedDay } from '../report.ts'
import { isOfAnother, nameOfTime, timesToAct } from './daysToNote.ts'
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

/** So many stand on a first screen. */
const MOST = 2

/** What is to be done or attended: what a first screen tells of it, and all of it. */
export interface Acts {
  /**
   * At most two: the next by date that the reader is to do or to attend, or may; the next hearing or interview is one of them,
   * unless two duties come before it. Where a place is left, the next on which something changes for them. The latest deadline that has passed takes the second place: nobody knows here whether it was met.
   */
  readonly first: readonly DayAct[]
  /** All of them by date and those of the school, what has passed before what is ahead. */
  readonly all: readonly DayAct[]
}

/**
 * What to do, to attend or to know of by the reader's day: each day ahead that the letter names for somebody, and each time
 * to act in whose first day it does not tell. A policy asks its reader to do nothing now.
 *
 * @param report its dates and, in reports of today's version, the days to note
 * @param today the reader's day, 'YYYY-MM-DD'; that day itself has not passed
 */
export function actsOnDay(report: ActsOf, today: string): Acts {
  const { docType } = report
  if (docType === 'school_policy') return { first: [], all: [] }
  const days = daysOf(report)
  const act = (when: DayAct['when'], day: NotedDay) => actOf(when, day, report.dates)
  const ahead = [
    ...days.filter(({ iso }) => iso >= today).map((day) => act(isActedBy(day) ? 'by' : 'on', day)),
    ...openTimes(report),
  ].toSorted((one, other) => byPlace(placeOf(one, report), placeOf(other, report)))
  const missed = days
    .filter(
      ({ iso, meaning, what }) => meaning === 'deadline' && iso < today && !what.endsWith(OPTIONAL),
    )
    .toSorted((one, other) => (one.iso < other.iso ? -1 : 1))
    .slice(-1)
    .map((day) => act('passed', day))
  const { own = [], turn = [], others = [] } = Object.fromEntries(Map.groupBy(ahead, kindOf))
  const mine = [...withHearing(own, MOST - missed.length), ...turn]
  const told = new Set((mine.length > 0 ? mine : others).slice(0, MOST - missed.length))
  return {
    first: [...ahead.filter((one) => told.has(one)), ...missed],
    all: [...missed, ...ahead],
  }
}

/** The acts with the reader's next hearing or interview among the first two, unless both of those are duties. */
function withHearing(acts: readonly DayAct[], places: number): readonly DayAct[] {
  const next = acts.find(({ what, when }) => when === 'on' && isHearing(what))
  const before = acts.slice(0, places)
  if (next === undefined || places < MOST || before.includes(next) || before.every(isDuty))
    return acts
  return [...before.slice(0, -1), next, ...acts]
}

function isHearing(what: string): boolean {
  return /^(?:hearing|interview)(?:,|$)/i.test(what)
}

/** Whether it has to be done: nobody has to appeal, to object, to respond or to ask for anything. */
function isDuty({ what, when }: DayAct): boolean {
  if (when !== 'by') return false
  return what.startsWith(QUOTED)
    ? /\b(?:must|required|shall|have to|are to)\b/.test(what)
    : /\b(?:papers|payment) \w+ due\b/i.test(what)
}

interface ActsOf {
  readonly dates: readonly FoundDate[]
  readonly toNote?: Days['toNote']
  readonly docType?: DocumentType
}

/** "Ten days of this letter" stands in the list as a length and as the day that it comes to: there the day is told. */
function openTimes({ dates, docType }: ActsOf): DayAct[] {
  const counted = new Set(dates.flatMap(({ iso, start }) => (dateInWords(iso) ? [start] : [])))
  // "Within five days of receipt. As you get this today, send it by June 18": the letter has told the day.
  const isDue = (name: string) => {
    const due = dueAfter(name)
    return (
      due !== undefined &&
      dates.some(({ meaning, what }) => meaning === 'deadline' && what.toLowerCase().includes(due))
    )
  }
  return timesToAct(dates, docType)
    .filter(({ start, what }) => !counted.has(start) && !isDue(nameOfTime(what)))
    .map((date) => ({ when: 'within', what: date.what, date }))
}

/** A time to act in stands where it would end, if it began with the letter. */
function placeOf({ day, date, when }: DayAct, { dates }: ActsOf): string {
  const side = when === 'on' ? ' 2' : ' 1'
  if (day !== undefined) return day + side
  const letter = dates.find(({ what }) => what === LETTER_DATE)?.iso
  const start = dayOfIso(letter ?? '')
  const end = start === null || !date ? null : endOf(date, start)
  return end === null ? LAST : isoOf(end) + side
}

/** Where a length of time ends that begins with a day; null for one that no school gives. */
function endOf({ iso, what }: FoundDate, start: Day): Day | null {
  const [, figures = '', unit] = /^PT?(\d{1,4})([DHMY])$/.exec(iso) ?? []
  const amount = Number(figures)
  if (unit === undefined || amount > MOST_DAYS) return null
  if (unit === 'H') return start + Math.ceil(amount / 24)
  if (unit !== 'D') return addMonths(start, unit === 'Y' ? 12 * amount : amount)
  return stepDays(start, amount, what.endsWith('(business days)') ? 'business' : 'calendar')
}

const LAST = '9999'

function byPlace(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/**
 * Whose a day is: the reader's to act by or to come on, one on which something changes for them by itself, another person's,
 * or the school's.
 */
function kindOf({ what, when, date }: DayAct): 'own' | 'turn' | 'others' | 'schools' {
  if (date?.isSchools) return 'schools'
  if (isOfAnother(what)) return 'others'
  return when !== 'on' || isGathering(what) || isQuotedWithHour(what) ? 'own' : 'turn'
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
