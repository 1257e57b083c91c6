import { markerLength } from '../../document/blocks.ts'
import type { Run } from './runs.ts'

/** Words side by side on one line without a wide gap: a whole line, a cell, or a line of one column. */
export interface Segment {
  text: string
  left: number
  right: number
  /** Of the letters' feet, from the top of the page. */
  y: number
  size: number
  startFace: string
  endFace: string
}

/** A gap as wide as this parts cells or columns; justified lines stay below. In letter heights. */
const WIDE_GAP = 1.6
/** A gap as wide as this parts cells where a cell of another row starts at the same place. */
const CELL_GAP = 0.5
/** The least gap that is a space between words. In letter heights. */
const WORD_GAP = 0.12

/** The segments of a page from the top down, those on one line from left to right. */
export function toSegments(runs: readonly Run[]): Segment[] {
  const segments: Segment[] = []
  const rows = rowsOf(runs)
  const starts = cellStarts(rows)
  for (const row of rows) {
    let open: Segment | null = null
    let last: Run | null = null
    for (const run of row) {
      if (last && isSecondStrike(last, run)) continue
      const before = last
      last = run
      if (open && !isApart(open, run, before, starts)) add(open, run)
      else {
        open = {
          text: run.text.trimStart(),
          left: run.x,
          right: run.x + run.width,
          y: run.y,
          size: run.size,
          startFace: run.face,
          endFace: run.face,
        }
        segments.push(open)
      }
    }
  }
  return segments
}

/** Runs whose feet stand at one height; a raised or lowered small letter belongs to its neighbours. */
function rowsOf(runs: readonly Run[]): Run[][] {
  const rows: { y: number; size: number; runs: Run[] }[] = []
  for (const run of runs.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    if (row && run.y - row.y <= 0.45 * Math.max(run.size, row.size)) {
      row.runs.push(run)
      if (run.size > row.size) Object.assign(row, { y: run.y, size: run.size })
    } else rows.push({ y: run.y, size: run.size, runs: [run] })
  }
  return rows.map((row) => row.runs.toSorted((a, b) => a.x - b.x))
}

/** The same letters again at nearly the same place: a bold face made by printing twice. */
function isSecondStrike(last: Run, run: Run): boolean {
  const near = 0.15 * run.size
  return (
    last.text === run.text && Math.abs(last.x - run.x) < near && Math.abs(last.y - run.y) < near
  )
}

/** Where runs start that have a wide gap before them: the left edges of columns, in whole points. */
function cellStarts(rows: readonly Run[][]): Set<number> {
  const starts = new Set<number>()
  for (const row of rows) {
    for (const [at, run] of row.entries()) {
      const left = row[at - 1]
      if (left && run.x - left.x - left.width > WIDE_GAP * run.size) starts.add(Math.round(run.x))
    }
  }
  return starts
}

function isApart(
  open: Segment,
  run: Run,
  before: Run | null,
  starts: ReadonlySet<number>,
): boolean {
  const gap = (run.x - open.right) / Math.max(open.size, run.size)
  if (gap <= CELL_GAP) return false
  if (gap <= WIDE_GAP) {
    // The words of a line are written one after the other; those of a row of cells often are not.
    const isNext = before !== null && Math.abs(run.order - before.order) <= 3
    if (isNext && !starts.has(Math.round(run.x))) return false
  }
  // The space after '1.', '(a)' or 'Date:' is a tab and not the gap between two cells.
  const text = open.text.trimEnd()
  return markerLength(`${text} `) < text.length && !text.endsWith(':')
}

function add(open: Segment, run: Run): void {
  const leading = raisedNumber(run, open)
  if (leading) open.text = `${leading} `
  const raised = raisedNumber(open, run)
  const gap = run.x - open.right
  const needsSpace =
    gap > WORD_GAP * open.size && !/\s$/.test(open.text) && !/^\s/.test(run.text) && !raised
  open.text += (needsSpace ? ' ' : '') + (raised ?? run.text)
  open.right = Math.max(open.right, run.x + run.width)
  if (run.size > open.size) Object.assign(open, { size: run.size, y: run.y })
  open.endFace = run.face
}

interface Sized {
  size: number
  y: number
}

/** A small raised number is a note's mark: '[3]', so that 'May 4' with note 1 does not become 'May 41'. */
function raisedNumber(beside: Sized, raised: Sized & { text: string }): string | null {
  const isRaised = raised.size < 0.8 * beside.size && beside.y - raised.y > 0.15 * beside.size
  return isRaised && /^\s*\d{1,3}\s*$/.test(raised.text) ? `[${raised.text.trim()}]` : null
}
