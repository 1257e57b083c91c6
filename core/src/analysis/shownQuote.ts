import type { Passage } from './report.ts'

const LONGEST = 280
/** Blanks, and what begins an item or a row and ends a row. */
const borders = /^[\s|•*‣~–-]*\s|^[|•]|[\s|]+$/g

/**
 * Quoted words on one line as a reader sees them, cut after a word where they are long. A cut is shown by "…". The mark of
 * a list's item and the borders of a table's row are not words.
 */
export function shownQuote(
  { cut, quote }: Pick<Passage, 'cut' | 'quote'>,
  longest: number = LONGEST,
): string {
  const line = quote.replace(/\s+/g, ' ').replace(borders, '')
  const begin = cut === 'before' || cut === 'both' ? '…' : ''
  if (line.length > longest) return `${begin}${firstWords(line, longest)}…`
  return `${begin}${line}${cut === 'after' || cut === 'both' ? '…' : ''}`
}

function firstWords(line: string, longest: number): string {
  const part = line.slice(0, longest)
  const space = part.lastIndexOf(' ')
  return (space > longest / 2 ? part.slice(0, space) : part).toWellFormed()
}
