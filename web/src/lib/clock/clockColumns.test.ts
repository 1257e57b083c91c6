import { clockOf } from '@hub/core/clock/clock'
import { describe, expect, it } from 'vitest'
import { clockColumns } from './clockColumns.ts'
import { columnsIn, drawn, sample, wide } from './fixtures/drawnCase.ts'

describe('room', () => {
  const clock = clockOf({ entries: sample, closings: [] }, '2027-01-11')

  it('below 60rem the list is the drawing', () => {
    expect(clockColumns(clock, { ...wide, width: 959 })).toBeNull()
    expect(clockColumns(clock, { ...wide, width: 960 })).not.toBeNull()
  })

  it('with large text the list is the drawing, too', () => {
    expect(clockColumns(clock, { ...wide, rem: 24 })).toBeNull()
  })

  it('dates beside the window give way before a column gets narrower than 1.25rem', () => {
    const columns = drawn(sample, '2027-01-11', { ...wide, width: 960 })
    expect(columns.dayWidth).toBeGreaterThanOrEqual(20)
    expect(columnsIn(columns)).not.toContain('before complaint')
    expect(columns.leftOut).toBeGreaterThan(0)
  })

  it('counts all that stands in the list alone, also a day to act that has long passed', () => {
    const { lanes, leftOut } = drawn(sample, '2027-01-11', { ...wide, width: 960 })
    const shown = lanes.reduce((sum, { dates }) => sum + dates.length, 0)
    expect(leftOut).toBe(clock.dates.length - shown)
    const kept = sample.map((entry) => ({ ...entry, isDone: true }))
    const over = drawn(kept, '2027-06-01')
    const all = clockOf({ entries: kept, closings: [] }, '2027-06-01').dates.length
    expect(over.leftOut).toBe(all - over.lanes.reduce((sum, { dates }) => sum + dates.length, 0))
  })

  it('the columns fill the width', () => {
    const { columns, dayWidth } = drawn(sample, '2027-01-11')
    const all = columns.reduce(
      (sum, column) =>
        sum + (column.type === 'day' ? dayWidth : column.type === 'cut' ? 24 : column.width),
      6.75 * 16,
    )
    expect(all).toBeCloseTo(1136)
  })

  it('an empty case has no drawing', () => {
    expect(clockColumns(clockOf({ entries: [], closings: [] }, '2027-01-11'), wide)).toBeNull()
  })
})
