import { readTokens, type Token } from '../words/token.ts'
import { foldWord, readWords, type Word } from '../words/word.ts'

/** A text with its words and tokens, read once for all finders. */
export interface TokenizedText {
  readonly text: string
  readonly words: readonly Word[]
  readonly tokens: readonly Token[]
  /** Folded names that are the school's own and so point to nobody. */
  readonly schoolName: string
}

/** Reads the words and tokens of a text once. */
export function tokenize(text: string, schoolName = ''): TokenizedText {
  const words = readWords(text)
  const tokens = readTokens(text, words)
  return { text, words, tokens, schoolName: ` ${foldWord(schoolName)} ` }
}

/** How far back a finder looks for the words that give a number its meaning. */
const LOOK_BACK = 60

/** The characters just before an offset, at most 60 of them. */
export function before(text: string, at: number): string {
  return text.slice(Math.max(0, at - LOOK_BACK), at)
}

const STATED =
  /(?:\b(?:is|was|are|were|be|it's|its|(?:number|id|email|phone|cell)['’]s)|(?<!\b(?:me|at|dm|us))[:=])\s*["“(#@]*\s*$/i

/** True after "my number is" or "ID:", where "private" reads well. */
export function isStated(text: string, at: number): boolean {
  return STATED.test(before(text, at))
}
