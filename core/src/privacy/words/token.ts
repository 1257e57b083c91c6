import { ABBREVIATION, foldWord, type Word } from './word.ts'

/** What stands between two spaces, without the punctuation around it; unlike a word it may hold digits. */
export interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Lower case, without accents and without a possessive ending. */
  readonly key: string
  /** A capital letter that says something: not in a line of capitals or in title case. */
  readonly capital: boolean
  /** First of a sentence or line. */
  readonly opens: boolean
  /** Punctuation or the end of a line follows. */
  readonly closes: boolean
  /** A sentence or line ends here. */
  readonly ends: boolean
  readonly digits: number
}

const SPACE = ' \u00a0'
const SPACES = ' \t\n\r\u00a0—–'
const ENDS = /[!?…\n\r]|\.["”’')\]]*(?:\s|$)/
const AROUND = '.,;:!?…()[]{}"“”‘’\'*'

/** Parts a text into tokens in one pass; `words` tell which capitals say something. */
export function readTokens(text: string, words: readonly Word[]): Token[] {
  const wordAt = new Map(words.map((word) => [word.start, word]))
  const tokens: Token[] = []
  let from = 0
  while (from < text.length) {
    let to = from
    while (to < text.length && !SPACES.includes(text.charAt(to))) to += 1
    let [start, end] = [from, to]
    while (start < end && AROUND.includes(text.charAt(start))) start += 1
    while (end > start && AROUND.includes(text.charAt(end - 1))) end -= 1
    if (start < end) {
      const written = text.slice(start, end)
      const word = wordAt.get(start)
      // "Dr. Lee" goes on.
      const shortened =
        text.slice(end, to) === '.' &&
        SPACE.includes(text.charAt(to)) &&
        ABBREVIATION.test(foldWord(written))
      tokens.push({
        text: written,
        start,
        end,
        key: withoutPossessive(foldWord(written)),
        capital: word !== undefined && word.capital && word.telling,
        opens: word?.opens ?? tokens.length === 0,
        closes: !shortened && (end < to || to === text.length || !SPACE.includes(text.charAt(to))),
        ends: !shortened && ENDS.test(text.slice(end, to + 1)),
        digits: countDigits(written),
      })
    }
    from = to + 1
  }
  return tokens
}

function withoutPossessive(key: string): string {
  return key.length > 2 && (key.endsWith("'s") || key.endsWith('’s')) ? key.slice(0, -2) : key
}

function countDigits(text: string): number {
  let count = 0
  for (const letter of text) if (letter >= '0' && letter <= '9') count += 1
  return count
}
