import type { Day } from '@hub/core/deadlines/civilDate'
import { saveFile } from '../saveFile.ts'
import { calendarFile } from './calendarFile.ts'

/** Saves a calendar file that says nothing of what the days are. */
export function saveToCalendar(days: readonly Day[]): void {
  const file = calendarFile(days, () => crypto.randomUUID(), new Date())
  saveFile(
    new Blob([file], { type: 'text/calendar' }),
    days.length === 1 ? 'date.ics' : 'dates.ics',
  )
}
