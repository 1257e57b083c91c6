const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const fullDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** The reader's day of an ISO instant as `MMM d, yyyy`, such as "Nov 2, 2026". */
export function dayOf(instant: string): string {
  return day.format(new Date(instant))
}

/** The same with the month written out, such as "November 2, 2026". */
export function fullDayOf(instant: string): string {
  return fullDay.format(new Date(instant))
}

/** The reader's time of an ISO instant, such as "6:05 PM". */
export function timeOf(instant: string): string {
  return time.format(new Date(instant))
}
