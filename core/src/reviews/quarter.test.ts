import { expect, test } from 'vitest'
import { quarterOf, takenQuarters } from './quarter.ts'

test('a quarter ends with its last moment in UTC', () => {
  expect(quarterOf(new Date('2026-09-30T23:59:59.999Z'))).toBe('2026Q3')
  expect(quarterOf(new Date('2026-10-01T00:00:00Z'))).toBe('2026Q4')
})

test('the quarter before is taken too, also over the turn of a year and from the last day of a month', () => {
  expect(takenQuarters(new Date('2027-01-01T00:00:00Z'))).toEqual(['2027Q1', '2026Q4'])
  expect(takenQuarters(new Date('2026-12-31T12:00:00Z'))).toEqual(['2026Q4', '2026Q3'])
  expect(takenQuarters(new Date('2026-05-31T12:00:00Z'))).toEqual(['2026Q2', '2026Q1'])
})
