/** The words of a cell: three blanks end it, and two that are not those behind an end mark. */
const cell = /\S(?:(?! {3})(?:[^ ]| (?! ))|(?<=[.!?:;,]) {2}(?=\S))*/g
/** A row has so many columns at least whose lines would make no sense one after the other. */
const LEAST_COLUMNS = 3
/** A row that goes on in more lines than this is no row. */
const MOST_LINES = 6
/** Nor is one with longer lines, so that a long text stays quick to read. */
const REACH = 1200

/**
 * Where the columns of a row are aligned by blanks and its cells go on in further lines, the words of the cell at `at`: read line
 * by line, the columns would run together. '' elsewhere.
 */
export function ownCell(text: string, at: number): string {
  const from = Math.max(0, at - REACH)
  const near = text.slice(from, at + REACH)
  const start = near.lastIndexOf('\n', at - from - 1) + 1
  const lines = rowAround(near, start)
  const [first = [], ...more] = lines.map(columnsIn)
  if (!more.some(({ length }) => length > 1)) return ''
  if (more.flat().some((column) => !first.includes(column))) return ''
  const index = first.findLastIndex((column) => column <= at - from - start)
  const words = lines.map((line) => line.slice(first[index], first[index + 1]).trim())
  return words.filter((part) => part !== '').join(' ')
}

/** The line that begins at `start` with those that it goes on in, or that it goes on from; none where that is no row. */
function rowAround(text: string, start: number): readonly string[] {
  const above = text.slice(0, start).split('\n').slice(-MOST_LINES, -1)
  const lines = [...above, ...text.slice(start).split('\n', MOST_LINES)]
  const from = lines.findLastIndex((line, index) => index <= above.length && isFirst(line))
  const first = lines[from]
  if (first === undefined) return []
  const isMore = (line: string) =>
    !isFirst(line) && line.trim() !== '' && indentOf(line) > indentOf(first)
  const length = lines.slice(from + 1).findIndex((line) => !isMore(line)) + 1
  const end = length === 0 ? lines.length : from + length
  return end > above.length ? lines.slice(from, end) : []
}

function isFirst(line: string): boolean {
  return columnsIn(line).length >= LEAST_COLUMNS
}

function columnsIn(line: string): number[] {
  return [...line.matchAll(cell)].map(({ index }) => index)
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}
