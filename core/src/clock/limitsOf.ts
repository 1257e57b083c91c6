import type { Day } from '../deadlines/civilDate.ts'
import {
  type Certainty,
  type ClockState,
  type Counted,
  type DeadlineDate,
  type EventDate,
  isOnlyNear,
  type LimitDate,
} from './clockDate.ts'
import type { SchoolsClosedDays } from './closedDays.ts'
import { readingsOf } from './countOut.ts'
import { endsOf } from './endsOf.ts'
import { type FederalLimit, federalLimits, type LimitId } from './federalLimits.ts'
import { startsAt } from './startsAt.ts'

interface Known {
  readonly events: readonly EventDate[]
  readonly today: Day
  readonly closed: SchoolsClosedDays
  readonly done: ReadonlySet<string>
}

type Limit = FederalLimit & { readonly id: LimitId }

/**
 * The federal limits that follow from the events of a case: one for each event that they count from, with its day or
 * open. A complaint to OCR is told in every case, with the days that it would be.
 */
export function limitsOf(
  dates: readonly (EventDate | DeadlineDate)[],
  today: Day,
  closed: SchoolsClosedDays,
  done: ReadonlySet<string>,
): readonly LimitDate[] {
  const events = dates.filter((date) => date.type === 'event')
  const known = { events, today, closed, done }
  return dates.length === 0 ? [] : federalLimits.flatMap((limit) => datesOf(limit, known))
}

function datesOf(limit: Limit, known: Known): LimitDate[] {
  const starts = startsOf(limit, known.events)
  if (starts.length > 0) return starts.map((event) => limitDate(limit, event, known))
  return limit.expectedFrom ? [expectedDate(limit, limit.expectedFrom, known)] : []
}

function startsOf({ id, from }: Limit, events: readonly EventDate[]): readonly EventDate[] {
  const starts = events.filter(({ kind }) => from.includes(kind))
  if (id === 'report_before_hearing') {
    // "A hearing … or other time of determination": where there is a hearing, it is that.
    const hearings = starts.filter(({ kind }) => kind === 'hearing')
    return hearings.length > 0 ? firstDays(hearings) : starts
  }
  if (id !== 'hearing_after_report') return starts
  // Where the hearing has its day, the report's own limit says the same.
  const isDecided = (report: EventDate) =>
    events.some(
      ({ kind, day }) =>
        (kind === 'hearing' || kind === 'determination') &&
        day !== null &&
        (report.day === null || day > report.day),
    )
  return starts.filter((report) => !isDecided(report))
}

/** Hearings without the days to which they go on: a day right after another one is of the same hearing. */
function firstDays(hearings: readonly EventDate[]): readonly EventDate[] {
  return hearings.filter(({ day }) => day === null || !hearings.some((one) => one.day === day - 1))
}

function limitDate(limit: Limit, event: EventDate, known: Known): LimitDate {
  const { length, way, bound } = limit
  const starts = event.certainty === 'plan' ? [] : startsAt(event, way)
  const [from = null] = starts
  const bare = { length, from, event: event.id, way }
  const none = { ...bare, readings: [], earliest: null, latest: null }
  if (from === null) return asDate(limit, event, { day: null, safe: null, counted: none }, known)
  const readings = starts.flatMap((from) => readingsOf(length, { from, way, closed: known.closed }))
  const ends = endsOf(readings, from, known.closed)
  const counted = {
    ...bare,
    readings,
    earliest: ends?.earliest ?? null,
    latest: ends?.latest ?? null,
  }
  // Nothing is called late that is in time by one way of counting.
  const isSchools = bound === 'by' && limit.actor === 'school'
  const day = isSchools ? counted.latest : counted.earliest
  return asDate(limit, event, { day, safe: ends?.safe ?? null, counted }, known)
}

function expectedDate(
  limit: Limit,
  kinds: NonNullable<Limit['expectedFrom']>,
  { events, today, closed, done }: Known,
): LimitDate {
  const wouldBe = events.flatMap((event) => {
    const [from] = startsAt(event, 1)
    if (!kinds.includes(event.kind) || from === undefined || from > today) return []
    const [reading] = readingsOf(limit.length, { from, way: 1, closed })
    return reading ? [{ event: event.id, day: reading.end }] : []
  })
  const counted = {
    length: limit.length,
    from: null,
    event: null,
    way: limit.way,
    readings: [],
    earliest: null,
    latest: null,
  }
  const known = { events, today, closed, done }
  return {
    ...asDate(limit, null, { day: null, safe: null, counted }, known),
    wouldBe: wouldBe.toSorted((a, b) => a.day - b.day),
  }
}

function asDate(
  limit: Limit,
  event: EventDate | null,
  place: { day: Day | null; safe: Day | null; counted: Counted },
  known: Known,
): LimitDate {
  const { what, actor, part, bound, cite } = limit
  const id = event === null ? limit.id : `${limit.id}:${event.id}`
  const certainty = certaintyOf(place.counted, event)
  return {
    type: 'limit',
    id,
    limit: limit.id,
    what,
    actor,
    part,
    bound,
    ...place,
    sources: [{ type: 'rule', cite }],
    until: null,
    time: null,
    wouldBe: [],
    safe: certainty === 'about' ? null : place.safe,
    certainty,
    after: place.day === null ? (event?.kind ?? limit.from[0] ?? null) : null,
    state: stateOf(limit, { ...place, certainty }, id, known),
  }
}

function certaintyOf({ earliest, latest }: Counted, event: EventDate | null): Certainty {
  if (event?.certainty === 'about') return 'about'
  return earliest === latest ? 'sure' : 'unsure'
}

function stateOf(
  { id: limit, part }: Limit,
  { day, counted, certainty }: { day: Day | null; counted: Counted; certainty: Certainty },
  id: string,
  { today, done, events }: Known,
): ClockState {
  if (done.has(id)) return 'done'
  if (day === null) return 'open'
  const { earliest } = counted
  // The report is in time where it was sent early enough by every way of counting.
  const isKept =
    limit === 'report_before_hearing' &&
    earliest !== null &&
    certainty !== 'about' &&
    events
      .filter((event) => event.kind === 'report_sent' && !isOnlyNear(event))
      .some((event) => event.day !== null && event.day <= Math.min(earliest, today))
  if (isKept) return 'done'
  if (day >= today) return 'ahead'
  return certainty === 'about' && part !== 'none' ? 'may_have_passed' : 'passed'
}
