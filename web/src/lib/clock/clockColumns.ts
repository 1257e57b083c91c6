import type { Clock } from '@hub/core/clock/clock'
import type { Dated } from '@hub/core/clock/clockDate'
import { type ClosedDay, closedDay } from '@hub/core/clock/closedDays'
import { type Day, dateOf, weekdayOf } from '@hub/core/deadlines/civilDate'
import { boxesOf } from './clockBoxes.ts'
import { type Extent, type RowItem, rowsOf } from './clockRows.ts'
import { type ClockWindow, clockWindow } from './clockWindow.ts'

/** One column of the drawing, from the left; the names of the lanes stand before the first. */
export type ClockColumn =
  | { readonly type: 'day'; readonly day: Day }
  /** A cut gap: so many days are not drawn. */
  | { readonly type: 'cut'; readonly days: number }
  /** A date before or after the window: not to scale. `width` is in px. */
  | { readonly type: 'before' | 'after'; readonly date: string; readonly width: number }

/** Circle: it happens. Diamond: a last day to act. Brackets: not before, or at the latest. */
export type MarkShape = 'circle' | 'diamond' | 'not_before' | 'at_latest'

/** A date's place in the drawing. Columns count from 0. */
export interface PlacedDate {
  readonly date: string
  readonly shape: MarkShape
  /** Hollow: passed or done. Dashed: only planned. */
  readonly look: 'solid' | 'hollow' | 'dashed'
  /** The column of the mark, and of a stretch the last one. */
  readonly column: number
  readonly lastColumn: number
  /** From 0; of what happens, counted from the line upward. */
  readonly row: number
  /** Its words start at the column or end at it; null where the list alone has them. */
  readonly label: { readonly column: number; readonly align: 'start' | 'end' } | null
  readonly boxes: readonly { readonly column: number; readonly isCertain: boolean }[]
}

/** What happens, what you do, the federal rule: a lane with nothing in it is left out. */
export interface ClockLane {
  readonly lane: 'happens' | 'you' | 'rule'
  readonly rows: number
  /** Whether labels have their words; else they are dates only, and the list has the words. */
  readonly hasWords: boolean
  readonly dates: readonly PlacedDate[]
}

/** Columns with one reason behind them: a weekend, a federal holiday, closed days of the school. */
export interface ClockBand {
  readonly first: number
  readonly last: number
  readonly closed: ClosedDay
}

/** The drawing of a clock, by columns and rows. */
export interface ClockColumns {
  readonly columns: readonly ClockColumn[]
  /** The width of a day's column in px. */
  readonly dayWidth: number
  readonly today: number
  readonly lanes: readonly ClockLane[]
  readonly bands: readonly ClockBand[]
  /** The first column of each month that has room for its name. */
  readonly months: readonly { readonly column: number; readonly day: Day }[]
  /** The columns under which the day's number stands. */
  readonly numbered: readonly number[]
  /** How many dates stand nowhere in the drawing, and in the list alone. */
  readonly leftOut: number
}

/** What the drawing must know of the page. */
export interface DrawingRoom {
  /** The width that the drawing has, in px. */
  readonly width: number
  /** The reader's size of text, in px: one rem. */
  readonly rem: number
  /** How wide a date's label is in px as the page sets it: with its words, and with the date alone. */
  readonly widthOf: (date: Dated) => { readonly full: number; readonly short: number }
}

const LEAST_ROOM = 60
const LEAST_COLUMN = 1.25
/** From this width on each day has its number. */
const NUMBERED_COLUMN = 2
const LANE_NAMES = 6.75
const CUT = 1.5
const GAP = 0.5
const MOST_ROWS = 3
const MOST_BEFORE = 3
const MOST_AFTER = 2
/** A month's name needs so many columns. */
const MONTH_COLUMNS = 4

/**
 * Where everything of the drawing stands; null where the list is the drawing: below 60rem of room, or where a day's column
 * would be narrower than 1.25rem. Text is never shrunk or cut for it.
 */
