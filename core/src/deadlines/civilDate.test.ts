import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMonths,
  dateOf,
  dayOf,
  dayOfIso,
  daysInMonth,
  isoOf,
  longDate,
  monthNames,
  weekdayOf,
} from './civilDate.ts'

const days = fc.integer({ min: -200_000, max: 200_000 })
const MS = 86_400_000

describe('civil dates', () => {
  it('agree with the calendar of the language for any day', () => {
    fc.assert(
      fc.property(days, (day) => {
        const date = new Date(day * MS)
        expect(dateOf(day)).toEqual({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
        })
        expect(weekdayOf(day)).toBe(date.getUTCDay())
      }),
    )
  })

  it('come back from their parts and from their text', () => {
    fc.assert(
      fc.property(days, (day) => {
        const { year, month, day: ofMonth } = dateOf(day)
        expect(dayOf(year, month, ofMonth)).toBe(day)
        expect(dayOfIso(isoOf(day))).toBe(day)
      }),
    )
  })

  it.each([
    [2026, 2, 29],
    [2026, 4, 31],
    [2026, 13, 1],
    [2026, 0, 1],
    [2026, 1, 0],
  ])('do not hold %i-%i-%i', (year, month, day) => {
    expect(dayOf(year, month, day)).toBeNull()
  })

  it.each(['2026-02-30', '2026-2-3', 'soon', ''])('are not read from "%s"', (text) => {
    expect(dayOfIso(text)).toBeNull()
  })

  it('know leap days by the century rule', () => {
    expect(dayOfIso('2024-02-29')).not.toBeNull()
    expect(dayOfIso('2000-02-29')).not.toBeNull()
    expect(dayOfIso('2100-02-29')).toBeNull()
  })

  it('are written as a reader writes them', () => {
    expect(longDate(dayOfIso('2026-05-04') ?? 0)).toBe('May 4, 2026')
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-15', 3, '2027-02-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-10', -1, '2025-12-10'],
  ])('%s and %i months make %s', (from, months, to) => {
    expect(isoOf(addMonths(dayOfIso(from) ?? 0, months))).toBe(to)
  })

  it('some months later have the same day of the month, or the last of a shorter one', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -600, max: 600 }), (day, months) => {
        const [from, to] = [dateOf(day), dateOf(addMonths(day, months))]
        expect((to.year - from.year) * 12 + to.month - from.month).toBe(months)
        expect(to.day).toBe(Math.min(from.day, daysInMonth(to.year, to.month)))
      }),
    )
  })

  it('a year later are the same date, but for a leap day', () => {
    expect(isoOf(addMonths(dayOfIso('2024-02-29') ?? 0, 12))).toBe('2025-02-28')
    expect(isoOf(addMonths(dayOfIso('2024-02-29') ?? 0, 48))).toBe('2028-02-29')
    expect(isoOf(addMonths(dayOfIso('2025-02-28') ?? 0, -12))).toBe('2024-02-28')
  })

  it('stand in the order of their text, so that days may be compared as they are written', () => {
    fc.assert(
      fc.property(days, days, (one, other) => {
        expect(isoOf(one) < isoOf(other)).toBe(one < other)
      }),
    )
  })

  it('fill each month, and each year has 365 days or 366', () => {
    for (let year = 1999; year <= 2101; year++) {
      const months = monthNames.map((_, index) => daysInMonth(year, index + 1))
      const total = months.reduce((sum, count) => sum + count, 0)
      expect(total).toBe((dayOf(year + 1, 1, 1) ?? 0) - (dayOf(year, 1, 1) ?? 0))
      for (const [index, count] of months.entries()) {
        expect(dayOf(year, index + 1, count)).not.toBeNull()
        expect(dayOf(year, index + 1, count + 1)).toBeNull()
      }
    }
  })

  it.each([
    '2026-05-04T00:00',
    ' 2026-05-04',
    '２０２６-05-04',
    '2026-05-04\n',
    '02026-05-04',
    '-026-05-04',
  ])('are not read from what only holds a date: %j', (text) => {
    expect(dayOfIso(text)).toBeNull()
  })
})
