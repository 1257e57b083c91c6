import type { FoundDate } from '@hub/core/analysis/report'

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  // An ISO day is read as midnight UTC, so this zone gives the same day to every reader.
  timeZone: 'UTC',
})

/** Whether it is a day of the calendar, not a length of time. */
export function isDay({ iso }: FoundDate): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(iso)
}

/** A day as `MMM d, yyyy`; a length of time in the words of the document. */
export function dateLabel(date: FoundDate): string {
  return isDay(date) ? day.format(new Date(date.iso)) : date.text.replace(/\s+/g, ' ')
}

/** Days in their order, then lengths of time in the order of the document. */
export function inOrder(dates: readonly FoundDate[]): FoundDate[] {
  const place = (date: FoundDate) => (isDay(date) ? date.iso : '9999')
  return dates.toSorted((a, b) => place(a).localeCompare(place(b)) || a.start - b.start)
}

/** Whether a day lies before `today` (both 'YYYY-MM-DD'). */
export function hasPassed(date: FoundDate, today: string): boolean {
  return isDay(date) && date.iso < today
}
