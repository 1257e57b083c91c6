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

  it('no day is counted twice or left out: two stretches in a row have the days of the whole', () => {
    fc.assert(
      fc.property(isoDates, isoDates, isoDates, kinds, (one, other, third, kind) => {
        const [a = '', b = '', c = ''] = [one, other, third].toSorted()
        expect(countDays(a, b, kind) + countDays(b, c, kind)).toBe(countDays(a, c, kind))
        expect(countDays(a, a, kind)).toBe(0)
      }),
      { numRuns: 20 },
    )
  })

  it('some days and then others are all of them at once, both ways', () => {
    fc.assert(
      fc.property(isoDates, counts, counts, kinds, (iso, some, others, kind) => {
        const step = (from: string, by: number) => addDays(from, by, kind)
        expect(step(step(iso, some), others)).toBe(step(iso, some + others))
        expect(step(step(iso, -some), -others)).toBe(step(iso, -some - others))
      }),
    )
  })

  it('fewer days count as more are left out: calendar days end first, business days last', () => {
    fc.assert(
      fc.property(isoDates, counts, (iso, days) => {
        const ends = (['calendar', 'weekday', 'business'] as const).map((kind) =>
          addDays(iso, days, kind),
        )
        expect(ends).toEqual(ends.toSorted())
        const back = (['business', 'weekday', 'calendar'] as const).map((kind) =>
          addDays(iso, -days, kind),
        )
        expect(back).toEqual(back.toSorted())
      }),
    )
  })

  it.each([
    ['2026-03-06', 5, '2026-03-13'], // the clocks go forward on March 8
    ['2026-10-30', 5, '2026-11-06'], // and back on November 1
    ['2028-02-25', 5, '2028-03-03'], // over February 29
    ['2027-12-30', 2, '2028-01-04'], // New Year’s Day 2028 is kept on December 31
    ['2026-07-02', 1, '2026-07-06'], // July 4 is kept on July 3
  ])('business days from %s: %i make %s', (from, days, to) => {
    expect(addDays(from, days, 'business')).toBe(to)
  })

  it('a start on a weekend or holiday loses no day', () => {
    for (const from of ['2026-11-26', '2026-11-28', '2026-11-29']) {
      expect(addDays(from, 1, 'business')).toBe(from === '2026-11-26' ? '2026-11-27' : '2026-11-30')
    }
  })

  it('the most days there may be are counted, both ways, and one more is refused', () => {
    expect(countDays('2026-01-01', addDays('2026-01-01', MOST_DAYS, 'business'), 'business')).toBe(
      MOST_DAYS,
    )
    expect(addDays('2026-01-01', -MOST_DAYS, 'calendar') < '2026-01-01').toBe(true)
    expect(() => addDays('2026-01-01', -MOST_DAYS - 1, 'calendar')).toThrow(RangeError)
  })
})