export function clockColumns(clock: Clock, room: DrawingRoom): ClockColumns | null {
  const { width, rem } = room
  if (width < LEAST_ROOM * rem || clock.dates.length === 0) return null
  const window = clockWindow(clock)
  const { before, after, left } = besideWindow(clock, window)
  // Dates before and after give way first, those farthest from the window before the others.
  for (let beside = MOST_BEFORE; beside >= 0; beside--) {
    const kept = {
      before: before.slice(before.length - Math.min(beside, before.length)),
      after: after.slice(0, Math.min(beside, MOST_AFTER)),
    }
    const columns = columnsOf(window, kept, room)
    const dayWidth = widthOfDay(columns, room)
    if (dayWidth < LEAST_COLUMN * rem) continue
    const leftOut = before.length - kept.before.length + after.length - kept.after.length + left
    return drawing(clock, window, { columns, dayWidth, leftOut }, room)
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
  const [start, end] = [segments[0]?.first ?? today, segments.at(-1)?.last ?? today]
  const outside = dates.filter((date) => date.certainty === 'plan' || !isDrawn(date.day))
  // Of what has passed only events and missed days are worth a place.
  const isTold = ({ type, state }: Dated) => type === 'event' || state === 'overdue'
  const before = outside.filter((date) => date.day < start && isTold(date))
  const after = outside.filter(({ day }) => day > end)
  const between = outside.filter(({ day }) => day >= start && day <= end)
  // A plan among the drawn days has its place there, dashed.
  const left = between.filter(({ day }) => !isDrawn(day)).length
  return { before, after, left }
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
  readonly leftOut: number
}

function drawing(clock: Clock, window: ClockWindow, grid: Grid, room: DrawingRoom): ClockColumns {
  const { columns, dayWidth, leftOut } = grid
  const columnOf = new Map<Day, number>()
  const besideOf = new Map<string, number>()
  for (const [at, column] of columns.entries()) {
    if (column.type === 'day') columnOf.set(column.day, at)
    else if (column.type !== 'cut') besideOf.set(column.date, at)
  }
  const at = (date: Dated) => besideOf.get(date.id) ?? columnOf.get(date.day)
  const drawn = clock.dates.filter((date) => at(date) !== undefined)
  const placed = drawn.map((date) => placeOf(date, at(date) ?? 0, columnOf, window))
  const edges = edgesOf(columns, dayWidth, room.rem)
  const widths = new Map(drawn.map((date) => [date.id, room.widthOf(date)]))
  const lanes = (['happens', 'you', 'rule'] as const).flatMap((lane) => {
    const own = placed.filter((_, index) => laneOf(drawn[index]) === lane)
    return own.length === 0 ? [] : [laneWith(lane, own, { edges, widths, columns, rem: room.rem })]
  })
  return {
    columns,
    dayWidth,
    lanes,
    leftOut,
    today: columnOf.get(clock.today) ?? 0,
    bands: bandsOf(columns, clock),
    months: monthsOf(columns),
    numbered: numberedOf(columns, clock.today, dayWidth >= NUMBERED_COLUMN * room.rem),
  }
}

function laneOf(date: Dated | undefined): ClockLane['lane'] {
  if (date?.type === 'limit') return 'rule'
  return date?.type === 'deadline' && date.part !== 'none' ? 'you' : 'happens'
}

type Unplaced = Omit<PlacedDate, 'row' | 'label'>

function placeOf(
  date: Dated,
  column: number,
  columnOf: ReadonlyMap<Day, number>,
  { boxed }: ClockWindow,
): Unplaced {
  const boxes = boxed.has(date.id) ? boxesOf(date) : []
  const isOver = date.state === 'passed' || date.state === 'overdue' || date.state === 'done'
  return {
    date: date.id,
    shape: shapeOf(date),
    look: date.certainty === 'plan' ? 'dashed' : isOver ? 'hollow' : 'solid',
    column,
    lastColumn: date.until === null ? column : (columnOf.get(date.until) ?? column),
    boxes: boxes.flatMap(({ day, isCertain }) => {
      const own = columnOf.get(day)
      return own === undefined ? [] : [{ column: own, isCertain }]
    }),
  }
}

function shapeOf(date: Dated): MarkShape {
  if (date.type === 'limit') return date.bound === 'by' ? 'at_latest' : 'not_before'
  return date.type === 'event' ? 'circle' : 'diamond'
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

interface LaneRoom {
  readonly edges: readonly number[]
  readonly widths: ReadonlyMap<string, { readonly full: number; readonly short: number }>
  readonly columns: readonly ClockColumn[]
  readonly rem: number
}

/** Labels with words where three rows hold them; else dates alone. */
function laneWith(lane: ClockLane['lane'], dates: readonly Unplaced[], room: LaneRoom): ClockLane {
  const inOrder = dates.toSorted((a, b) => firstColumn(a) - firstColumn(b))
  const full = rowsWith(lane, inOrder, 'full', room)
  const hasWords = full.every(({ row }) => row < MOST_ROWS)
  const rows = hasWords ? full : rowsWith(lane, inOrder, 'short', room)
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
  { edges, widths, columns, rem }: LaneRoom,
): readonly PlacedDate[] {
  const [left, right] = [edges[0] ?? 0, edges.at(-1) ?? 0]
  const edge = (column: number) => edges[column] ?? right
  const labelled = dates.map((date) => {
    const width = widths.get(date.date)?.[words] ?? 0
    const first = firstColumn(date)
    const isBeside = columns[date.column]?.type !== 'day'
    // In the last third, and where its words would leave the drawing, a label ends at its mark.
    const isLate = date.boxes.length === 0 && edge(first) > left + ((right - left) * 2) / 3
    const endsAt = date.boxes.length === 0 ? first : lastColumn(date)
    const isEnding = !isBeside && (isLate || edge(first) + width > right)
    const column = isEnding ? endsAt : first
    const label: Extent = isEnding
      ? { left: edge(endsAt + 1) - width, right: edge(endsAt + 1) }
      : { left: edge(first), right: edge(first) + width }
    const shape = { left: edge(first), right: edge(lastColumn(date) + 1) }
    const align = isEnding ? ('end' as const) : ('start' as const)
    return { date, label, shape, place: { column, align } }
  })
  // The marks of what happens share the line.
  const items: readonly RowItem[] = labelled.map(({ label, shape }) =>
    lane === 'happens'
      ? { label, shape: { left: label.left, right: label.right } }
      : { label, shape },
  )
  const rows = rowsOf(items, GAP * rem)
  return labelled.map(({ date, place, label }, index) => {
    // Text is never cut: where words would leave the drawing, the lane has dates alone.
    const isInside = label.left >= left && label.right <= right
    return {
      ...date,
      row: isInside || words === 'short' ? (rows[index] ?? 0) : MOST_ROWS,
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

/** Weekends, federal holidays and the school's closed days, those in a row with one reason as one. */
function bandsOf(columns: readonly ClockColumn[], { closed }: Clock): readonly ClockBand[] {
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

function monthsOf(columns: readonly ClockColumn[]): ClockColumns['months'] {
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
function numberedOf(
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
