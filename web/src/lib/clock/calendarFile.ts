import { type Day, isoOf } from '@hub/core/deadlines/civilDate'

/** What an entry is called: calendars are seen by others, so it says nothing of the document. */
export const CALENDAR_TITLE = 'Date from my letter'

/**
 * A calendar file (RFC 5545) with one all-day entry on each of the days. It holds the neutral title and nothing
 * else of a document or a case; a day that is given twice is one entry.
 *
 * @param newUid makes a text that no other entry has
 */
export function calendarFile(days: readonly Day[], newUid: () => string, now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const entries = [...new Set(days)].toSorted((a, b) => a - b)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Calendar//EN',
    ...entries.flatMap((day) => entryOn(day, newUid(), stamp)),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

function entryOn(day: Day, uid: string, stamp: string): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    // The end of an entry of whole days is the day after its last one.
    `DTEND;VALUE=DATE:${compact(day + 1)}`,
    `SUMMARY:${CALENDAR_TITLE}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const compact = (day: Day) => isoOf(day).replaceAll('-', '')
