import { wordSet } from './wordSet.ts'

/** One word of the text, with what a finder needs to know about its surroundings. */
export interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Lower case, without accents and without a possessive ending. */
  readonly key: string
  /** True when a possessive ending ('s or ’s) was cut off; start and end leave it out. */
  readonly possessive: boolean
  readonly capital: boolean
  /** First word of a sentence or line. */
  readonly opens: boolean
  /** What stands between the word before and this one; blanks in a row are one space. */
  readonly gap: string
  /** False where capitals say nothing: a line in capitals or in title case. */
  telling: boolean
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’‑-]\p{L}[\p{L}\p{M}]*)*/gu
const BLANKS = /[ \t\u00a0\u2007\u2009\u202f]+/g
const POSSESSIVE = /['’][sS]$/
const CAPITAL = /^\p{Lu}/u
const LOWER = /\p{Ll}/u
const SENTENCE_END = /[.!?…:;]["”’')\]]*\s|[\n\r]|["“]\s*$/
/** What is written with a point that ends no sentence. */
export const ABBREVIATION =
  /^(?:dr|mr|mrs|ms|sr|sra|srta|mme|fr|mx|prof|assoc|asst|rev|st|no|vs|v|sgt|lt|capt|[a-z])$/

/** Lower case without accents, for looking a word up in a list. */
export function foldWord(text: string): string {
  const lower = text.toLowerCase()
  for (let at = 0; at < lower.length; at += 1) {
    if (lower.charCodeAt(at) > 127) return lower.normalize('NFD').replace(/[\p{M}]/gu, '')
  }
  return lower
}

/** Splits a text into words in one pass. Digits alone are not words. */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  let sentence: Word[] = []
  let before = 0
  let last: Word | undefined
  for (const match of text.matchAll(WORD)) {
    const gap = text.slice(before, match.index)
    const opens = !last || opensSentence(gap, last)
    if (opens) {
      markTelling(sentence)
      sentence = []
    }
    last = toWord(match[0], match.index, gap.replace(BLANKS, ' '), opens)
    words.push(last)
    sentence.push(last)
    before = last.possessive ? match.index + match[0].length : last.end
  }
  markTelling(sentence)
  return words
}

function opensSentence(gap: string, last: Word): boolean {
  if (!SENTENCE_END.test(gap)) return false
  // "Dr. Lee" goes on; "Dr.\nLee" and "said so. Lee" do not.
  return !(/^\.[ \t\u00a0]+$/.test(gap) && ABBREVIATION.test(last.key))
}

function toWord(raw: string, start: number, gap: string, opens: boolean): Word {
  const possessive = raw.length > 2 && POSSESSIVE.test(raw)
  const text = possessive ? raw.slice(0, -2) : raw
  return {
    text,
    start,
    end: start + text.length,
    key: foldWord(text),
    possessive,
    capital: CAPITAL.test(text),
    opens,
    gap,
    telling: true,
  }
}

/** Words that are small in a title too. */
const minor = wordSet(
  'a an and as at by for from if in nor of off on or per so the to up via vs with yet',
)

/** In a line of capitals or in title case, a capital letter is no sign of a name. */
function markTelling(sentence: readonly Word[]): void {
  let long = 0
  let capitals = 0
  let small = 0
  for (const word of sentence) {
    if (!word.capital && !minor.has(word.key)) small += 1
    if (word.text.length < 4) continue
    long += 1
    if (word.capital) capitals += 1
  }
  const shouting = sentence.length > 1 && sentence.every((word) => !LOWER.test(word.text))
  const titleCase =
    sentence.length > 4 && long > 2 && capitals / long > 0.8 && small / sentence.length < 0.1
  if (!shouting && !titleCase) return
  for (const word of sentence) word.telling = false
}
