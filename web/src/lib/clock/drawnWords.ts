import type { Dated } from '@hub/core/clock/clockDate'
import type { Day } from '@hub/core/deadlines/civilDate'
import { shortDay } from './dayWords.ts'

/** The label of a date in the drawing: its day, and what it is. What is counted has both on one line. */
export function drawnDate(
  date: Dated,
  today: Day,
): { readonly day: string; readonly what: string } {
  const day = shortDay(date.day, today)
  if (date.type === 'event') {
    return { day: date.certainty === 'plan' ? `about ${day}` : day, what: date.what }
  }
  const over = date.state === 'overdue' ? ' (passed)' : ''
  const side = date.type === 'deadline' ? '' : date.bound === 'by' ? 'By ' : 'From '
  return { day: `${side}${day}: `, what: `${date.what}${over}` }
}
