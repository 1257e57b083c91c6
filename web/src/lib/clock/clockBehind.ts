import type { Clock } from '@hub/core/clock/clock'
import { type ClosedDay, closedDay } from '@hub/core/clock/closedDays'
import { type Day, dateOf, weekdayOf } from '@hub/core/deadlines/civilDate'
import type { ClockBand, ClockColumn, ClockColumns } from './clockGrid.ts'

/** A month's name needs so many columns. */
const MONTH_COLUMNS = 4

/** Weekends, federal holidays and the school's closed days, those in a row with one reason as one. */
export function bandsOf(columns: readonly ClockColumn[], { closed }: Clock): readonly ClockBand[] {
  const bands: ClockBand[] = []
  for (const [at, column] of columns.entries()) {
    const reason = column.type === 'day' ? closedDay(column.day, closed) : null
    if (reason === null) continue
    const before = bands.at(-1)
    if (before && before.last === at - 1 && isSame(before.closed, reason)) {
      bands[bands.length - 1] = { ...before, last: at }
    } else bands.push({ first: at, last: at, closed: reason })
  }
  return bands
}

function isSame(a: ClosedDay, b: ClosedDay): boolean {
  return nameOf(a) === nameOf(b)
}

const nameOf = (closed: ClosedDay) =>
  closed.type === 'weekend' ? closed.type : `${closed.type} ${closed.name ?? ''}`

/** The first column of each month that has room for its name. */
export function monthsOf(columns: readonly ClockColumn[]): ClockColumns['months'] {
  const months: { column: number; day: Day; month: number }[] = []
  for (const [column, one] of columns.entries()) {
    if (one.type !== 'day') continue
    const { month } = dateOf(one.day)
    const before = months.at(-1)
    if (before?.month === month) continue
    // A few last days of a month have no room for its name beside the next one.
    if (before && column - before.column < MONTH_COLUMNS) months.pop()
    months.push({ column, day: one.day, month })
  }
  return months.map(({ column, day }) => ({ column, day }))
}

/** Each day where there is room; else Mondays, firsts of months, what follows a cut, and today. */
export function numberedOf(
  columns: readonly ClockColumn[],
  today: Day,
  hasRoom: boolean,
): readonly number[] {
  return columns.flatMap((column, at) => {
    if (column.type !== 'day') return []
    const isFirst = dateOf(column.day).day === 1 || columns[at - 1]?.type === 'cut'
    const isMonday = weekdayOf(column.day) === 1
    return hasRoom || isFirst || isMonday || column.day === today ? [at] : []
  })
}
