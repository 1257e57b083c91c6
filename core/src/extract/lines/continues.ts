import { markerLength } from '../../document/blocks.ts'
import type { Line } from './line.ts'

/** The paragraph so far. */
export interface Paragraph {
  readonly first: Line
  readonly last: Line
  readonly lines: number
  /** It begins with a list marker. */
  readonly marked: boolean
}

/** Whether the line goes on with the paragraph, which was only broken by the edge of its page or column. */
export function continues(before: Paragraph, line: Line): boolean {
  const { first, last } = before
  if (last.isRow || line.isRow || line.gap === 'apart') return false
  if (Math.abs(last.size - line.size) > 0.08 * Math.max(last.size, line.size)) return false
  const isFull = wasFull(last, line)
  if (beginsItem(before, line, isFull)) return false
  const goesOn = /^[\p{Ll}(]/u.test(line.text) && !/[.!?:;]["”’')\]]*$/.test(last.text)
  if (line.gap === 'turn')
    return isFull ? goesOn || !endsSentence(last.text) : goesOn && isLongEnough(last)
  if (!isFull) return goesOn && (before.lines > 1 || isLongEnough(last))
  if (looksLikeHeading(before, line)) return false
  if (goesOn) return true
  return !isCentered(last, line) && !isIndented(before, line) && !isOutdented(first, last, line)
}

/** The first word of the next line would not have fit on the last line. */
function wasFull(last: Line, line: Line): boolean {
  const space = line.text.indexOf(' ')
  const letters = (space === -1 ? line.text.length : space) + 1
  const letterWidth = (line.right - line.left) / Math.max(1, line.text.length)
  return last.right + letters * letterWidth > last.edge - 0.02 * (last.edge - last.left)
}

/** Half of the line is filled: a paragraph set narrower than the rest, such as a quotation. */
function isLongEnough(last: Line): boolean {
  return last.right - last.left >= 0.5 * (last.edge - last.left)
}

function endsSentence(text: string): boolean {
  return /[.!?:;]["”’')\]]*$/.test(text)
}

/**
 * A list marker begins an entry, but '(b)(2)' or '5.' may also stand at the start of a line within a
 * sentence; then the line before is full and unfinished, and no marker of the row went before.
 */
export function beginsItem(before: Paragraph, line: Line, isFull: boolean): boolean {
  const length = markerLength(line.text)
  if (length === 0) return false
  if (/^[-*•●▪◦–]/.test(line.text)) return true
  const isUnfinished =
    isFull && /[^.:;!?]$/.test(before.last.text) && !/\b(?:and|or)$/.test(before.last.text)
  if (!isUnfinished) return true
  if (/^\(\w+\)\(/.test(line.text)) return false
  return before.marked && Math.abs(line.left - before.first.left) < 0.5 && before.lines === 1
}

/** A full line in a face of its own, before text in another face, is a long heading. */
function looksLikeHeading({ first, last }: Paragraph, line: Line): boolean {
  const inOneFace = first.startStyle === last.endStyle
  return (
    inOneFace &&
    last.endStyle !== line.startStyle &&
    line.startStyle === line.endStyle &&
    /^\P{Ll}/u.test(line.text) &&
    first === last
  )
}

/** Lines of a centered heading have one middle and two left ends. */
function isCentered(last: Line, line: Line): boolean {
  const middles = Math.abs(last.left + last.right - line.left - line.right) / 2
  return middles < 0.1 * line.size && Math.abs(last.left - line.left) > 0.05 * line.size
}

/** Paragraphs without space between them are told by the indent of their first line. */
function isIndented(before: Paragraph, line: Line): boolean {
  const indent = line.left - before.last.left
  if (indent <= 0.8 * line.size) return false
  return !(before.lines === 1 && before.marked)
}

/** A line further left than its paragraph, whose first line is not indented, belongs to the text around. */
function isOutdented(first: Line, last: Line, line: Line): boolean {
  return last.left - line.left > 0.8 * line.size && first !== last
}
