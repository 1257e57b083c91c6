import type { Detail } from './detail.ts'
import { articleFor } from './words/article.ts'

/** A text after a replacement, with the place right after the new words for the cursor. */
interface Replaced {
  readonly text: string
  readonly cursor: number
}

const SENTENCE_START = /(?:^|[.!?…]["”’)\]]*\s+|[\n\r]\s*)["“(]*$/
const DETERMINER =
  /\b(?:my|his|her|our|their|your|the|this|that|its|another|every|each)\s(?:(?:whole|entire|other|old|new|same|little|big)\s)?$/i
const INDEFINITE = /\b(an?)\s$/i
const LEADS =
  /\b(?:in|by|since|until|till|before|after|from|of|to|for|dated|between|and|through|during)\s$/i
const LOOK_BACK = 40

/**
 * Puts a detail's vaguer words in its place and mends the words around them: "on March 12" becomes
 * "this spring", "the March 12 letter" becomes "the spring letter", a sentence keeps its capital.
 * A detail without a replacement, or one that no longer matches the text, changes nothing.
 */
export function applyReplacement(text: string, detail: Detail): Replaced {
  const stale = text.slice(detail.start, detail.end) !== detail.text
  if (detail.replacement === null || stale) {
    return { text, cursor: Math.min(detail.end, text.length) }
  }
  const fitted = fit(text, detail, detail.replacement)
  const opening = text.slice(Math.max(0, fitted.start - LOOK_BACK), fitted.start)
  const words = SENTENCE_START.test(opening) ? capitalised(fitted.words) : fitted.words
  const head = text.slice(0, fitted.start) + words
  return { text: head + mendPossessive(text.slice(detail.end), words), cursor: head.length }
}

/** The words that fit here, and where they start: a word before the detail may have to go. */
function fit(text: string, detail: Detail, offered: string): { start: number; words: string } {
  const start = detail.start
  const left = text.slice(Math.max(0, start - LOOK_BACK), start)
  const article = INDEFINITE.exec(left)?.[1]
  const bare = offered.replace(/^(?:an?|this|that|another)\s/, '')
  if (DETERMINER.test(left)) return { start, words: bare }
  if (article) return { start: start - article.length - 1, words: `${articleFor(bare)} ${bare}` }
  if (/^(?:exact_date|hearing_detail)$/.test(detail.kind)) return fitDate(left, start, offered)
  return { start, words: offered }
}

function fitDate(left: string, start: number, offered: string): { start: number; words: string } {
  const preposition = /\bon\s$/i.test(left)
  // "on March 12" loses its "on": "this spring", "in spring 2024".
  if (preposition && /^th(?:is|at)\s/.test(offered)) return { start: start - 3, words: offered }
  if (preposition) return { start: start - 3, words: `in ${offered}` }
  // "got it 2024-02-05" needs the "in" that "since 2024-02-05" does not.
  const bare = !/\d$/.test(offered) || LEADS.test(left) || SENTENCE_START.test(left)
  return { start, words: bare ? offered : `in ${offered}` }
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "Dean Lewis’ office" becomes "a dean’s office". */
function mendPossessive(rest: string, words: string): string {
  return /^['’]\s/.test(rest) && !words.endsWith('s') ? `${rest[0]}s${rest.slice(1)}` : rest
}
