import { shownQuote } from '../analysis/shownQuote.ts'
import { isCalledOff } from './calledOff.ts'
import type { DateSite } from './dateSite.ts'
import { QUOTED, type What } from './whatWords.ts'

/**
 * The letter's own words around the date, where nothing surer can be said of it: its sentence, shortened at the end only, with the
 * one before where it speaks of "it", "them" or "that request".
 */
export function quotedAt(site: DateSite): What {
  if (site.cell !== '') return { what: `${QUOTED}${site.cell}”`, isNamed: false }
  const { text, group, previousText } = site
  const isShort = text.length <= LONGEST_QUOTE
  // Of a long sentence not all is read again for each of its dates.
  const [from, to] = isShort ? [0, text.length] : [group.start - FARTHEST, group.end + FARTHEST]
  const before = text.slice(Math.max(0, from), group.start)
  const after = text.slice(group.end, to)
  const words = [
    isShort || from <= 0
      ? before.replace(listMark, '')
      : lastWords(before, subjectOf(text.replace(listMark, ''))),
    text.slice(group.start, group.end),
    (isShort ? after : firstWords(after)).replace(/[\s|]+$/, ''),
  ]
  const own = words.join('')
  const led = leansBack.test(own) ? `${firstWords(previousText, REACH_OF_LEAD)} ${own}` : own
  const quoted = `${led}${takenBack(site)}`
    .replace(listMark, '')
    .trim()
    .replace(columnGap, ' | ')
    .replace(emptyCells, '| ')
    .replace(/ ?\.{4,} */g, ': ')
  const shown = shownQuote(
    { quote: ownColumn(quoted, text.slice(group.start, group.end)) },
    Infinity,
  )
  const cut = isOpen.test(shown) ? '…' : ''
  return { what: `${QUOTED}${shown}${cut}”`, isNamed: false }
}

/** Fewer words of a column tell too little without its row. */
const FEWEST_OF_COLUMN = 4

/** Of a row of several columns that of the day, where it tells enough by itself: a row that is joined reads as no letter does. */
function ownColumn(row: string, day: string): string {
  const columns = row.split(/ ?\| /)
  const own = columns.find((column) => column.includes(day))
  const isEnough = own !== undefined && own.trim().split(/\s+/).length >= FEWEST_OF_COLUMN
  return columns.length > 2 && isEnough ? own : row
}

/** The next sentence, where it calls off what was to be on the day: without it the words would tell the opposite. */
function takenBack({ plain, start, end, next, nextText }: DateSite): string {
  const isOff = !isCalledOff(plain, start, end) && isCalledOff(plain, start, end, next)
  return isOff ? ` ${firstWords(nextText)}` : ''
}

/** Words that tell nothing without the sentence before: of whom or what is "they", "that request", "one"? */
const leansBack =
  /^\W*(?:[\p{L}’']+,? (?:[\p{Ll}’']+,? ){0,5})?(?:[Ii]ts?|[Tt]he(?:y|m|ir|se)|[Hh]e|[Ss]he|[Hh]is|[Hh]er|[Tt]h(?:is|ose)|[Yy]ours)\b(?! (?:\p{Lu}|letter|notice|memo|office|e-?mail|decision|case|matter))|\b(?:that|such a|the same) (?:request|day|date|person|session)\b|\bdid so\b|\blike one\b/u
const REACH_OF_LEAD = 160
const LONGEST_QUOTE = 280
const REACH_OF_QUOTE = 75
const REACH_OF_SUBJECT = 42
const REACH_BESIDE_SUBJECT = 36
const FARTHEST = 200
const listMark =
  /^[\s|]*(?:(?:[-*•o>]|\(?(?:[a-z]|[ivx]{1,4}|[IVX]{1,4}|\d{1,2})[.)])\s+)?(?:\|\s*)?/
/** Between the columns of a table that is made of spaces. */
const columnGap = /(?<=\S) {3,}(?=\S)/g
/** Cells of a row that hold nothing. */
const emptyCells = /\|\s*(?:\|\s*)+/g
/** A line that goes on in the next one. */
const isOpen = /\s(?:the|an?|of|and|or|to|for|because|with)$/
const negation = /\b(?:not|never|no|nor|without)\b/gi
/** Where another clause or item of a list begins. */
const partEnd = /;\s|\n\s*[-*•o>]\s+/g

function lastWords(words: string, subject: string): string {
  const own = words.replace(listMark, '')
  if (own.length <= REACH_OF_QUOTE) return own
  const last = own.slice(-REACH_OF_QUOTE)
  const part = [...last.matchAll(partEnd)].at(-1)
  if (part) return `…${last.slice(part.index + part[0].length)}`
  const near = own.slice(-REACH_BESIDE_SUBJECT)
  const whole = near.slice(near.indexOf(' ') + 1)
  // "Not responsible for the messages of April 20" tells the opposite without its first word.
  const negated = [...last.matchAll(negation)].at(-1)
  const kept = negated ? last.slice(negated.index) : whole
  return `${subject}… ${kept.length > whole.length ? kept : whole}`
}

/** How a sentence begins, up to so many characters: who is to act in it. */
function subjectOf(sentence: string): string {
  const first = sentence.slice(0, REACH_OF_SUBJECT)
  return first.slice(0, first.lastIndexOf(' ') + 1)
}

function firstWords(words: string, reach = REACH_OF_QUOTE): string {
  const own = words.trimEnd()
  if (own.length <= reach) return own
  const first = own.slice(0, reach)
  const end = first.matchAll(partEnd).next().value?.index ?? first.search(/\s\S*$/)
  return `${first.slice(0, end).replace(/[\s,;:(-]+$/, '')}…`
}
