/** In UTF-16 units of the text; `end` is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Stands between the first and the last words of a long quotation. */
const gap = /\s*(?:…|\[\.\.\.\])\s*/

/** Characters that a reader copies as another one. */
const alike: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
}

/**
 * Finds words that a reader copied, whatever white space, quotation marks or dashes stand between them.
 *
 * @param quote whole, or its first and last words with `…` between them
 * @param nth which of several equal places, from 1
 * @returns where they are; null where they are not
 */
export function findQuote(text: string, quote: string, nth = 1): Span | null {
  const { plain, places } = plainOf(text)
  const [first = '', last] = quote.trim().split(gap)
  const start = nthIndex(plain, plainOf(first).plain.trim(), nth)
  if (start < 0) return null
  const whole = plainOf(first).plain.trim()
  const lastWords = last === undefined ? '' : plainOf(last).plain.trim()
  const lastStart = lastWords === '' ? start : plain.indexOf(lastWords, start + whole.length)
  if (lastStart < 0) return null
  const end = lastStart + (lastWords || whole).length
  return { start: places[start] ?? 0, end: (places[end - 1] ?? 0) + 1 }
}

/** The text with one space for each run of white space, and the place of each of its characters in the text. */
function plainOf(text: string): { plain: string; places: readonly number[] } {
  const places: number[] = []
  let plain = ''
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    const isSpace = /\s/.test(character)
    if (isSpace && plain.endsWith(' ')) continue
    plain += isSpace ? ' ' : (alike[character] ?? character)
    places.push(at)
  }
  return { plain, places }
}

function nthIndex(text: string, words: string, nth: number): number {
  if (words === '') return -1
  let at = -1
  for (let count = 0; count < nth; count++) {
    at = text.indexOf(words, at + 1)
    if (at < 0) return -1
  }
  return at
}
