import { type Dated, isOnlyNear } from '@hub/core/clock/clockDate'
import type { DayCount } from '@hub/core/clock/countOut'
import type { Day } from '@hub/core/deadlines/civilDate'

/** A counted day of a length; one that only some readings count is not certain. */
export interface DayBox {
  readonly day: Day
  readonly isCertain: boolean
}

/**
 * The counted days of a date, in their order. Of a deadline with several readings all are drawn; of a federal limit
 * the reading that comes to its day, since the others are in its words.
 */
export function boxesOf(date: Dated): readonly DayBox[] {
  const readings = drawnReadings(date)
  const times = new Map<Day, number>()
  for (const { days } of readings) {
    for (const { day, number } of days) {
      if (number !== null) times.set(day, (times.get(day) ?? 0) + 1)
    }
  }
  return [...times]
    .map(([day, count]) => ({ day, isCertain: count === readings.length && !isOnlyNear(date) }))
    .toSorted((a, b) => a.day - b.day)
}

/** From the first to the last counted day; null for a day that the letter names. */
export function spanOfBoxes(date: Dated): { readonly first: Day; readonly last: Day } | null {
  const days = drawnReadings(date).flatMap(({ days }) => {
    const [first, last] = [days[0], days.at(-1)]
    return first && last ? [first.day, last.day] : []
  })
  return days.length === 0 ? null : { first: Math.min(...days), last: Math.max(...days) }
}

/** Whether its days still run: those that have passed, and those that are done, are drawn as marks alone. */
export function isRunning({ state, type }: Dated): boolean {
  return type !== 'event' && (state === 'ahead' || state === 'may_have_passed')
}

function drawnReadings({ type, day, counted }: Dated): readonly DayCount[] {
  const readings = counted?.readings ?? []
  if (type !== 'limit') return readings
  const drawn = readings.find(({ end }) => end === day)
  return drawn ? [drawn] : []
}
