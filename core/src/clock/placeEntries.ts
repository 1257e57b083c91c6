import type { Day } from '../deadlines/civilDate.ts'
import {
  type CaseDeadline,
  type CaseEntry,
  type CaseEvent,
  type EventKind,
  MOST_ENTRIES,
  type When,
} from './caseEntry.ts'
import type { Certainty, ClockState, Counted, DeadlineDate, EventDate } from './clockDate.ts'
import { checkedDay, type SchoolsClosedDays, workingDay } from './closedDays.ts'
import { readingsOf } from './countOut.ts'
import { endsOf } from './endsOf.ts'
import { startsAt } from './startsAt.ts'

/** Where an entry stands in the calendar. */
interface Place {
  readonly day: Day | null
  readonly until: Day | null
  readonly safe: Day | null
  readonly isAbout: boolean
  readonly isPlan: boolean
  readonly counted: Counted | null
  readonly after: EventKind | null
}

const nowhere: Place = {
  day: null,
  until: null,
  safe: null,
  isAbout: false,
  isPlan: false,
  counted: null,
  after: null,
}

/**
 * The entries of a case with their days, in the order of the entries. A length that counts from an event without a
 * sure day, or from itself by way of others, has none. Throws a RangeError for what is no day, an id that two
 * entries share, an event that is none, a length that cannot be counted, and too many entries.
 */
export function placeEntries(
  entries: readonly CaseEntry[],
  today: Day,
  closed: SchoolsClosedDays,
): readonly (EventDate | DeadlineDate)[] {
  if (entries.length > MOST_ENTRIES) throw new RangeError('Too many entries.')
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  if (byId.size < entries.length) throw new RangeError('Two entries have the same id.')
  const placer = new Placer(byId, closed)
  return entries.map((entry) => {
    const place = placer.placeOf(entry)
    return entry.type === 'event'
      ? eventDate(entry, place, today)
      : deadlineDate(entry, place, today)
  })
}

/** Finds each entry's place once; a length's start is found first. */
class Placer {
  readonly #entries: ReadonlyMap<string, CaseEntry>
  readonly #closed: SchoolsClosedDays
  readonly #places = new Map<string, Place>()

  constructor(entries: ReadonlyMap<string, CaseEntry>, closed: SchoolsClosedDays) {
    this.#entries = entries
    this.#closed = closed
  }

  placeOf(entry: CaseEntry): Place {
    const known = this.#places.get(entry.id)
    if (known) return known
    // Whoever comes back to this entry while its start is looked for counts from itself.
    this.#places.set(entry.id, nowhere)
    const place = this.#place(entry)
    this.#places.set(entry.id, place)
    return place
  }

