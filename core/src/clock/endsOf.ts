import type { Day } from '../deadlines/civilDate.ts'
import { type SchoolsClosedDays, workingDay } from './closedDays.ts'
import type { DayCount } from './countOut.ts'

/** What the readings of one length come to. */
export interface Ends {
  readonly earliest: Day
  readonly latest: Day
  /** The last working day that is early enough by every reading. */
  readonly safe: Day
}

/**
 * The ends of one or more readings. The safe day is never the start or a day before it: where no working day lies
 * between, it is the earliest end.
 */
export function endsOf(
  readings: readonly DayCount[],
  from: Day,
  closed: SchoolsClosedDays,
): Ends | null {
  const [first, ...others] = readings.map(({ end }) => end)
  if (first === undefined) return null
  const earliest = Math.min(first, ...others)
  const working = workingDay(earliest, -1, closed)
  const isAfterStart = earliest <= from || working > from
  return { earliest, latest: Math.max(first, ...others), safe: isAfterStart ? working : earliest }
}
