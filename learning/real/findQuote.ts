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
 * Reads a text once, to find words that a reader copied from it, whatever white space, quotation marks or dashes stand
 * between them.
 *
 * @returns where a quotation is, or null where it is not: it is whole, or its first and last words with `…` between
 * them; `nth` says which of several equal places, from 1
 */
export function quoteFinder(text: string): (quote: string, nth?: number) => Span | null {
  const { plain, places } = plainOf(text)
  return (quote, nth = 1) => {
    const [first = '', last = ''] = quote
      .trim()
      .split(gap)
      .map((part) => plainOf(part).plain.trim())
    const start = nthIndex(plain, first, nth)
    if (start < 0) return null
    const lastStart = last === '' ? start : plain.indexOf(last, start + first.length)
    if (lastStart < 0) return null
    const end = lastStart + (last || first).length
    return { start: places[start] ?? 0, end: (places[end - 1] ?? 0) + 1 }
  }
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
