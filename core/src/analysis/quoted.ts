import type { DocumentText } from '../document/documentText.ts'
import { pageAt } from '../document/documentText.ts'
import type { Cut, Passage } from './report.ts'

interface Span {
  readonly start: number
  readonly end: number
}

/**
 * The words of [start, end), and on which sides they leave out words of the whole that they are taken from. A character of
 * two units is quoted whole or not at all.
 */
export function quoted(document: DocumentText, whole: Span, span: Span): Passage {
  const { text } = document
  const [start, end] = [wholeCharacters(text, span.start), wholeCharacters(text, span.end)]
  const cut = cutOf(text.slice(whole.start, start), text.slice(end, whole.end))
  return { quote: text.slice(start, end), page: pageAt(document, start), start, end, ...cut }
}

/** The place, or the one before it inside of a character of two units. */
function wholeCharacters(text: string, at: number): number {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(at - 1, at + 1)) ? at - 1 : at
}

const word = /[\p{L}\p{N}]/u

function cutOf(before: string, after: string): { cut?: Cut } {
  if (word.test(before)) return { cut: word.test(after) ? 'both' : 'before' }
  return word.test(after) ? { cut: 'after' } : {}
}
