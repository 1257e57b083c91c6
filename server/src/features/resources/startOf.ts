import type { dateRanges } from '@hub/api/resources'

const DAY_MS = 86_400_000

/** When the week, month or year began that ends `now`; a month before 31 March begins on the last of February. */
export function startOf(range: (typeof dateRanges)[number], now: Date): Date {
  if (range === 'week') return new Date(now.getTime() - 7 * DAY_MS)
  const start = new Date(now)
  start.setUTCMonth(now.getUTCMonth() - (range === 'month' ? 1 : 12))
  // The month has no such day, and the date ran on into the next.
  if (start.getUTCDate() !== now.getUTCDate()) start.setUTCDate(0)
  return start
}
