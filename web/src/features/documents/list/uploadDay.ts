const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** The reader's day of an ISO instant as `MMM d, yyyy`, such as "Nov 2, 2026". */
export function uploadDay(uploadedAt: string): string {
  return day.format(new Date(uploadedAt))
}
