import { type Day, dayOfIso } from '@hub/core/deadlines/civilDate'
import { expect, it } from 'vitest'
import { CALENDAR_TITLE, calendarFile } from './calendarFile.ts'

const now = new Date('2026-03-09T10:11:12.345Z')
const dayOf = (iso: string): Day => dayOfIso(iso) ?? 0

/** Ids in a row: "id1", "id2". */
function ids(): () => string {
  let made = 0
  return () => `id${++made}`
}

it('is one all-day entry that ends with the next day, also over the end of a year', () => {
  const file = calendarFile([dayOf('2026-12-31')], ids(), now)
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\n')
  expect(file).toContain('DTEND;VALUE=DATE:20270101\r\n')
  expect(file).toContain('DTSTAMP:20260309T101112Z\r\n')
  expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

it('holds several days in their order, each once and with an id of its own', () => {
  const days = ['2027-02-02', '2027-01-13', '2027-02-02', '2028-02-28'].map(dayOf)
  const file = calendarFile(days, ids(), now)
  const linesOf = (name: string) =>
    file.split('\r\n').filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
  expect(linesOf('DTSTART')).toEqual([
    'DTSTART;VALUE=DATE:20270113',
    'DTSTART;VALUE=DATE:20270202',
    'DTSTART;VALUE=DATE:20280228',
  ])
  expect(linesOf('DTEND').at(-1)).toBe('DTEND;VALUE=DATE:20280229')
  expect(linesOf('UID')).toEqual(['UID:id1', 'UID:id2', 'UID:id3'])
  expect(linesOf('SUMMARY')).toEqual(Array.from({ length: 3 }, () => `SUMMARY:${CALENDAR_TITLE}`))
  expect(linesOf('BEGIN').length).toBe(linesOf('END').length)
})

it('says nothing of the hub or the document', () => {
  const file = calendarFile([dayOf('2026-01-02'), dayOf('2026-01-05')], ids(), now)
  expect(file).not.toMatch(/title ix|hub|school|case/i)
})
