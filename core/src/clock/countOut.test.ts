import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, type Day, dayOfIso, isoOf } from '../deadlines/civilDate.ts'
import type { CountedDays } from '../deadlines/lengths.ts'
import { MOST_LENGTH, type WrittenLength } from './caseEntry.ts'
import { daysOfClosings } from './closedDays.ts'
import { readingsOf } from './countOut.ts'
import { endsOf } from './endsOf.ts'

const dayOf = (iso: string): Day => dayOfIso(iso) ?? 0
const days = (amount: number, kind: CountedDays): WrittenLength => {
  return { amount, unit: 'day', days: kind }
}
const none = daysOfClosings([])
const starts = fc.integer({ min: 15_000, max: 30_000 })
const amounts = fc.integer({ min: 1, max: 60 })
const ways = fc.constantFrom<1 | -1>(1, -1)

describe('CC1 to CC5 counting out', () => {
  it('names each day that it passes, which one counts, and why another does not', () => {
    const start = { from: dayOf('2027-01-13'), way: 1, closed: none } as const
    const [reading] = readingsOf(days(3, 'business'), start)
    expect(reading?.days.map(({ day, number, closed }) => [isoOf(day), number, closed])).toEqual([
      ['2027-01-14', 1, null],
      ['2027-01-15', 2, null],
      ['2027-01-16', null, { type: 'weekend' }],
      ['2027-01-17', null, { type: 'weekend' }],
      ['2027-01-18', null, { type: 'holiday', name: 'Martin Luther King Jr. Day' }],
      ['2027-01-19', 3, null],
    ])
  })

  it('names a closed day of the school as the reader did', () => {
    const closed = daysOfClosings([{ from: '2026-11-27', to: '2026-11-27', name: 'Break' }])
    const start = { from: dayOf('2026-11-25'), way: 1, closed } as const
    const [reading] = readingsOf(days(1, 'school'), start)
    expect(reading?.days.map(({ closed }) => closed)).toEqual([
      { type: 'holiday', name: 'Thanksgiving Day' },
      { type: 'closed', name: 'Break' },
      { type: 'weekend' },
      { type: 'weekend' },
      null,
    ])
  })

  it('agrees with a walk through the calendar of the language, by any kind, both ways', () => {
    fc.assert(
      fc.property(starts, amounts, ways, (from, amount, way) => {
        // Weekdays as Date has them, one midnight after the other.
        const date = new Date(from * 86_400_000)
        let left = amount
        while (left > 0) {
          date.setUTCDate(date.getUTCDate() + way)
          if (date.getUTCDay() % 6 !== 0) left -= 1
        }
        const [reading] = readingsOf(days(amount, 'weekday'), { from, way, closed: none })
        expect(isoOf(reading?.end ?? 0)).toBe(date.toISOString().slice(0, 10))
      }),
    )
  })

  it('passes days in a row, counts as many as were written, and ends with one that counts', () => {
    const kinds = fc.constantFrom<CountedDays>(
      'calendar',
      'business',
      'weekday',
      'school',
      'unsaid',
    )
    fc.assert(
      fc.property(starts, amounts, ways, kinds, (from, amount, way, kind) => {
        for (const { days: passed, end } of readingsOf(days(amount, kind), {
          from,
          way,
          closed: none,
        })) {
          expect(passed.map(({ day }) => day)).toEqual(
            passed.map((_, index) => from + way * (index + 1)),
          )
          expect(passed.filter(({ number }) => number !== null).length).toBe(amount)
          expect(passed.at(-1)).toMatchObject({ day: end, number: amount })
        }
      }),
    )
  })

  it('months end on the same date, or on the last one of a shorter month', () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 24 }), ways, (from, amount, way) => {
        const length: WrittenLength = { amount, unit: 'month', days: 'calendar' }
        const [reading] = readingsOf(length, { from, way, closed: none })
        expect(reading?.end).toBe(addMonths(from, way * amount))
      }),
    )
  })

  it.each([0, -1, 1.5, Number.NaN, MOST_LENGTH + 1])('a length of %d days is refused', (amount) => {
    const start = { from: 0, way: 1, closed: none } as const
    expect(() => readingsOf(days(amount, 'calendar'), start)).toThrow(RangeError)
  })

  it('closed days that end before they begin, or never, are refused', () => {
    expect(() => daysOfClosings([{ from: '2026-11-27', to: '2026-11-26' }])).toThrow(RangeError)
    expect(() => daysOfClosings([{ from: '2026-11-27', to: '9999-01-01' }])).toThrow(RangeError)
    expect(() => daysOfClosings([{ from: '2026-02-30', to: '2026-03-01' }])).toThrow('YYYY-MM-DD')
  })
})

describe('CC6 the safe day', () => {
  it('is a working day after the start and not after the end of any reading, where there is one', () => {
    fc.assert(
      fc.property(starts, amounts, (from, amount) => {
        const readings = readingsOf(days(amount, 'unsaid'), { from, way: 1, closed: none })
        const ends = endsOf(readings, from, none)
        expect(ends?.safe).toBeGreaterThan(from)
        for (const { end } of readings) expect(ends?.safe).toBeLessThanOrEqual(end)
      }),
    )
  })
})
