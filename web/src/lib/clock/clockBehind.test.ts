import { isoOf } from '@hub/core/deadlines/civilDate'
import { describe, expect, it } from 'vitest'
import { columnsIn, drawn, due, sample } from './fixtures/drawnCase.ts'

describe('what stands behind', () => {
  it('weekends and holidays are bands, each with its reason', () => {
    const columns = drawn(sample, '2027-01-11')
    const days = columnsIn(columns)
    expect(
      columns.bands.map(({ first, last, closed }) => [days[first], days[last], closed]),
    ).toEqual([
      ['2027-01-09', '2027-01-10', { type: 'weekend' }],
      ['2027-01-16', '2027-01-17', { type: 'weekend' }],
      ['2027-01-18', '2027-01-18', { type: 'holiday', name: 'Martin Luther King Jr. Day' }],
      ['2027-01-23', '2027-01-24', { type: 'weekend' }],
      ['2027-01-30', '2027-01-31', { type: 'weekend' }],
    ])
  })

  it('a month has its name where there is room for it', () => {
    const columns = drawn(sample, '2027-01-11')
    expect(columns.months.map(({ day }) => isoOf(day))).toEqual(['2027-01-06', '2027-02-01'])
    const late = drawn([due('a', '2026-11-29'), due('b', '2026-12-07')], '2026-11-29')
    expect(late.months.map(({ day }) => isoOf(day))).toEqual(['2026-12-01'])
  })

  it('Mondays, firsts and today have their numbers, and every day where columns are wide', () => {
    const columns = drawn(sample, '2027-01-11')
    const numbered = columns.numbered.map((at) => columnsIn(columns)[at])
    expect(numbered).toEqual(['2027-01-11', '2027-01-18', '2027-01-25', '2027-02-01'])
    const later = ['2027-01-05', '2027-01-15', '2027-01-25', '2027-02-04']
    const cut = drawn(
      later.map((day) => due(day, day)),
      '2026-12-16',
    )
    expect(cut.numbered.map((at) => columnsIn(cut)[at])).toContain('2027-01-05')
    const few = drawn([due('a', '2026-11-20')], '2026-11-17')
    expect(few.numbered.length).toBe(few.columns.length)
  })
})
