import type { FoundDate } from '@hub/core/analysis/report'
import { QUOTED } from '@hub/core/deadlines/whatWords'

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

/** "Five-day" suspension. */
const adjective = /^(\S+)-(hour|day|week|month|year)$/

/** A day as `MMM d, yyyy`; a length of time in the words of the document, which begin large. */
export function dateLabel(date: FoundDate): string {
  if (isDay(date)) return day.format(new Date(date.iso))
  const words = date.text.replace(/\s+/g, ' ').replace(adjective, (_, count, unit) => {
    return `${count} ${unit}${/^(?:1|one)$/i.test(count) ? '' : 's'}`
  })
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** What a date is for: a name, or the document's own words. Which days a length counts its own words tell, or nobody. */
export function whatWords({ meaning, what }: FoundDate, noun: string): string {
  if (what.startsWith(QUOTED)) return `The ${noun} says: ${what}`
  if (meaning !== 'period') return what
  const [name = what, kind] = what.split(' (')
  return kind === 'the text does not say which kind of day)'
    ? `${name}. The ${noun} does not say which days count.`
    : `${name}.`
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
