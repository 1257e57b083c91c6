import type { Clock } from '@hub/core/clock/clock'
import type { Dated } from '@hub/core/clock/clockDate'
import type { Day } from '@hub/core/deadlines/civilDate'
import { isRunning, spanOfBoxes } from './clockBoxes.ts'

/** So many days have a column at most. */
const MOST_DAYS = 35
/** A longer run of days on which nothing happens is cut out. */
const MOST_EMPTY = 10

/** Days in a row, each with a column of its own. */
export interface Segment {
  readonly first: Day
  readonly last: Day
}

/** Which days are drawn, and which counted lengths are drawn as boxes. */
export interface ClockWindow {
  /** In order; between two of them a gap is cut. */
  readonly segments: readonly Segment[]
  readonly boxed: ReadonlySet<string>
}

/**
 * The days that are drawn: from the last event before today to the last dated deadline, 35 at most. It begins earlier where
 * a length or a stretch that still runs does, since a counted length is drawn whole or without its boxes. A day that the
 * school only plans widens nothing.
 */
export function clockWindow({ dates, today }: Clock): ClockWindow {
  const start = startOf(dates, today)
  let segments = joined([start, { first: today, last: today }])
  const boxed = new Set<string>()
  for (const date of candidates(dates, start.first)) {
    const marked = { first: date.day, last: date.until ?? date.day }
    const boxes = spanOfBoxes(date)
    const whole = boxes && isRunning(date) ? joined([...segments, marked, boxes]) : null
    const bare = joined([...segments, marked])
    const fitting = whole && fits(whole) ? whole : bare
    if (!fits(fitting)) {
      // What began too long ago stands before the window; what comes later behind it, in the order of its days.
      if (date.day < today) continue
      break
    }
    if (fitting === whole) boxed.add(date.id)
    segments = fitting
  }
  return { segments, boxed }
}

/** The last event before today; a long stretch stands before the window. */
function startOf(dates: readonly Dated[], today: Day): Segment {
  let start: Segment = { first: today, last: today }
  let latest = -Infinity
  for (const { type, day, until, certainty } of dates) {
    const last = until ?? day
    const isBefore = type === 'event' && certainty !== 'plan' && last < today
    if (!isBefore || last - day > MOST_EMPTY || day < latest) continue
    latest = day
    start = { first: day, last }
  }
  return start
}

/** What the window may hold, by its last day. */
function candidates(dates: readonly Dated[], start: Day): readonly Dated[] {
  const lastOf = (date: Dated) => Math.max(date.until ?? date.day, spanOfBoxes(date)?.last ?? 0)
  return dates
    .filter((date) => date.certainty !== 'plan')
    .filter((date) => (date.until ?? date.day) >= start || isRunning(date))
    .toSorted((a, b) => lastOf(a) - lastOf(b))
}

function fits(segments: readonly Segment[]): boolean {
  return segments.reduce((sum, { first, last }) => sum + last - first + 1, 0) <= MOST_DAYS
}

/** The same days as segments: a short gap becomes part of one, a long one parts two. */
function joined(spans: readonly Segment[]): readonly Segment[] {
  const segments: Segment[] = []
  for (const span of spans.toSorted((a, b) => a.first - b.first)) {
    const before = segments.at(-1)
    if (before && span.first - before.last - 1 <= MOST_EMPTY) {
      segments[segments.length - 1] = {
        first: before.first,
        last: Math.max(before.last, span.last),
      }
    } else segments.push(span)
  }
  return segments
}
