import type { WrittenLength } from '@hub/core/clock/caseEntry'
import type { ClockDate, Counted } from '@hub/core/clock/clockDate'
import type { CountRule, DayCount } from '@hub/core/clock/countOut'
import type { Day } from '@hub/core/deadlines/civilDate'
import { listOf, longDay, plainDay } from './dayWords.ts'

const kinds: Record<WrittenLength['days'], string> = {
  calendar: 'calendar ',
  business: 'business ',
  weekday: 'week',
  school: 'school ',
  unsaid: '',
}

/** "7 calendar days", "10 days", "2 weeks", "1 month". */
function lengthWords({ amount, unit, days }: WrittenLength): string {
  const noun = unit === 'day' ? `${kinds[days]}day` : unit
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}

/** How a day was counted, in sentences; none for a day that was given. `event` names what it counts from. */
export function howCounted(date: ClockDate, today: Day, event?: string): readonly string[] {
  const { counted } = date
  if (counted === null) return []
  const { from } = counted
  if (from === null) return unstarted(date, counted, event)
  const back = counted.way === -1 ? ' back' : ''
  const isAbout = date.certainty === 'about'
  const start = `${isAbout ? 'about ' : ''}${plainDay(from, today)}`
  const head = `Counted${back}: ${lengthWords(counted.length)} from ${start}.`
  const ends = isAbout ? nearWords(counted, today) : endWords(counted, today)
  return [head, ...ends, ...skipWords(counted), ...safeWords(date, today)]
}

function unstarted(
  { after, sources }: ClockDate,
  { length, way }: Counted,
  start: string | undefined,
): readonly string[] {
  const words = lengthWords(length)
  if (start === undefined) {
    const isWaiting = after !== null && after !== 'other'
    const begin = isWaiting
      ? `We do not yet know when ${length.amount === 1 ? 'it starts' : 'they start'}.`
      : startWords(sources.map((one) => (one.type === 'letter' ? one.text : '')).join(' '))
    return [`You have ${words}. ${begin}`]
  }
  const side = way === -1 ? 'before' : 'after'
  return [`${words} ${side} “${start},” which has no sure day yet.`]
}

/** Whether a length's own words count it from the day on which the paper came. */
export function isFromReceipt(words = ''): boolean {
  return /\b(?:recei|deliver)/i.test(words)
}

/** From which day a length without a day counts, as far as its own words tell. */
export function startWords(words?: string): string {
  return isFromReceipt(words)
    ? 'The count starts on the day you got it. Note that day.'
    : 'Ask on which day the count starts.'
}

/** What each reading comes to, where they differ. */
function endWords({ readings, earliest, latest }: Counted, today: Day): readonly string[] {
  if (earliest === latest)
    return readings.flatMap((reading) => moveWords(reading, today)).slice(0, 1)
  const rules = readings.map(({ rule }) => ruleWords(rule))
  const isOneStart = new Set(rules).size === rules.length
  if (!isOneStart && earliest !== null && latest !== null) {
    return [
      `It comes to a day from ${longDay(earliest, today)}, to ${longDay(latest, today)}: the day that it counts from is not certain.`,
    ]
  }
  const ends = readings.map(({ rule, end }) => `${longDay(end, today)}, ${ruleWords(rule)}`)
  return [`It comes to ${ends.join('; or to ')}.`]
}

/** The same where the day that it counts from is not certain: no end is told as if it were. */
function nearWords({ earliest, latest }: Counted, today: Day): readonly string[] {
  const ends =
    earliest === null || latest === null || earliest === latest
      ? []
      : [
          `It comes to a day from about ${plainDay(earliest, today)} to about ${plainDay(latest, today)}, as days are counted.`,
        ]
  return [
    ...ends,
    'The day that it counts from is not certain, so this one may come earlier or later. Find out the exact day.',
  ]
}

function moveWords({ end, movedFrom }: DayCount, today: Day): readonly string[] {
  if (movedFrom === undefined) return []
  const [was, is] = [longDay(movedFrom, today), longDay(end, today)]
  return [`It would end on ${was}, and the document moves that to ${is}.`]
}

function ruleWords({ kind, skipsClosed, skipsHolidays }: CountRule): string {
  if (kind === 'calendar') return 'if every day counts'
  if (kind === 'weekday') return 'if Monday to Friday count'
  if (kind === 'business') {
    return skipsClosed
      ? 'if business days count, and your school’s closed days do not'
      : 'if only business days count'
  }
  return skipsHolidays
    ? 'if federal holidays do not count'
    : 'if the school is open on federal holidays'
}

/** Which days were passed over: no weekend or holiday goes unsaid. */
function skipWords({ readings, length }: Counted): readonly string[] {
  const off = readings.flatMap(({ days, rule }) =>
    rule.kind === 'calendar' ? [] : days.filter(({ number }) => number === null),
  )
  if (off.length === 0) {
    const isAll = length.unit === 'day' && readings.every(({ rule }) => rule.kind === 'calendar')
    return isAll ? ['Weekends and holidays count too.'] : []
  }
  const names = new Set<string>()
  if (off.some(({ closed }) => closed?.type === 'weekend')) names.add('weekends')
  for (const { closed } of off) {
    if (closed?.type === 'holiday') names.add(closed.name)
    if (closed?.type === 'closed') names.add(closed.name ?? 'days on which your school is closed')
  }
  const isAlone = readings.every(({ rule }) => rule.kind !== 'calendar')
  return [`${isAlone ? 'This leaves' : 'Business days leave'} out ${listOf([...names])}.`]
}

/** For what the reader does by a day that readings differ on. */
function safeWords({ type, part, safe, counted }: ClockDate, today: Day): readonly string[] {
  const isReaders = type === 'deadline' && (part === 'act' || part === 'may')
  if (!isReaders || safe === null || counted?.earliest === counted?.latest) return []
  return [`${longDay(safe, today)}, is early enough either way. Ask which days count.`]
}
