const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * The day of a review as `MMM d, yyyy`, such as "Oct 2, 2026". `createdAt` is an ISO instant: the server keeps the day
 * of posting as noon UTC, so UTC gives that day to every reader. Written out for the reason of `withCommas`.
 */
export function reviewDate(createdAt: string): string {
  const at = new Date(createdAt)
  return `${months[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`
}
