import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfIso, isoOf, weekdayOf } from './civilDate.ts'
import { addDays, countDays, type DayKind, isBusinessDay, MOST_DAYS } from './countDays.ts'

const isoDates = fc.integer({ min: 10_000, max: 40_000 }).map(isoOf)
const counts = fc.integer({ min: 1, max: 400 })
const kinds = fc.constantFrom<DayKind>('calendar', 'business', 'weekday')

describe('D9 counting days', () => {
  it.each([
    ['2026-05-04', 10, 'calendar', '2026-05-14'],
    ['2026-05-04', 10, 'business', '2026-05-18'],
    ['2026-05-15', 10, 'business', '2026-06-01'], // Memorial Day is skipped
    ['2026-05-15', 10, 'weekday', '2026-05-29'],
    ['2025-12-22', 10, 'business', '2026-01-07'],
    ['2026-06-12', -10, 'calendar', '2026-06-02'],
    ['2026-11-13', -3, 'business', '2026-11-09'], // Veterans Day is skipped
  ] as const)('%s and %i %s days make %s', (from, days, kind, to) => {
    expect(addDays(from, days, kind)).toBe(to)
  })

  it('0 days is the day itself', () => {
    expect(addDays('2026-07-04', 0, 'business')).toBe('2026-07-04')
  })

  it('one day more is a later date', () => {
    fc.assert(
      fc.property(isoDates, counts, kinds, (iso, days, kind) => {
        expect(addDays(iso, days + 1, kind) > addDays(iso, days, kind)).toBe(true)
        expect(addDays(iso, -days - 1, kind) < addDays(iso, -days, kind)).toBe(true)
      }),
    )
  })

  it('business days never end on a weekend or a holiday', () => {
    fc.assert(
      fc.property(isoDates, counts, (iso, days) => {
        const end = addDays(iso, days, 'business')
        expect([0, 6]).not.toContain(weekdayOf(dayOfIso(end) ?? 0))
        expect(isBusinessDay(end)).toBe(true)
      }),
    )
  })

  it('counting undoes adding, both ways', () => {
    fc.assert(
      fc.property(isoDates, counts, kinds, (iso, days, kind) => {
        expect(countDays(iso, addDays(iso, days, kind), kind)).toBe(days)
        expect(countDays(iso, addDays(iso, -days, kind), kind)).toBe(-days)
      }),
    )
  })

  it.each(['2026-02-30', 'tomorrow'])('refuses "%s" for a date', (iso) => {
    expect(() => addDays(iso, 1, 'calendar')).toThrow('YYYY-MM-DD')
  })

  it.each([1.5, MOST_DAYS + 1, Number.NaN])('refuses %d days', (days) => {
    expect(() => addDays('2026-01-01', days, 'business')).toThrow(RangeError)
  })
})
