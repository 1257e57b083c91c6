import type { Segment } from './segments.ts'

/** A line of a page in reading order; a row of a table may have been several printed lines. */
export interface PrintedLine {
  text: string
  left: number
  right: number
  y: number
  size: number
  startFace: string
  endFace: string
  isRow: boolean
  /** Lines of one table have the same number; null for lines of text. */
  table: number | null
}

/** Puts segments that stand side by side into rows, their cells parted by ' | ', and wrapped cells together. */
export function toPrintedLines(flow: readonly Segment[]): PrintedLine[] {
  const rows = sideBySide(flow)
  const lines: PrintedLine[] = []
  for (let at = 0; at < rows.length; ) {
    const table = tableFrom(rows, at)
    if (table.length < 2) {
      lines.push(printed([rows[at] as Segment[]], null))
      at++
    } else {
      for (const row of tableRows(table)) lines.push(printed(row, at))
      at += table.length
    }
  }
  return lines
}

function sideBySide(flow: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = []
  for (const segment of flow) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(segment.y - row[0].y) <= 0.45 * row[0].size) row.push(segment)
    else rows.push([segment])
  }
  return rows.map((row) => row.toSorted((a, b) => a.left - b.left))
}

interface Extent {
  left: number
  right: number
}

/** The rows from `at` that share columns; one row where no table begins there. */
function tableFrom(rows: readonly Segment[][], at: number): Segment[][] {
  const first = rows[at] as Segment[]
  if (first.length < 2) return [first]
  let columns: Extent[] = first.map(({ left, right }) => ({ left, right }))
  const table = [first]
  for (const row of rows.slice(at + 1)) {
    const step = (row[0]?.y ?? 0) - (table.at(-1)?.[0]?.y ?? 0)
    const size = row[0]?.size ?? 1
    const grown = widened(columns, row)
    if (!grown || step > 4 * size) break
    if (row.length === 1 && (step > 1.6 * size || !continuesCell(table, row[0] as Segment))) break
    columns = grown
    table.push(row)
  }
  while (table.length > 1 && isAfterTable(table)) table.pop()
  return table
}

/** The columns with the row's cells in them; null where a cell lies across two columns. */
function widened(columns: readonly Extent[], row: readonly Segment[]): Extent[] | null {
  const grown = columns.map((column) => ({ ...column }))
  for (const cell of row) {
    const hit = grown.filter(({ left, right }) => cell.left < right && cell.right > left)
    if (hit.length > 1) return null
    const column = hit[0]
    if (!column) grown.push({ left: cell.left, right: cell.right })
    else {
      column.left = Math.min(column.left, cell.left)
      column.right = Math.max(column.right, cell.right)
    }
  }
  return grown.toSorted((a, b) => a.left - b.left)
}

/** A line of its own goes on with a cell when it starts where that cell starts. */
function continuesCell(table: readonly Segment[][], segment: Segment): boolean {
  return table.some((row) =>
    row.some((cell) => Math.abs(cell.left - segment.left) < 0.3 * cell.size),
  )
}

/** The last line stands alone below the first cell, and not as near as lines of a cell: text after the table. */
function isAfterTable(table: readonly Segment[][]): boolean {
  const last = table.at(-1) as Segment[]
  const steps = stepsOf(table)
  const isBelowFirst = last.length === 1 && (last[0]?.left ?? 0) <= (table[0]?.[0]?.right ?? 0)
  return isBelowFirst && (steps.at(-1) ?? 0) > 1.25 * Math.min(...steps)
}

/** Distances of the rows' lines. */
function stepsOf(table: readonly Segment[][]): number[] {
  return table.slice(1).map((row, at) => (row[0]?.y ?? 0) - (table[at]?.[0]?.y ?? 0))
}

/** Groups printed lines into rows: by the larger gaps where there are two kinds of gap, else each with a first cell. */
function tableRows(table: readonly Segment[][]): Segment[][][] {
  const steps = stepsOf(table)
  const least = Math.min(...steps)
  const isWrapped = least < 0.8 * Math.max(...steps) && least < 1.5 * (table[0]?.[0]?.size ?? 1)
  const start = Math.min(...table.map((row) => row[0]?.left ?? 0))
  const rows: Segment[][][] = []
  for (const [at, row] of table.entries()) {
    const hasFirst = Math.abs((row[0]?.left ?? 0) - start) < 2
    const begins = isWrapped ? (steps[at - 1] ?? Infinity) > 1.2 * least : hasFirst
    const open = rows.at(-1)
    if (begins || !open) rows.push([row])
    else open.push(row)
  }
  return rows
}

/** One line of text from the printed lines of one row. */
function printed(lines: readonly Segment[][], table: number | null): PrintedLine {
  const cells: { left: number; right: number; text: string }[] = []
  for (const segment of lines.flat()) {
    const cell = cells.find(({ left, right }) => segment.left < right && segment.right > left)
    if (cell && lines.length > 1) {
      cell.text += `${/[\p{L}\p{N}]-$/u.test(cell.text.slice(-3)) ? '' : ' '}${segment.text.trim()}`
      cell.right = Math.max(cell.right, segment.right)
    } else cells.push({ left: segment.left, right: segment.right, text: segment.text.trim() })
  }
  const first = lines[0]?.[0] as Segment
  const last = lines.at(-1)?.at(-1) as Segment
  const sorted = cells.toSorted((a, b) => a.left - b.left)
  return {
    text: sorted.map((cell) => cell.text).join(' | '),
    left: first.left,
    right: Math.max(...lines.flat().map((segment) => segment.right)),
    y: first.y,
    size: Math.max(...lines.flat().map((segment) => segment.size)),
    startFace: first.startFace,
    endFace: last.endFace,
    isRow: cells.length > 1,
    table,
  }
}
