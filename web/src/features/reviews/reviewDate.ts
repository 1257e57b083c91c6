const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  // The server keeps the day of posting as noon UTC, so this zone gives that day to every reader.
  timeZone: 'UTC',
})

/** The day of a review as `MMM d, yyyy`, such as "Oct 2, 2026". `createdAt` is an ISO instant. */
export function reviewDate(createdAt: string): string {
  return day.format(new Date(createdAt))
}
