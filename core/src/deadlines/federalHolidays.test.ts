import { describe, expect, it } from 'vitest'
import { dayOf, dayOfIso, isoOf, weekdayNames, weekdayOf } from './civilDate.ts'
import { federalHolidayName, isFederalHoliday } from './federalHolidays.ts'

function holidaysOf(year: number): string[] {
  const first = dayOf(year, 1, 1) ?? 0
  const last = dayOf(year, 12, 31) ?? 0
  const found: string[] = []
  for (let day = first; day <= last; day++) if (isFederalHoliday(day)) found.push(isoOf(day))
  return found
}

describe('D9 federal holidays', () => {
  it('are the eleven of 2025', () => {
    expect(holidaysOf(2025)).toEqual([
      '2025-01-01',
      '2025-01-20',
      '2025-02-17',
      '2025-05-26',
      '2025-06-19',
      '2025-07-04',
      '2025-09-01',
      '2025-10-13',
      '2025-11-11',
      '2025-11-27',
      '2025-12-25',
    ])
  })

  it('are kept on the Friday before a Saturday', () => {
    expect(holidaysOf(2026)).toContain('2026-07-03')
    expect(holidaysOf(2026)).not.toContain('2026-07-04')
  })

  it('are kept on the Monday after a Sunday', () => {
    expect(holidaysOf(2027)).toContain('2027-07-05')
  })

  it('may be kept in the year before', () => {
    expect(isFederalHoliday(dayOfIso('2021-12-31') ?? 0)).toBe(true)
  })

  it('hold Juneteenth from 2021 on', () => {
    expect(holidaysOf(2020)).not.toContain('2020-06-19')
    expect(holidaysOf(2021)).toContain('2021-06-18')
  })

  it.each([
    ['2026-01-01', 'New Year’s Day'],
    ['2027-01-18', 'Martin Luther King Jr. Day'],
    ['2026-02-16', 'Washington’s Birthday'],
    ['2026-05-25', 'Memorial Day'],
    ['2026-06-19', 'Juneteenth'],
    ['2026-07-03', 'Independence Day (observed)'],
    ['2026-09-07', 'Labor Day'],
    ['2026-10-12', 'Columbus Day'],
    ['2026-11-11', 'Veterans Day'],
    ['2026-11-26', 'Thanksgiving Day'],
    ['2022-12-26', 'Christmas Day (observed)'],
    ['2026-11-27', null],
    ['2026-07-04', null],
  ])('%s is called %s', (iso, name) => {
    expect(federalHolidayName(dayOfIso(iso) ?? 0)).toBe(name)
  })

  it('are eleven in any run of a year, each kept once, on a weekday, at most a day from its date', () => {
    for (let year = 2022; year <= 2100; year++) {
      const start = dayOf(year - 1, 12, 31) ?? 0
      const names: string[] = []
      for (let day = start; day < (dayOf(year, 12, 31) ?? 0); day++) {
        const name = federalHolidayName(day)
        if (name === null) continue
        expect([1, 2, 3, 4, 5]).toContain(weekdayOf(day))
        names.push(name.replace(' (observed)', ''))
      }
      expect([year, names.length, new Set(names).size]).toEqual([year, 11, 11])
    }
  })

  it('say that they are kept on another day exactly where that day is not the holiday’s own', () => {
    for (let day = dayOf(2021, 1, 1) ?? 0; day < (dayOf(2061, 1, 1) ?? 0); day++) {
      const name = federalHolidayName(day)
      if (name?.endsWith(' (observed)') !== true) continue
      expect(['Sunday', 'Saturday']).toContain(
        weekdayNames[weekdayOf(day + (weekdayOf(day) === 1 ? -1 : 1))],
      )
      expect([-1, 1].map((shift) => federalHolidayName(day + shift))).toEqual([null, null])
    }
  })
})
