import { dayOf } from '../../lib/when.ts'

const month = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A stored day, such as "2026-11-02", as "Nov 2, 2026", in whatever time zone it is read. */
export function dayWords(day: string): string {
  // Without a zone it is the reader's own time.
  return dayOf(`${day}T12:00:00`)
}

/** A month, such as "2026-11", as "November 2026". */
export function monthWords(name: string): string {
  return month.format(new Date(`${name}-15T12:00:00Z`))
}
