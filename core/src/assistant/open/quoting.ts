import { firstWords } from '../../analysis/shownQuote.ts'
import type { Citation } from '../exchange.ts'

const LONGEST_QUOTE = 280

/** What a document is called in an answer. */
export interface DocumentName {
  /** At a sentence's beginning: 'Your document'. */
  readonly subject: string
  readonly paged: boolean
}
export const openDocument: DocumentName = { subject: 'Your document', paged: true }
export const pastedLetter: DocumentName = { subject: 'The text you pasted', paged: false }

/** Words of a document as they may stand in an answer: on one line, with nothing that reads as a mark. */
export function harmless(words: string): string {
  return words
    .replace(/\*{2,}/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\[(\s*\d+\s*)\]/g, '($1)')
    .trim()
}

/** The words in quotation marks, cut at a word where they are long. */
export function quoted(words: string): string {
  const line = harmless(words).replace(/^["“]|["”]$/g, '')
  if (line.length <= LONGEST_QUOTE) return `"${line}"`
  return `"${firstWords(line, LONGEST_QUOTE)} …"`
}

/** What points at a place in the document. */
export function citationOf(
  { subject, paged }: DocumentName,
  place: { readonly page: number; readonly quote: string },
): Citation {
  if (!paged) return { cite: subject, quote: place.quote }
  return { cite: `${subject}, page ${place.page}`, page: place.page, quote: place.quote }
}