  #place({ when, type, part }: CaseEntry): Place {
    if (when.type === 'day') return placeOfDay(when, this.#closed)
    if (when.type === 'open') {
      const counted = when.length ? uncounted(when.length, null, 1) : null
      return { ...nowhere, counted, after: when.after ?? null }
    }
    const { length, way, isAbout = false } = when
    const trigger = 'event' in when.from ? this.#eventOf(when.from.event) : null
    const event = trigger?.id ?? null
    const starts = 'day' in when.from ? [checkedDay(when.from.day)] : this.#startsAt(trigger, way)
    const [from] = starts
    if (from === undefined) {
      return { ...nowhere, counted: uncounted(length, event, way), after: trigger?.kind ?? null }
    }
    const readings = starts.flatMap((from) =>
      readingsOf(length, { from, way, moves: when.moves, closed: this.#closed }),
    )
    const ends = endsOf(readings, from, this.#closed)
    if (ends === null) return nowhere
    const { earliest, latest, safe } = ends
    const counted = { length, from, event, way, readings, earliest, latest }
    // What the reader has to do is led by a day that is early enough; what others do, by the last that it may be.
    const isReaders = part === 'act' || part === 'may'
    const byDeadline = isReaders ? (earliest === latest ? latest : safe) : latest
    const day = type === 'event' ? earliest : byDeadline
    const isNear = trigger !== null && this.placeOf(trigger).isAbout
    return {
      ...nowhere,
      day,
      safe: isNear ? null : safe,
      isAbout: isNear,
      isPlan: isAbout,
      counted,
    }
  }

  #eventOf(id: string): CaseEvent {
    const event = this.#entries.get(id)
    if (event?.type !== 'event') throw new RangeError('A length must count from an event.')
    return event
  }

  #startsAt(event: CaseEvent | null, way: 1 | -1): readonly Day[] {
    const place = event && this.placeOf(event)
    return place === null || place.isPlan ? [] : startsAt(place, way)
  }
}

function placeOfDay(when: When & { readonly type: 'day' }, closed: SchoolsClosedDays): Place {
  const day = checkedDay(when.day)
  const until = when.until === undefined ? null : checkedDay(when.until)
  if (until !== null && until < day) throw new RangeError('A stretch must end after it begins.')
  const { isAbout = false } = when
  return { ...nowhere, day, until, isAbout, safe: isAbout ? null : workingDay(day, -1, closed) }
}

function uncounted(length: Counted['length'], event: string | null, way: 1 | -1): Counted {
  return { length, from: null, event, way, readings: [], earliest: null, latest: null }
}

function shared(entry: CaseEntry, place: Place) {
  const { counted } = place
  const { id, what, actor, part, sources, when } = entry
  return {
    id,
    what,
    actor,
    part,
    sources,
    counted,
    day: place.day,
    until: place.until,
    safe: place.safe,
    after: place.after,
    time: when.type === 'day' ? (when.time ?? null) : null,
    certainty: certaintyOf(place),
  }
}

function certaintyOf({ counted, isAbout, isPlan }: Place): Certainty {
  if (isPlan) return 'plan'
  if (isAbout) return 'about'
  return counted !== null && counted.earliest !== counted.latest ? 'unsure' : 'sure'
}

function eventDate(entry: CaseEvent, place: Place, today: Day): EventDate {
  const { type, kind } = entry
  const state = stateOfEvent(place, today, entry)
  return { ...shared(entry, place), type, kind, state }
}

function deadlineDate(entry: CaseDeadline, place: Place, today: Day): DeadlineDate {
  const { type, purpose } = entry
  const state = stateOfDeadline(place, today, entry)
  return { ...shared(entry, place), type, purpose, state }
}

interface Placed {
  readonly day: Day | null
  readonly until: Day | null
  readonly counted: Counted | null
  readonly isAbout: boolean
  readonly isPlan: boolean
}

type Marked = Pick<CaseEntry, 'part' | 'isDone'>

/**
 * How today stands to something that happens: of several ends the last one counts. What the reader attends on a day
 * that is not sure may still come.
 */
function stateOfEvent(
  { day, until, counted, isAbout }: Placed,
  today: Day,
  { part, isDone = false }: Marked,
): ClockState {
  if (isDone) return 'done'
  if (day === null) return 'open'
  if ((until ?? counted?.latest ?? day) >= today) return 'ahead'
  return isAbout && part === 'attend' ? 'may_have_passed' : 'passed'
}

/**
 * How today stands to a last day to act. It is overdue only where it has passed by every reading and for sure, it was
 * the reader's, and nobody marked it as done.
 */
function stateOfDeadline(
  { day, counted, isAbout, isPlan }: Placed,
  today: Day,
  { part, isDone = false }: Marked,
): ClockState {
  if (isDone) return 'done'
  if (day === null) return 'open'
  const [earliest, latest] = [counted?.earliest ?? day, counted?.latest ?? day]
  const isNear = isAbout || isPlan
  if (today > latest && !(isNear && part !== 'none')) return part === 'act' ? 'overdue' : 'passed'
  return today > earliest && part !== 'none' ? 'may_have_passed' : 'ahead'
}
