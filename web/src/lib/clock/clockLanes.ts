import { type Dated, isOnlyNear } from '@hub/core/clock/clockDate'
import type { Day } from '@hub/core/deadlines/civilDate'
import { boxesOf } from './clockBoxes.ts'
import type { ClockColumn, ClockLane, DrawingRoom, MarkShape, PlacedDate } from './clockGrid.ts'
import { type Extent, type RowItem, rowsOf } from './clockRows.ts'
import type { ClockWindow } from './clockWindow.ts'

const MOST_ROWS = 3
/** Between two labels, in rem. */
const GAP = 0.5

function laneOf({ type, part }: Dated): ClockLane['lane'] {
  if (type === 'limit') return 'rule'
  return type === 'deadline' && part !== 'none' ? 'you' : 'happens'
}

/** The lanes of what is drawn, from the top down. */
export function lanesOf(
  dates: readonly Dated[],
  window: ClockWindow,
  grid: LaneGrid,
): readonly ClockLane[] {
  return (['happens', 'you', 'rule'] as const).flatMap((lane) => {
    const own = dates.filter((date) => laneOf(date) === lane)
    return own.length === 0
      ? []
      : [
          laneWith(
            lane,
            own.map((date) => placeOf(date, window, grid)),
            grid,
          ),
        ]
  })
}

type Unplaced = Omit<PlacedDate, 'date' | 'row' | 'label'> & { readonly date: Dated }

function placeOf(date: Dated, { boxed }: ClockWindow, grid: LaneGrid): Unplaced {
  const column = grid.columnOf(date)
  const boxes = boxed.has(date.id) ? boxesOf(date) : []
  return {
    date,
    shape: shapeOf(date),
    look: lookOf(date),
    column,
    lastColumn: date.until === null ? column : (grid.columnOfDay(date.until) ?? column),
    boxes: boxes.flatMap(({ day, isCertain }) => {
      const own = grid.columnOfDay(day)
      return own === undefined ? [] : [{ column: own, isCertain }]
    }),
  }
}

/** Of a deadline with two readings the boxes say what is not certain; its mark stands on a day that is safe. */
function lookOf(date: Dated): PlacedDate['look'] {
  const { type, certainty, state } = date
  if (isOnlyNear(date) || (type === 'event' && certainty === 'unsure')) return 'dashed'
  return state === 'passed' || state === 'overdue' || state === 'done' ? 'hollow' : 'solid'
}

function shapeOf(date: Dated): MarkShape {
  if (date.type === 'limit') return date.bound === 'by' ? 'at_latest' : 'not_before'
  return date.type === 'event' ? 'circle' : 'diamond'
}

/** Where columns stand. */
export interface LaneGrid {
  readonly columns: readonly ClockColumn[]
  /** The left edge of each column in px, and behind the last one the right edge of the drawing. */
  readonly edges: readonly number[]
  readonly columnOf: (date: Dated) => number
  readonly columnOfDay: (day: Day) => number | undefined
  readonly room: DrawingRoom
}

/** Labels with words where three rows hold them; else dates alone. */
function laneWith(lane: ClockLane['lane'], dates: readonly Unplaced[], grid: LaneGrid): ClockLane {
  const inOrder = dates.toSorted((a, b) => firstColumn(a) - firstColumn(b))
  const full = rowsWith(lane, inOrder, 'full', grid)
  const hasWords = full.every(({ row }) => row < MOST_ROWS)
  const rows = hasWords ? full : rowsWith(lane, inOrder, 'short', grid)
  // On the line marks stand all the same; what is counted needs its boxes, and its date above them.
  const placed = rows.map((one) =>
    lane === 'happens' && one.row >= MOST_ROWS ? { ...one, row: 0, label: null } : one,
  )
  return { lane, hasWords, dates: placed, rows: Math.max(...placed.map(({ row }) => row)) + 1 }
}

function rowsWith(
  lane: ClockLane['lane'],
  dates: readonly Unplaced[],
  words: 'full' | 'short',
  { edges, columns, room }: LaneGrid,
): readonly PlacedDate[] {
  const [left, right] = [edges[0] ?? 0, edges.at(-1) ?? 0]
  const edge = (column: number) => edges[column] ?? right
  const labelled = dates.map((date) => {
    const width = room.widthOf(date.date)[words]
    const first = firstColumn(date)
    const isBeside = columns[date.column]?.type !== 'day'
    // In the last third, and where its words would leave the drawing, a label ends at its mark.
    const isLate = date.boxes.length === 0 && edge(first) > left + ((right - left) * 2) / 3
    const endsAt = lastColumn(date)
    const isEnding = !isBeside && (isLate || edge(first) + width > right)
    const column = isEnding ? endsAt : first
    const label: Extent = isEnding
      ? { left: edge(endsAt + 1) - width, right: edge(endsAt + 1) }
      : { left: edge(first), right: edge(first) + width }
    const shape = { left: edge(first), right: edge(lastColumn(date) + 1) }
    const align = isEnding ? ('end' as const) : ('start' as const)
    return { date, label, shape, place: { column, align } }
  })
  const isOnLine = lane === 'happens'
  const middle = (column: number) => (edge(column) + edge(column + 1)) / 2
  // Words that begin at their pole are passed by one farther left, so the last of them stands nearest to the line.
  const begin = isOnLine ? labelled.filter(({ place }) => place.align === 'start').toReversed() : []
  const order = [...begin, ...labelled.filter((one) => !begin.includes(one))]
  const rows = rowsOf(
    order.map(
      // The marks of what happens share the line.
      ({ label, shape, place }): RowItem =>
        isOnLine ? { label, shape: label, pole: middle(place.column) } : { label, shape },
    ),
    GAP * room.rem,
  )
  return labelled.map((one) => {
    const { date, place, label } = one
    // Text is never cut: where words would leave the drawing, the lane has dates alone.
    const isInside = label.left >= left && label.right <= right
    return {
      ...date,
      date: date.date.id,
      row: isInside || words === 'short' ? (rows[order.indexOf(one)] ?? 0) : MOST_ROWS,
      label: place,
    }
  })
}

function firstColumn({ column, boxes }: Unplaced): number {
  return Math.min(column, boxes[0]?.column ?? column)
}

function lastColumn({ column, lastColumn, boxes }: Unplaced): number {
  return Math.max(column, lastColumn, boxes.at(-1)?.column ?? column)
}
