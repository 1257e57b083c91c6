import type { Line } from './line.ts'

/** A line that ends in a hyphen right after a letter or digit. */
export const cutWord = /[\p{L}\p{N}]-$/u

/** First parts of words that are written with a hyphen. */
const hyphenated =
  /^(?:well|self|non|co|ex|cross|follow|long|short|full|part|high|low|one|two|three|third|second|first|no|quid|sex|gender|same|law|fact|decision|evidence|trauma|student)$/i

/** The words of all lines in small letters, those with hyphens whole and in parts; no halves of cut words. */
export function wordsOf(lines: readonly Line[]): Set<string> {
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
export function mended(end: string, next: string, words: ReadonlySet<string>): string {
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
