import { describe, expect, it } from 'vitest'
import { dayOfIso } from '../deadlines/civilDate.ts'
import { MOST_CLOSED_DAYS } from './caseEntry.ts'
import { closedDay, daysOfClosings, workingDay } from './closedDays.ts'

const day = (iso: string) => dayOfIso(iso) ?? 0
const none = daysOfClosings([])

describe('CC3 closed days of the school', () => {
  it('of one day and of several hold each day once, the first and the last too', () => {
    const closed = daysOfClosings([
      { from: '2026-12-30', to: '2027-01-02' },
      { from: '2027-01-02', to: '2027-01-02' },
    ])
    expect([...closed.keys()]).toEqual(
      ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'].map(day),
    )
  })

  it('that overlap keep the name that one of them has, whichever was typed first', () => {
    const named = { from: '2026-11-25', to: '2026-11-27', name: 'Fall break' }
    const bare = { from: '2026-11-27', to: '2026-11-27' }
    for (const closings of [
      [named, bare],
      [bare, named],
    ]) {
      expect(closedDay(day('2026-11-27'), daysOfClosings(closings))).toEqual({
        type: 'closed',
        name: 'Fall break',
      })
    }
  })

  it('are called weekend or federal holiday where they are one as well', () => {
    const closed = daysOfClosings([{ from: '2026-11-26', to: '2026-11-28', name: 'Break' }])
    const types = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'].map(
      (iso) => closedDay(day(iso), closed)?.type,
    )
    expect(types).toEqual([undefined, 'holiday', 'closed', 'weekend'])
  })

  it('may be as many as the limit, in one stretch or in many, and not one more (CC17)', () => {
    const last = (days: number) =>
      new Date(day('2026-01-01') * 86_400_000 + (days - 1) * 86_400_000).toISOString().slice(0, 10)
    const stretch = (days: number) => ({ from: '2026-01-01', to: last(days) })
    expect(daysOfClosings([stretch(MOST_CLOSED_DAYS)]).size).toBe(MOST_CLOSED_DAYS)
    expect(daysOfClosings([stretch(MOST_CLOSED_DAYS), stretch(40)]).size).toBe(MOST_CLOSED_DAYS)
    expect(() => daysOfClosings([stretch(MOST_CLOSED_DAYS + 1)])).toThrow(RangeError)
    const more = { from: '2025-12-31', to: '2025-12-31' }
    expect(() => daysOfClosings([stretch(MOST_CLOSED_DAYS), more])).toThrow(RangeError)
  })
})

describe('the nearest working day', () => {
  it('is the day itself where that is one', () => {
    expect(workingDay(day('2026-11-25'), 1, none)).toBe(day('2026-11-25'))
    expect(workingDay(day('2026-11-25'), -1, none)).toBe(day('2026-11-25'))
  })

  it('lies beyond weekends, holidays and closed days in a row, over the new year too', () => {
    const closed = daysOfClosings([{ from: '2026-12-24', to: '2027-01-04', name: 'Winter break' }])
    expect(workingDay(day('2026-12-26'), 1, closed)).toBe(day('2027-01-05'))
    expect(workingDay(day('2027-01-03'), -1, closed)).toBe(day('2026-12-23'))
  })
})
