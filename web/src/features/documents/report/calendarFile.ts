/** What an entry is called: calendars are seen by others, so it says nothing of the document. */
export const CALENDAR_TITLE = 'Date from my letter'

/**
 * A calendar file (RFC 5545) with one all-day entry on a day ('YYYY-MM-DD'). It holds the neutral
 * title and nothing else of the document.
 *
 * @param uid any text that no other entry has
 */
export function calendarFile(day: string, uid: string, now: Date): string {
  const next = new Date(day)
  next.setUTCDate(next.getUTCDate() + 1)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Calendar//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(next.toISOString().slice(0, 10))}`,
    `SUMMARY:${CALENDAR_TITLE}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

const compact = (day: string) => day.replaceAll('-', '')
