import { expect, it } from 'vitest'
import { calendarFile } from './calendarFile.ts'

it('is one all-day entry that ends with the next day, also over the end of a year', () => {
  const file = calendarFile('2026-12-31', 'some-id', new Date('2026-03-09T10:11:12.345Z'))
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\n')
  expect(file).toContain('DTEND;VALUE=DATE:20270101\r\n')
  expect(file).toContain('DTSTAMP:20260309T101112Z\r\n')
  expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

it('says nothing of the hub or the document', () => {
  expect(calendarFile('2026-01-02', 'x', new Date(0))).not.toMatch(/title ix|hub|school|case/i)
})
