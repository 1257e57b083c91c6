import type { Passage } from './report.ts'

const LONGEST = 280
/** Blanks, and what begins an item or a row and ends a row. */
const borders = /^[\s|•*‣~–-]*\s|^[|•]|[\s|]+$/g

/**
 * Quoted words on one line as a reader sees them, cut after a word where they are long. A cut is shown by "…". The mark of
 * a list's item and the borders of a table's row are not words; what parts its cells is written as in a sentence.
 */
export function shownQuote(
  { cut, quote }: Pick<Passage, 'cut' | 'quote'>,
  longest: number = LONGEST,
): string {
  const line = inSentence(quote.replace(/\s+/g, ' ').replace(borders, ''))
  const begin = cut === 'before' || cut === 'both' ? '…' : ''
  if (line.length > longest) return `${begin}${firstWords(line, longest)}…`
  return `${begin}${line}${cut === 'after' || cut === 'both' ? '…' : ''}`
}

/** 'Purpose | To hear you | May 4' as 'Purpose: To hear you; May 4'. */
function inSentence(row: string): string {
  const [first = '', ...cells] = row.split(/ ?\| /)
  if (cells.length === 0) return row
  return `${first.replace(/:$/, '')}: ${cells.join('; ')}`
}

/** The beginning of a line, cut after a word; where there is none to cut after, between two characters. */
export function firstWords(line: string, longest: number): string {
  const part = line.slice(0, longest)
  const space = part.lastIndexOf(' ')
  const words = space > longest / 2 ? part.slice(0, space) : part
  return words.replace(/[\uD800-\uDBFF]$/, '').toWellFormed()
}
