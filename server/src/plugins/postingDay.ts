const PACIFIC_HOURS = 8

/**
 * The day of posting, as it is stored: noon UTC of the day in the United States' Pacific zone.
 * An exact time beside a network's log would lead to an author; noon UTC shows as the same date all over the
 * country, and the western day is never a date in the reader's future (decision 0005).
 */
export function postingDay(now: Date): Date {
  const west = new Date(now.getTime() - PACIFIC_HOURS * 3_600_000)
  return new Date(Date.UTC(west.getUTCFullYear(), west.getUTCMonth(), west.getUTCDate(), 12))
}
