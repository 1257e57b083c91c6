import type { Act } from '@hub/core/clock/actsOf'
import type { EventKind } from '@hub/core/clock/caseEntry'
import type { Clock } from '@hub/core/clock/clock'
import type { ClockDate } from '@hub/core/clock/clockDate'
import type { Day } from '@hub/core/deadlines/civilDate'
import { BEFORE_DAY, OPTIONAL, QUOTED } from '@hub/core/deadlines/whatWords'
import { countOf, listOf, longDay, plainDay } from './dayWords.ts'
import { toDo } from './toDo.ts'

/**
 * "Today is Monday, January 11. 5 dates lie ahead, 1 has passed and is not marked as done, 2 have no day yet."
 *
 * @param day what is said of today
 */
export function tallyWords(
  { today, dates, open, tally }: Clock,
  day = `Today is ${longDay(today, today)}.`,
): string {
  if (dates.length + open.length === 0) return day
  const have = (count: number) => (count === 1 ? 'has' : 'have')
  const parts = [
    tally.ahead === 1 ? '1 date lies ahead' : `${tally.ahead} dates lie ahead`,
    tally.overdue > 0 &&
      `${tally.overdue} ${have(tally.overdue)} passed and ${tally.overdue === 1 ? 'is' : 'are'} not marked as done`,
    tally.open > 0 && `${tally.open} ${have(tally.open)} no day yet`,
  ]
  return `${day} ${parts.filter(Boolean).join(', ')}.`
}

