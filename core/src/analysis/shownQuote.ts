import type { Passage } from './report.ts'

const LONGEST = 280

/** Quoted words on one line as a reader sees them, cut after a word where they are long. A cut is shown by "…". */
export function shownQuote(
  { cut, quote }: Pick<Passage, 'cut' | 'quote'>,
  longest: number = LONGEST,
): string {
  const line = quote.replace(/\s+/g, ' ').trim()
  const begin = cut === 'before' || cut === 'both' ? '…' : ''
  if (line.length > longest) return `${begin}${firstWords(line, longest)}…`
  return `${begin}${line}${cut === 'after' || cut === 'both' ? '…' : ''}`
}

function firstWords(line: string, longest: number): string {
  const part = line.slice(0, longest)
  const space = part.lastIndexOf(' ')
  return (space > longest / 2 ? part.slice(0, space) : part).toWellFormed()
}
