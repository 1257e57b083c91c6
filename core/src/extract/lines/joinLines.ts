import { markerLength } from '../../document/blocks.ts'
import { continues, type Paragraph } from './continues.ts'
import { cutWord, mended, wordsOf } from './cutWords.ts'
import type { Line } from './line.ts'

/** A line that long, alone, is a paragraph and not an entry of an address or a list. In characters. */
const LONG_LINE = 48

/**
 * Puts printed lines together again: a paragraph becomes one line, paragraphs are parted by a blank line;
 * entries of lists, rows and short stacked lines (addresses) keep a line each. '\f' marks each page's start.
 *
 * @param goesOn whether the line goes on with the paragraph
 */
export function joinLines(lines: readonly Line[], goesOn = continues): string {
  const parts: string[] = []
  let words: ReadonlySet<string> | null = null
  let paragraph: Paragraph | null = null
  for (const line of lines) {
    const pages = '\f'.repeat(line.pageStarts)
    if (paragraph && goesOn(paragraph, line)) {
      const last = parts.at(-1) ?? ''
      if (cutWord.test(last.slice(-3))) {
        words ??= wordsOf(lines)
        parts[parts.length - 1] = mended(last, line.text, words)
      } else parts.push(' ')
      parts.push(pages, line.text)
      const { first, marked, lines: count }: Paragraph = paragraph
      paragraph = { first, marked, last: line, lines: count + 1 }
    } else {
      if (paragraph) parts.push(separator(paragraph, line))
      parts.push(pages, line.mark ?? '', line.text)
      paragraph = { first: line, last: line, lines: 1, marked: markerLength(line.text) > 0 }
    }
  }
  return parts.join('')
}

function separator(before: Paragraph, line: Line): string {
  const { first, last } = before
  if (last.isRow !== line.isRow) return '\n\n'
  if (last.isRow) return line.gap === 'apart' ? '\n\n' : '\n'
  if (line.gap !== 'near') return '\n\n'
  const marked = markerLength(line.text) > 0
  if (before.marked && marked) return '\n'
  if (before.lines > 1 || marked || before.marked) return '\n\n'
  if (first.text.length >= LONG_LINE || line.text.length >= LONG_LINE) return '\n\n'
  const looksAlike = first.startStyle === line.startStyle && Math.abs(first.size - line.size) < 0.5
  return looksAlike ? '\n' : '\n\n'
}
