import type { Candidate } from '../detail.ts'
import { plainWords } from '../words/plainWords.ts'
import { wordSet } from '../words/wordSet.ts'
import { before, type TokenizedText } from './tokenizedText.ts'

const BUILDING = '(?:Hall|House|Towers?|Dorm|Dormitory|Apartments|Village|Lodge|Manor|Building)'
const NAMED_BUILDING = `(\\p{Lu}[\\p{L}.'’-]{1,24}(?: \\p{Lu}[\\p{L}.'’-]{1,24}){0,2}?) ${BUILDING}\\b`
const NUMBER =
  '(?:,? (?:(?:[Rr]oom|[Rr]m|[Aa]pt|[Uu]nit)\\b\\.? )?#?(?:\\d{1,4}[A-Za-z]?|[A-Z]-?\\d{1,4}))'
const FLOOR =
  '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|ground) floor (?:of|in|at) '

const HALL = new RegExp(
  `(?<![\\p{L}\\p{N}])(${FLOOR}|\\d{1,4}[A-Za-z]? )?${NAMED_BUILDING}(${NUMBER}\\b)?`,
  'gu',
)
const SMALL_HALL =
  /\b([a-z]{3,20})\s(?:hall|house|tower)(?:,?\s(?:room\s|rm\.?\s)?#?)(\d{1,4}[a-z]?)\b/g
const ROOM = new RegExp(
  `\\b(?:[Dd]orm )?([Rr]oom|[Rr]m|[Aa]pt|[Aa]partment|[Ss]uite|[Uu]nit|[Oo]ffice|ROOM)\\b\\.? ?#? ?(\\d{1,4}[A-Za-z]?|[A-Z]-?\\d{1,4})(?![\\w/%]|[.,]\\d)(?:,? (?:of|in|at) (?:the )?${NAMED_BUILDING})?`,
  'gu',
)
const STREET =
  /(?<![\w.,$/-])\d{1,5} (?:[nsew]\.? |north |south |east |west )?((?:[\p{L}\d.'’-]{2,20} ){1,3}?)(street|st|avenue|ave|road|rd|lane|ln|drive|court|boulevard|blvd|terrace|circle|parkway|pkwy)\b\.?(?:,? (?:apt|apartment|unit|#)\b\.? ?#?\d{1,4}[a-z]?\b)?/giu

const GENERIC = wordSet(
  'residence town city study white open full student music dining lecture main the concert opera state safe halfway coffee animal greek half my a',
)
const LIVES_THERE =
  /\b(?:liv(?:e|ed|es|ing)|dorms?|moved?|moving|placed|put|floor|rooms?|stay(?:ed|ing)?|slept|home|resident|ra|party at|back to|outside)\b[^.!?\n]*$/i
const COUNTED = /^\s(?:times|people|hours|days|weeks|percent|of us|students)\b/

/** Rooms, named residence halls and street addresses. */
export function findPlaces({ text }: TokenizedText): Candidate[] {
  return [...halls(text), ...rooms(text), ...streets(text)]
}

function halls(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const match of text.matchAll(HALL)) {
    const [whole, lead = '', name = '', number] = match
    const first = (name.split(/\s/)[0] ?? '').toLowerCase()
    const skip = plainWords.has(first) ? first.length + 1 : 0
    if (skip > name.length || GENERIC.has(name.slice(skip).toLowerCase())) continue
    const pointed = number !== undefined || lead !== ''
    if (!pointed && !LIVES_THERE.test(before(text, match.index))) continue
    const start = match.index + (lead === '' ? skip : 0)
    const floor = / floor /.test(lead) ? 'a floor of a residence hall' : 'a residence hall'
    found.push(place(start, match.index + whole.length, floor))
  }
  for (const match of text.matchAll(SMALL_HALL)) {
    const name = match[1] ?? ''
    if (GENERIC.has(name) || plainWords.has(name)) continue
    if (COUNTED.test(text.slice(match.index + match[0].length))) continue
    found.push(place(match.index, match.index + match[0].length, 'a residence hall'))
  }
  return found
}

function rooms(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const match of text.matchAll(ROOM)) {
    const [whole, label = '', number = ''] = match
    const end = match.index + whole.length
    if (COUNTED.test(text.slice(end, end + 12))) continue
    const home = /^ap/i.test(label)
    // "office 3" and "unit 2" are often steps or chapters; rooms and flats are places.
    if (!home && !/^r/i.test(label) && number.length < 2) continue
    found.push(place(match.index, end, home ? 'an apartment' : 'a room'))
  }
  return found
}

function streets(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const match of text.matchAll(STREET)) {
    const [whole, name = '', suffix = ''] = match
    const words = name.trim().split(/\s/)
    if (words.some((word) => plainWords.has(word.toLowerCase()))) continue
    const short = suffix.length < 3 || /^(?:drive|court|circle)$/i.test(suffix)
    if (short && !words.every((word) => /^[\p{Lu}\d]/u.test(word))) continue
    found.push(place(match.index, match.index + whole.length, 'an address'))
  }
  return found
}

function place(start: number, end: number, replacement: string): Candidate {
  return {
    kind: 'address_or_room',
    start,
    end,
    reason: 'says where someone can be found.',
    replacement,
  }
}
