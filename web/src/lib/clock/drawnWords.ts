import { type Dated, isOnlyNear } from '@hub/core/clock/clockDate'
import type { Day } from '@hub/core/deadlines/civilDate'
import { OPTIONAL, QUOTED } from '@hub/core/deadlines/whatWords'
import { shortDay } from './dayWords.ts'

/** The label of a date in the drawing: its day, and what it is. What is counted has both on one line, parted by a colon. */
export function drawnDate(
  date: Dated,
  today: Day,
): { readonly day: string; readonly what: string } {
  // The list under the drawing has the letter's words.
  const what = date.what.startsWith(QUOTED)
    ? 'Date in your letter'
    : date.what.replace(OPTIONAL, '')
  const about = isOnlyNear(date) ? 'about ' : ''
  const day = `${about}${shortDay(date.day, today)}`
  if (date.type === 'event') {
    const until = date.until === null ? '' : ` to ${shortDay(date.until, today)}`
    return { day: `${day}${until}`, what }
  }
  const over = date.state === 'overdue' ? ' (passed)' : ''
  const side = date.type === 'deadline' ? '' : date.bound === 'by' ? 'By ' : 'Not before '
  return { day: `${side}${day}`, what: `${what}${over}` }
}
