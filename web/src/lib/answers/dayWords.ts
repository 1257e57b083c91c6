const thisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const otherYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** The day of a moment where the reader is: "Today", "Nov 18", "Nov 18, 2025". */
export function dayWords(moment: string, now = new Date()): string {
  const day = new Date(moment)
  if (day.toDateString() === now.toDateString()) return 'Today'
  return (day.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(day)
}
