import { isAligned, markerLength } from '../../document/blocks.ts'

/** A shorter line was not broken by a program, a longer one is a paragraph that was never broken. In characters. */
const SHORTEST = 30
const LONGEST = 300
/** So many broken lines show that a text was wrapped, and so many of them, at which width. */
const FEWEST_BREAKS = 3
const SHARE_AT_WIDTH = 0.7
/** Where lines were broken at no one width, one this long is taken to be full. */
export const RAGGED = 48

/**
 * The width, in characters, at which the rows of a plain text were wrapped; RAGGED where they were broken at no one
 * width, and Infinity where they were not.
 */
export function wrapWidth(rows: readonly string[]): number {
  const breaks = rows.flatMap((row, at) => breakBetween(row.trimEnd(), rows[at + 1]?.trim() ?? ''))
  if (breaks.length < FEWEST_BREAKS) return Infinity
  const fitting = (width: number) =>
    breaks.filter(({ from, to }) => from <= width && width < to).length
  const widths = [...new Set(breaks.map(({ from }) => from))]
  const counts = new Map(widths.map((width) => [width, fitting(width)]))
  const best = widths.reduce((a, b) => ((counts.get(b) ?? 0) > (counts.get(a) ?? 0) ? b : a))
  const isRagged = (counts.get(best) ?? 0) < SHARE_AT_WIDTH * breaks.length
  const widest = isRagged ? widths.reduce((a, b) => Math.max(a, b)) : best
  const longer = rows.filter((row) => row.trim().includes(' ') && row.trimEnd().length > widest)
  // More paragraphs on one row than broken rows: only cells of a table were broken.
  if (longer.length > breaks.length) return Infinity
  return isRagged ? RAGGED : best
}

/** Where a sentence goes on in the next row, the widths at which the row ends where it does: [from, to). */
function breakBetween(row: string, next: string): { from: number; to: number }[] {
  const isBroken =
    row.length >= SHORTEST &&
    row.length <= LONGEST &&
    /[\p{L}\p{N},;]$/u.test(row) &&
    /^\p{Ll}/u.test(next) &&
    !next.slice(0, firstWord(next)).includes('@') &&
    markerLength(next) === 0 &&
    !isAligned(row.trim()) &&
    !isAligned(next)
  return isBroken ? [{ from: row.length, to: row.length + 1 + firstWord(next) }] : []
}

export function firstWord(text: string): number {
  const space = text.indexOf(' ')
  return space === -1 ? text.length : space
}