/** The day of a date as it leads the date in the list. */
export function leadWords(date: ClockDate, today: Day): string {
  const { day, until, time, counted, certainty } = date
  if (day === null) return waitWords(date)
  if (certainty === 'plan') return `About ${plainDay(day, today)}`
  const isAbout = certainty === 'about'
  if (date.type === 'limit') {
    const words = isAbout ? `about ${plainDay(day, today)}` : longDay(day, today)
    return date.bound === 'by' ? `By ${words}` : `Not before ${words}`
  }
  const about = isAbout ? 'About ' : ''
  if (until !== null) return `${about}${plainDay(day, today)} to ${plainDay(until, today)}`
  const { latest = day } = counted ?? {}
  if (date.type === 'event' && latest !== null && latest !== day) {
    return `Between ${about.toLowerCase()}${plainDay(day, today)} and ${plainDay(latest, today)}`
  }
  const words = isAbout ? `${about}${plainDay(day, today)}` : longDay(day, today)
  return time === null ? words : `${words}, ${time}`
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

const steps: Record<EventKind, string | null> = {
  incident: 'what is alleged',
  last_act: 'the last act',
  work_act: 'the last act at work',
  complaint: 'the formal complaint',
  notice: 'the notice',
  records_request: 'your request for records',
  interview: 'the interview',
  evidence_sent: 'the evidence is sent',
  report_sent: 'the report is sent',
  hearing: 'the hearing',
  determination: 'the decision',
  dismissal: 'the dismissal',
  appeal_notice: 'the notice of an appeal',
  appeal_decision: 'the decision on the appeal',
  process_end: 'the school’s own process',
  other: null,
}

function waitWords(date: ClockDate): string {
  const step = date.after && steps[date.after]
  if (!step) return 'No day yet'
  const side = date.counted?.way === -1 ? 'before' : 'after'
  const words = `${side} ${step}`
  // The rule and the offices say "days" and no more.
  return date.type === 'limit' && date.counted
    ? `${countOf(date.counted.length.amount, 'day')} ${words}`
    : capital(words)
}

/** Whose date it is. */
export function whoseWords(date: ClockDate): string {
  if (date.what.endsWith(OPTIONAL)) return 'Not required'
  if (date.type === 'deadline')
    return date.what.endsWith(BEFORE_DAY) ? 'To be done before' : 'Last day to act'
  if (date.type === 'event') return 'Event'
  const [source] = date.sources
  const cite = source?.type === 'rule' ? source.cite : ''
  if (cite.startsWith('34 CFR')) return 'Federal rule'
  return cite.startsWith('20 U.S.C.') ? 'Federal law' : 'Federal office'
}

/** Who acts, where somebody does. */
export function actorWords(date: ClockDate): string | null {
  const parts = { act: 'You act', attend: 'You take part', may: 'You may act' } as const
  // Whether the reader took part in what has passed nobody knows here.
  if (date.part === 'attend' && date.state === 'passed') return null
  if (date.part !== 'none') return parts[date.part]
  // The time to answer is the reader's, though the rule binds the school to leave it.
  const isSchools = date.type === 'limit' && date.limit !== 'evidence_answer'
  return isSchools && date.actor === 'school' ? 'The school acts' : null
}

/**
 * How today stands to it, where that needs a word.
 *
 * @param overdue what is said of the reader's last day, once it has passed
 */
export function stateWords(
  { state, certainty }: ClockDate,
  overdue = 'Passed, not marked as done',
): string | null {
  if (certainty === 'plan') return 'A plan, not a deadline'
  if (certainty === 'about' && state !== 'done') {
    const isGone = state === 'passed' || state === 'may_have_passed'
    return isGone ? 'Day not certain, may have passed' : 'Day not certain'
  }
  if (state === 'overdue') return overdue
  if (state === 'may_have_passed') return 'May have passed, as days are counted'
  if (state === 'passed') return 'Passed'
  return state === 'done' ? 'Done' : null
}

const answers = {
  evidence_answer: 'Send your written answer to the evidence',
  report_answer: 'Send your written answer to the report',
  appeal: 'Send your appeal, if you want to appeal',
  other: null,
} as const

const sides = { by: 'By', on: 'On', passed: 'Passed' } as const
const uncertainSides = { by: 'By about', on: 'About', passed: 'May have passed, about' } as const

/** How an act stands to its day, which follows: "By", "May have passed, about". */
export function sideWords({ when }: Act, { certainty }: ClockDate): string {
  return (certainty === 'about' ? uncertainSides : sides)[when]
}

/** What to do now, in a sentence. */
export function actWords(act: Act, date: ClockDate, { conflicts }: Clock): string {
  if (date.what.startsWith(QUOTED)) return `The letter says: ${date.what}`
  const what = date.type === 'deadline' ? (answers[date.purpose] ?? toDo(date.what)) : date.what
  if (date.certainty === 'about') return `${what}. The day is not certain: find out the exact one.`
  if (act.when === 'passed')
    return `${what}. If you have not, ask the school in writing what you can still do.`
  const isShort = conflicts.some((conflict) => conflict.date === date.id)
  return isShort ? `${what}, or ask for the full 10 days.` : `${what}.`
}

/** What does not fit the federal rule, and deadlines that overlap. */
export function warningWords(clock: Clock): readonly string[] {
  const { dates, conflicts, overlaps, today } = clock
  const of = (id: string) => dates.find((date) => date.id === id)
  const told = conflicts.flatMap(({ date: id, limit: limitId, days }) => {
    const [date, limit] = [of(id), of(limitId)]
    if (!date || !limit) return []
    const [own, rules] = [plainDay(limit.day - days, today), plainDay(limit.day, today)]
    if (date.type === 'event') {
      return `The report was sent on ${plainDay(date.day, today)}. By every way of counting, the rule’s last day for it was ${rules}, ${countOf(days, 'day')} before.`
    }
    return `The school’s last day to answer the evidence, ${own}, comes ${countOf(days, 'day')} before the rule’s 10 days are over, ${rules}.`
  })
  const runs = overlaps.flatMap(({ dates: ids, from, to }) => {
    const names = ids.flatMap((id) => of(id)?.what.replace(/[“”]|\.”?$/g, '') ?? [])
    const span =
      from === to
        ? `on ${plainDay(from, today)}`
        : `from ${plainDay(from, today)} to ${plainDay(to, today)}`
    return names.length < 2
      ? []
      : [
          `Two deadlines overlap ${span}: ${listOf(names.map((name) => `“${name}”`))}.`.replace(
            /”\.$/,
            '.”',
          ),
        ]
  })
  return [...told, ...runs]
}
