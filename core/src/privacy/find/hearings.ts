import type { Candidate } from '../detail.ts'
import type { TokenizedText } from './tokenizedText.ts'

const DAYS = '(?:(mon|tues?|wednes|thurs?|fri|satur|sun)day,?\\s(?:at\\s)?)?'
const TIME = new RegExp(
  `(?<![\\w:$.-])${DAYS}(?:(?:1[0-2]|0?[1-9])(?::[0-5]\\d)?\\s?(?:a\\.m\\.|p\\.m\\.|[ap]m\\b)|(?:[01]?\\d|2[0-3]):[0-5]\\d(?![\\d:])|noon\\b)`,
  'gi',
)
/** Only joining words between "hearing" and a date: the date is the hearing's own. */
const HEARING_JOINS =
  /\bhearings?(?:[\s,:]+(?:was|were|is|are|has|had|been|took|place|will|be|got|for|to|on|at|in|of|date|the|my|set|scheduled|rescheduled|moved|held|happened|started|began|from|by|due|planned|now|only|finally|then|next))*[:,]?\s*$/i
const HEARING_FOLLOWS = /^['’s]{0,2}\s(?:live\s)?hearing\b/i
const HEARING = /\bhearings?\b(?!\s(?:room|aid|loss|impaired))/i
const HAS_TIME = /:\d\d|\d\s?[ap]\.?m/i
const REACH = 90

/**
 * Dates, times and places of a hearing. Dates and places come from the other finders; here they
 * are seen to belong to a hearing in the same sentence.
 */
export function findHearings(
  { text }: TokenizedText,
  dates: readonly Candidate[],
  places: readonly Candidate[],
): Candidate[] {
  const found: Candidate[] = []
  for (const date of dates) {
    const timed = HAS_TIME.test(text.slice(date.start, date.end))
    const attached =
      (timed && nearHearing(text, date.start, date.end)) ||
      HEARING_JOINS.test(text.slice(Math.max(0, date.start - REACH), date.start)) ||
      HEARING_FOLLOWS.test(text.slice(date.end, date.end + 20))
    if (attached)
      found.push({ ...date, kind: 'hearing_detail', reason: 'says when a hearing was.' })
  }
  for (const place of places) {
    if (!nearHearing(text, place.start, place.end)) continue
    const reason = 'says where a hearing was.'
    found.push({ ...place, kind: 'hearing_detail', reason, replacement: 'a campus room' })
  }
  // A time at the end of a date is part of that date already.
  const dateEnds = new Set(dates.map((date) => date.end))
  for (const match of text.matchAll(TIME)) {
    const end = match.index + match[0].length
    if (dateEnds.has(end) || !nearHearing(text, match.index, end)) continue
    found.push(time(match.index, end, match[1]))
  }
  return found
}

function time(start: number, end: number, day: string | undefined): Candidate {
  const weekend = day !== undefined && /^s/i.test(day)
  const vague = day === undefined ? 'a set time' : weekend ? 'a weekend day' : 'a weekday'
  const reason = 'says when a hearing was.'
  return { kind: 'hearing_detail', start, end, reason, replacement: vague }
}

const STOP = /[.!?]\s+\p{Lu}|[!?\n]/u

/** True when the word "hearing" stands in the same sentence, at most 90 characters away. */
function nearHearing(text: string, start: number, end: number): boolean {
  const left = text.slice(Math.max(0, start - REACH), start)
  const right = text.slice(end, end + REACH)
  const stop = right.search(STOP)
  const sentenceLeft = left.split(STOP).at(-1) ?? ''
  return HEARING.test(sentenceLeft) || HEARING.test(stop < 0 ? right : right.slice(0, stop))
}
