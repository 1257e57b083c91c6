import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, dateOf, dayOf, dayOfIso, isoOf, longDate, weekdayOf } from './civilDate.ts'

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
})
