import type { Line } from '../lines/line.ts'
import type { PrintedLine } from './rows.ts'

/** More space than this above a line, in usual distances, parts paragraphs. */
const APART = 1.17
/** The distance of two lines of a paragraph, in heights of their letters, where none can be measured. */
const SPACING_USUAL = 1.2
const SPACING_WIDE = 1.5

/** A flow of a page: a column, or the whole page. */
export interface PageFlow {
  lines: readonly PrintedLine[]
  /** Its text ends here on the right. */
  edge: number
}

/** The lines of all pages as `joinLines` wants them. */
export function toLines(pages: readonly (readonly PageFlow[])[]): Line[] {
  const spacing = usualSpacing(pages.flat())
  const lines: Line[] = []
  let pageStarts = 0
  for (const [number, flows] of pages.entries()) {
    if (number > 0) pageStarts++
    for (const { lines: printed, edge } of flows) {
      for (const [at, line] of printed.entries()) {
        lines.push(toLine(line, printed[at - 1], edge, spacing, pageStarts))
        pageStarts = 0
      }
    }
  }
  return lines
}

function toLine(
  line: PrintedLine,
  above: PrintedLine | undefined,
  edge: number,
  spacing: number,
  pageStarts: number,
): Line {
  const { text, left, right, size, startFace, endFace, isRow } = line
  const step = above ? (line.y - above.y) / Math.max(line.size, above.size) : 0
  const isTogether = above?.table != null && above.table === line.table
  const gap = !above ? 'turn' : step > APART * spacing && !isTogether ? 'apart' : 'near'
  return {
    text,
    left,
    right,
    edge,
    gap,
    size,
    startStyle: startFace,
    endStyle: endFace,
    isRow,
    pageStarts,
  }
}

/**
 * The most frequent distance below lines whose sentence goes on: they reach the edge, or the line below begins
 * with a small letter.
 */
function usualSpacing(flows: readonly PageFlow[]): number {
  const counts = new Map<number, number>()
  for (const { lines, edge } of flows) {
    for (const [at, line] of lines.entries()) {
      const below = lines[at + 1]
      const goesOn = below && (/^\p{Ll}/u.test(below.text) || line.right > edge - 6 * line.size)
      if (!goesOn || line.isRow || below.isRow) continue
      const step = Math.round((20 * (below.y - line.y)) / Math.max(line.size, below.size)) / 20
      if (step > 0.8 && step < 3) counts.set(step, (counts.get(step) ?? 0) + 1)
    }
  }
  const [usual] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
  if (!usual) return SPACING_USUAL
  // Text set far apart has many lines that are; two paragraphs of a line each are no such text.
  const [step, count] = usual
  return step > SPACING_WIDE && count < 3 ? SPACING_USUAL : step
}

/** Where the lines of a flow end on the right: the furthest end of a line of text with some words. */
export function edgeOf(lines: readonly PrintedLine[]): number {
  const ends = lines.filter((line) => !line.isRow && line.text.split(' ', 6).length > 5)
  return (ends.length > 0 ? ends : lines).reduce((edge, line) => Math.max(edge, line.right), 0)
}
