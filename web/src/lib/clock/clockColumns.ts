import type { Clock } from '@hub/core/clock/clock'
import type { Dated } from '@hub/core/clock/clockDate'
import type { Day } from '@hub/core/deadlines/civilDate'
import { bandsOf, monthsOf, numberedOf } from './clockBehind.ts'
import type { ClockColumn, ClockColumns, DrawingRoom } from './clockGrid.ts'
import { lanesOf } from './clockLanes.ts'
import { type ClockWindow, clockWindow } from './clockWindow.ts'

const LEAST_ROOM = 60
const LEAST_COLUMN = 1.25
/** From this width on each day has its number. */
const NUMBERED_COLUMN = 2
const LANE_NAMES = 6.75
const CUT = 1.5
const GAP = 0.5
const MOST_BEFORE = 3
const MOST_AFTER = 2

/**
 * Where everything of the drawing stands; null where the list is the drawing: below 60rem of room, or where a day's column
 * would be narrower than 1.25rem. Text is never shrunk or cut for it.
 */
export function clockColumns(clock: Clock, room: DrawingRoom): ClockColumns | null {
  const { width, rem } = room
  if (width < LEAST_ROOM * rem || clock.dates.length === 0) return null
  const window = clockWindow(clock)
  const { before, after } = besideWindow(clock, window)
  // Dates before and after give way first, those farthest from the window before the others.
  for (let beside = MOST_BEFORE; beside >= 0; beside--) {
    const kept = {
      before: before.slice(before.length - Math.min(beside, before.length)),
      after: after.slice(0, Math.min(beside, MOST_AFTER)),
    }
    const columns = columnsOf(window, kept, room)
    const dayWidth = widthOfDay(columns, room)
    if (dayWidth < LEAST_COLUMN * rem) continue
    return drawing(clock, window, { columns, dayWidth }, room)
  }
  return null
}

interface Beside {
  readonly before: readonly Dated[]
  readonly after: readonly Dated[]
}

/** What has passed before the window, and what comes after it or is only planned. */
function besideWindow({ dates, today }: Clock, { segments }: ClockWindow) {
  const isDrawn = (day: Day) => segments.some(({ first, last }) => day >= first && day <= last)
  // A plan among the drawn days has its place there, dashed.
  const [start, end] = [segments[0]?.first ?? today, segments.at(-1)?.last ?? today]
  const outside = dates.filter((date) => date.certainty === 'plan' || !isDrawn(date.day))
  // Of what has passed only events and missed days are worth a place.
  const isTold = ({ type, state }: Dated) => type === 'event' || state === 'overdue'
  const before = outside.filter((date) => date.day < start && isTold(date))
  const after = outside.filter(({ day }) => day > end)
  return { before, after }
}

function columnsOf(
  { segments }: ClockWindow,
  { before, after }: Beside,
  { rem, widthOf }: DrawingRoom,
): readonly ClockColumn[] {
  const beside = (type: 'before' | 'after') => (date: Dated) => {
    return { type, date: date.id, width: widthOf(date).full + GAP * 2 * rem }
  }
  const drawn = segments.flatMap(({ first, last }, at): ClockColumn[] => {
    const previous = segments[at - 1]
    const days = Array.from({ length: last - first + 1 }, (_, index) => {
      return { type: 'day', day: first + index } as const
    })
    return previous ? [{ type: 'cut', days: first - previous.last - 1 }, ...days] : days
  })
  return [...before.map(beside('before')), ...drawn, ...after.map(beside('after'))]
}

function widthOfDay(columns: readonly ClockColumn[], { width, rem }: DrawingRoom): number {
  const fixed = columns.reduce((sum, column) => sum + fixedWidth(column, rem), LANE_NAMES * rem)
  return (width - fixed) / columns.filter(({ type }) => type === 'day').length
}

function fixedWidth(column: ClockColumn, rem: number): number {
  if (column.type === 'day') return 0
  return column.type === 'cut' ? CUT * rem : column.width
}

interface Grid {
  readonly columns: readonly ClockColumn[]
  readonly dayWidth: number
}

function drawing(clock: Clock, window: ClockWindow, grid: Grid, room: DrawingRoom): ClockColumns {
  const { columns, dayWidth } = grid
  const columnOf = new Map<Day, number>()
  const besideOf = new Map<string, number>()
  for (const [at, column] of columns.entries()) {
    if (column.type === 'day') columnOf.set(column.day, at)
    else if (column.type !== 'cut') besideOf.set(column.date, at)
  }
  const at = (date: Dated) => besideOf.get(date.id) ?? columnOf.get(date.day)
  const drawn = clock.dates.filter((date) => at(date) !== undefined)
  const lanes = lanesOf(drawn, window, {
    columns,
    edges: edgesOf(columns, dayWidth, room.rem),
    columnOf: (date) => at(date) ?? 0,
    columnOfDay: (day) => columnOf.get(day),
    room,
  })
  return {
    columns,
    dayWidth,
    lanes,
    leftOut: clock.dates.length - drawn.length,
    today: columnOf.get(clock.today) ?? 0,
    bands: bandsOf(columns, clock),
    months: monthsOf(columns),
    numbered: numberedOf(columns, clock.today, dayWidth >= NUMBERED_COLUMN * room.rem),
  }
}

/** The left edge of each column in px, and behind the last one the right edge of the drawing. */
function edgesOf(columns: readonly ClockColumn[], dayWidth: number, rem: number) {
  const edges = [LANE_NAMES * rem]
  for (const column of columns) {
    const width = column.type === 'day' ? dayWidth : fixedWidth(column, rem)
    edges.push((edges.at(-1) ?? 0) + width)
  }
  return edges
}
