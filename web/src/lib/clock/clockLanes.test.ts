import type { CaseEntry } from '@hub/core/clock/caseEntry'
import { describe, expect, it } from 'vitest'
import type { ClockColumns } from './clockGrid.ts'
import {
  drawn,
  due,
  happens,
  place,
  sample,
  sinceNotice,
  wide,
  wideLimits,
  within,
} from './fixtures/drawnCase.ts'

/** Words over the line that go over two columns, and half of a third. */
const wideEvents = { ...wide, widthOf: () => ({ full: 100, short: 56 }) }

describe('lanes', () => {
  it('are what happens, what you do and the federal rule, and an empty one is left out', () => {
    const lanesOf = ({ lanes }: ClockColumns) => lanes.map(({ lane }) => lane)
    expect(lanesOf(drawn(sample, '2027-01-11'))).toEqual(['happens', 'you', 'rule'])
    expect(lanesOf(drawn([due('answer', '2026-11-20')], '2026-11-16'))).toEqual(['you'])
  })

  it('a label starts at its mark, and ends at it in the last third', () => {
    const columns = drawn(sample, '2027-01-11')
    const evidence = place(columns, 'evidence')
    expect(evidence.label).toEqual({ column: evidence.column, align: 'start' })
    const hearing = place(columns, 'hearing')
    expect(hearing.label).toEqual({ column: hearing.column, align: 'end' })
  })

  it('the label of a length starts over its first box', () => {
    const { boxes, label } = place(drawn(sample, '2027-01-11'), 'answer')
    expect(label).toEqual({ column: boxes[0]?.column, align: 'start' })
  })

  it('the label of a length that would leave the drawing ends at its last box', () => {
    const room = { ...wide, widthOf: wideLimits }
    const columns = drawn(sample, '2027-01-11', room)
    const { boxes, label } = place(columns, 'report_before_hearing:hearing')
    expect(label).toEqual({ column: boxes.at(-1)?.column, align: 'end' })
  })

  it('what stands after the window has its label from its mark on', () => {
    const decision = place(drawn(sample, '2027-01-11'), 'decision')
    expect(decision.label).toEqual({ column: decision.column, align: 'start' })
  })

  it('a day by which the school acts is something that happens', () => {
    const entries: CaseEntry[] = [{ ...due('decision', '2026-11-20'), part: 'none' }]
    expect(drawn(entries, '2026-11-16').lanes.map(({ lane }) => lane)).toEqual(['happens'])
  })

  it('a stretch goes to the column of its last day', () => {
    const entries = [
      happens('hearing', 'other', { type: 'day', day: '2026-11-18', until: '2026-11-20' }),
    ]
    const { column, lastColumn } = place(drawn(entries, '2026-11-17'), 'hearing')
    expect([column, lastColumn]).toEqual([1, 3])
  })

  it('two labels that would touch stand in two rows, the later one in a row of its own', () => {
    const entries = ['2026-11-17', '2026-11-18'].map((day) => due(day, day))
    const later = due('2026-11-30', '2026-11-30')
    const columns = drawn([...entries, later], '2026-11-16')
    expect(place(columns, '2026-11-17').row).toBe(0)
    expect(place(columns, '2026-11-18').row).toBe(1)
    expect(place(columns, '2026-11-30').row).toBe(0)
    expect(columns.lanes[0]).toMatchObject({ rows: 2, hasWords: true })
  })

  it('two labels that stand apart by half a rem share a row, and not by less', () => {
    const entries = [due('a', '2026-11-16'), due('b', '2026-11-18'), due('c', '2026-12-08')]
    const { dayWidth } = drawn(entries, '2026-11-16')
    const rowFor = (width: number) =>
      place(
        drawn(entries, '2026-11-16', { ...wide, widthOf: () => ({ full: width, short: 20 }) }),
        'b',
      ).row
    expect(rowFor(2 * dayWidth - 8.01)).toBe(0)
    expect(rowFor(2 * dayWidth - 7.99)).toBe(1)
  })

  it('of labels over the line the earlier one stands higher, so that what joins it to its mark passes by all words', () => {
    const days = ['2026-11-17', '2026-11-18', '2026-11-20']
    const entries = [...days, '2026-11-28', '2026-12-08'].map((day) => happens(day, 'other', day))
    const columns = drawn(entries, '2026-11-16', wideEvents)
    expect(days.map((day) => place(columns, day).row)).toEqual([2, 1, 0])
    expect(columns.lanes[0]).toMatchObject({ rows: 3, hasWords: true })
  })

  it('of labels that end at their marks the later one stands higher, for the same reason', () => {
    const days = ['2026-12-07', '2026-12-08']
    const entries = ['2026-11-17', '2026-11-27', ...days].map((day) => happens(day, 'other', day))
    const columns = drawn(entries, '2026-11-16', wideEvents)
    expect(days.map((day) => place(columns, day).row)).toEqual([0, 1])
  })

  it('after three rows a lane has dates alone', () => {
    const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-12-08']
    const entries = days.map((day) => due(day, day))
    const room = { ...wide, widthOf: () => ({ full: 400, short: 30 }) }
    const columns = drawn(entries, '2026-11-16', room)
    expect(columns.lanes[0]).toMatchObject({ hasWords: false, rows: 2 })
    expect(place(columns, '2026-11-20').label).not.toBeNull()
  })

  it('what happens keeps its mark on the line where three rows do not hold its date', () => {
    const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-12-08']
    const entries = days.map((day) => happens(day, 'other', day))
    const room = { ...wide, widthOf: () => ({ full: 600, short: 520 }) }
    const columns = drawn(entries, '2026-11-16', room)
    expect(columns.lanes[0]).toMatchObject({ hasWords: false, rows: 3 })
    expect(place(columns, '2026-11-19').label).not.toBeNull()
    expect(place(columns, '2026-11-20')).toMatchObject({ label: null, column: 4 })
  })

  it('words that would leave the drawing are left to the list', () => {
    const room = { ...wide, widthOf: () => ({ full: 1100, short: 60 }) }
    const columns = drawn([due('a', '2026-11-20')], '2026-11-16', room)
    expect(columns.lanes[0]?.hasWords).toBe(false)
  })

  it('boxes of lengths that overlap never stand on each other', () => {
    const entries = sinceNotice(
      ...[8, 9, 10, 11, 12].map((days) => due(`d${days}`, within(days, 'notice', 'calendar'))),
    )
    const columns = drawn(entries, '2026-11-17')
    const rows = [8, 9, 10, 11, 12].map((days) => place(columns, `d${days}`).row)
    expect(new Set(rows).size).toBe(5)
  })
})
