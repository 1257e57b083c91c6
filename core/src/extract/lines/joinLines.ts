import { markerLength } from '../../document/blocks.ts'
import { continues, type Paragraph } from './continues.ts'
import type { Line } from './line.ts'

/** A line that ends in a hyphen right after a letter or digit. */
const cutWord = /[\p{L}\p{N}]-$/u

/** First parts of words that are written with a hyphen. */
const hyphenated =
  /^(?:well|self|non|co|ex|cross|follow|long|short|full|part|high|low|one|two|three|third|second|first|no|quid|sex|gender|same|law|fact|decision|evidence|trauma|student)$/i

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

/** The words of all lines in small letters, those with hyphens whole and in parts; no halves of cut words. */
function wordsOf(lines: readonly Line[]): Set<string> {
  const words = new Set<string>()
  for (const [at, { text }] of lines.entries()) {
    const isCut = cutWord.test(lines[at - 1]?.text.slice(-3) ?? '')
    const whole = text
      .slice(isCut ? text.search(/[^\p{L}\p{N}]|$/u) : 0)
      .replace(/[\p{L}\p{N}]+-$/u, '')
    for (const [word] of whole.toLowerCase().matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)) {
      words.add(word)
      if (word.includes('-')) for (const part of word.split('-')) words.add(part)
    }
  }
  return words
}

/**
 * The end of a line before the line that goes on with its word: without the hyphen where the line's end cut
 * 'determi-nation', with it where the word has one, as 'no-contact'. The document's own words decide.
 */
function mended(end: string, next: string, words: ReadonlySet<string>): string {
  const first = /[\p{L}\p{N}]+(?=-$)/u.exec(end.slice(-40))?.[0].toLowerCase() ?? ''
  const second = /^[\p{L}\p{N}]+/u.exec(next.slice(0, 40))?.[0] ?? ''
  if (!/\p{Ll}$/u.test(first) || !/^\p{Ll}/u.test(second)) return end
  if (words.has(first + second)) return end.slice(0, -1)
  const isCompound = hyphenated.test(first) || words.has(`${first}-${second}`)
  // A cut leaves halves, which are seldom words that stand elsewhere too.
  return isCompound || (words.has(second) && isWholeWord(first, words)) ? end : end.slice(0, -1)
}

/** Words that letters use; a cut word's first half is rarely one of them. */
function isWholeWord(part: string, words: ReadonlySet<string>): boolean {
  return part.length > 3 && words.has(part)
}
