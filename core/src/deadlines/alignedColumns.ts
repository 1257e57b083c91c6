import { plainText } from '../document/plain.ts'
import { indexFrom } from './spans.ts'

/** Words that stand in one column. */
interface Cell {
  readonly words: string
  /** Where it starts in the line, with tabs at every eighth place. */
  readonly place: number
  /** Where it starts in the line, in UTF-16 units. */
  readonly start: number
}

interface Row {
  readonly start: number
  readonly end: number
  readonly cells: readonly Cell[]
  readonly heads: readonly Cell[]
}

const LONGEST_LINE = 300
const LONGEST_HEAD = 30
const TAB = 8
/** Blanks behind an end mark part sentences, not columns. */
const gap = /(?<![.!?:;,\s])(?:\t| {2})[ \t]*/g
/** A head that tells something of the dates below it, and nothing else. */
const isHead =
  /^(?:(?:the|your|final|filing|response|submission|new) )?(?:deadlines?|due(?: dates?| by| on)?|dates? due|by(?: when)?|when due)$/

/**
 * For each offset in a table whose columns are aligned by tabs or blanks, the head of its column, plain; '' elsewhere.
 * Such a table begins with a line of short heads, one of which names a deadline, and ends with its first line of running text.
 */
export function alignedColumns(text: string): (at: number) => string {
  const rows = rowsIn(text)
  return (at) => {
    const row = rows[indexFrom(rows, at + 1) - 1]
    return row && at < row.end ? headOf(row, at - row.start) : ''
  }
}

function rowsIn(text: string): Row[] {
  const rows: Row[] = []
  let heads: readonly Cell[] = []
  let from = 0
  for (const line of text.split('\n')) {
    const start = from
    from += line.length + 1
    if (line.trim() === '') continue
    const cells = line.length > LONGEST_LINE ? [] : cellsOf(plainLine(line))
    if (areHeads(cells)) heads = cells
    else if (cells.length > 1) {
      if (heads.length > 0) rows.push({ start, end: from, cells, heads })
    }
    // What goes on in a further line of a cell is set in, or begins small; a line may be drawn below the heads.
    else if (!/^[ \t\p{Ll}=_-]/u.test(line)) heads = []
  }
  return rows
}

/** As `plainText`, with the tabs left in. */
function plainLine(line: string): string {
  return line.split('\t').map(plainText).join('\t')
}

function cellsOf(line: string): Cell[] {
  const cells: Cell[] = []
  let start = line.length - line.trimStart().length
  const add = (end: number) => {
    const words = line.slice(start, end).trim()
    if (words !== '') cells.push({ words, start, place: placeOf(line, start) })
  }
  for (const match of line.matchAll(gap)) {
    if (match.index < start) continue
    add(match.index)
    start = match.index + match[0].length
  }
  add(line.length)
  return cells
}

function placeOf(line: string, at: number): number {
  let place = 0
  for (const sign of line.slice(0, at)) place += sign === '\t' ? TAB - (place % TAB) : 1
  return place
}

function areHeads(cells: readonly Cell[]): boolean {
  return (
    cells.length > 1 &&
    cells.some(({ words }) => isHead.test(words)) &&
    cells.every(({ words }) => words.length <= LONGEST_HEAD && !/[\d.:@]/.test(words))
  )
}

/** By their order where the row has as many cells as there are heads, else by their place. */
function headOf({ cells, heads }: Row, at: number): string {
  const index = cells.findLastIndex(({ start }) => start <= at)
  const cell = cells[index]
  if (!cell) return ''
  if (cells.length === heads.length) return heads[index]?.words ?? ''
  const distance = ({ place }: Cell) => Math.abs(place - cell.place)
  return heads.toSorted((a, b) => distance(a) - distance(b))[0]?.words ?? ''
}
