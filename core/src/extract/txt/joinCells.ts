import { firstWord } from './wrapWidth.ts'

/** Words of a row that stand in one column, [start, end) in the row. */
interface Cell {
  readonly words: string
  readonly start: number
}

/** Rows longer than this are paragraphs. In characters. */
const LONGEST_ROW = 200
/** A narrower first column holds the marks of a list, whose entries are set in. */
const NARROWEST = 6
/** A narrower first column is not where a row goes on that begins with it. */
const NARROWEST_BROKEN = 20
/** What parts cells that are written as a row again. */
const BETWEEN = '    '
const BARS = ' | '

/**
 * Puts the cells of tables together that were broken within their columns, as in
 *
 *     Your questions reach     Wednesday, May 20
 *     the decision-maker
 *
 * A table is a run of rows of which two or more begin cells at the same places; where none of its cells is broken, and
 * everywhere else, rows stay as they are.
 */
export function joinCells(rows: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < rows.length; ) {
    const table = tableAt(rows, at)
    joined.push(...(table ? withoutBreaks(table) : [rows[at] ?? '']))
    at += table?.length ?? 1
  }
  return joined
}

interface Table {
  readonly rows: readonly string[]
  readonly places: readonly number[]
  readonly length: number
}

function tableAt(rows: readonly string[], from: number): Table | null {
  const places = cellsOf(rows[from] ?? '').map(({ start }) => start)
  const [first = 0, second = 0] = places
  if (second - first < NARROWEST) return null
  let end = from
  while (end < rows.length && fits(cellsOf(rows[end] ?? ''), places)) end++
  const own = rows.slice(from, end)
  const whole = own.filter((row) => cellsOf(row).length === places.length)
  return whole.length > 1 ? { rows: own, places, length: own.length } : null
}

/** Whether each cell begins in a column; where a cell runs over into the next column, the row has a cell for each. */
function fits(cells: readonly Cell[], places: readonly number[]): boolean {
  if (cells.length === 0) return false
  const inColumns = cells.every(({ start }) => columnOf(start, places) >= 0)
  return inColumns || (cells.length === places.length && cells[0]?.start === places[0])
}

function columnOf(start: number, places: readonly number[]): number {
  return places.findIndex((place) => Math.abs(place - start) <= 1)
}

function withoutBreaks({ rows, places }: Table): string[] {
  const whole: { row: string; cells: string[]; isJoined: boolean }[] = []
  for (const row of rows) {
    const cells: string[] = places.map(() => '')
    const own = cellsOf(row)
    for (const [at, { words, start }] of own.entries())
      cells[own.length === places.length ? at : columnOf(start, places)] = words
    const last = whole.at(-1)
    if (last && goesOn(last.cells, cells, places)) {
      last.cells = last.cells.map((cell, at) => `${cell} ${cells[at]}`.trim())
      last.isJoined = true
    } else whole.push({ row, cells, isJoined: false })
  }
  const hasBars = rows.every((row) => row.includes('|'))
  const laid = (cells: readonly string[]) => (hasBars ? cells.join(BARS) : laidOut(cells, places))
  return whole.map(({ row, cells, isJoined }) => (isJoined ? laid(cells) : row))
}

/** A row without a first cell, or whose cells all begin small below full ones, is the rest of the one before. */
function goesOn(before: string[], cells: string[], places: readonly number[]): boolean {
  if (cells[0] === '') return true
  if (!cells.some((cell) => /^\p{Ll}/u.test(cell))) return false
  return cells.every((cell, at) => {
    if (cell === '') return true
    if (before[at] === '' || !/^[\p{Ll}(]/u.test(cell)) return false
    const width = (places[at + 1] ?? Infinity) - (places[at] ?? 0)
    const isFull = (before[at] ?? '').length + 1 + firstWord(cell) > 0.75 * width
    return width === Infinity || (isFull && width >= NARROWEST_BROKEN)
  })
}

/** The cells as a row again, each in its column or behind the one before. */
function laidOut(cells: readonly string[], places: readonly number[]): string {
  return cells.reduce((row, cell, at) => {
    const between = row.trim() === '' ? '' : BETWEEN
    return cell === '' ? row : (row + between).padEnd(places[at] ?? 0) + cell
  }, '')
}

/** The cells of a row that blanks or bars part, of which the first stands nowhere but at its left end. */
function cellsOf(row: string): Cell[] {
  if (row.length > LONGEST_ROW || row.includes('\f')) return []
  const parted = row.replace(/(?<=^|\s)\|(?=\s)/g, ' ')
  return [...parted.matchAll(/\S+(?: \S+)*/g)].map(({ 0: words, index }) => ({
    words,
    start: index,
  }))
}
