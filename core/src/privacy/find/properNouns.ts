import type { Candidate } from '../detail.ts'
import { isShared } from '../words/capitals.ts'
import { bodyWords, plainWords } from '../words/plainWords.ts'
import { relationWords, titles } from '../words/titles.ts'
import type { Token } from '../words/token.ts'
import { wordSet } from '../words/wordSet.ts'

/** Last words of the names of buildings, streets and towns, with what to say instead. */
const places = new Map(
  Object.entries({
    'a building':
      'hall house building center centre library lodge chapel gym gymnasium stadium auditorium theater theatre studio tower towers pavilion annex apartments commons',
    'a street': 'road rd street st lane avenue ave drive boulevard blvd court route highway',
    'a room': 'room rm lab lounge suite floor',
    'a place':
      'quad field park grove landing camp creek falls lake hill hills heights village town city county island beach quarry lot dock garden gardens campus plaza green square',
  }).flatMap(([vaguer, words]) => words.split(' ').map((word) => [word, vaguer])),
)
const groups = wordSet(
  'club society alliance journal prize chair choir band orchestra ensemble fellowship scholarship league association review lantern times gazette program project llp llc inc community',
)
const clubs = wordSet(
  'club society alliance choir ensemble orchestra fraternity sorority prize scholarship union',
)
const inPlaces = wordSet('in at from to near around outside behind of on through into past by')
const saidWords = wordSet(
  'email emails emailed call calls called letter letters text texts texted message messages told talked spoke wrote sent heard note word words gave',
)
const articles = wordSet('the a an our my his her their old')
/** Law and forms are numbered too. */
const numbered = wordSet(
  'cfr usc ocr form title section week day step phase chapter level grade page part year class',
)

/** Names that no list knows, by their capital inside of a sentence: people, towns, buildings, courses, firms. */
export function findProperNouns(tokens: readonly Token[], schoolName: string): Candidate[] {
  const found: Candidate[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const last = endOfRun(tokens, at)
    if (last === null) continue
    const one = judge(tokens, at, last)
    const keys = tokens.slice(at, last + 1).map(({ key }) => key)
    if (one && !schoolName.includes(` ${keys.join(' ')} `)) found.push(one)
    at = last
  }
  return found
}

/** The last token of the capitals and numbers that start here; an "of" between capitals belongs to them. */
function endOfRun(tokens: readonly Token[], first: number): number | null {
  if (!tokens[first]?.capital) return null
  let last = first
  while (!tokens[last]?.closes) {
    const next = tokens[last + 1]
    if (!next || next.text === 'I') break
    const titled = ['in', 'for'].includes(next.key) && groups.has(tokens[last]?.key ?? '')
    const joins = titled || ['of', '&', 'to'].includes(next.key)
    if (joins && tokens[last + 2]?.capital && !next.closes) last += 2
    else if (next.capital || (next.digits > 0 && next.text.length < 6)) last += 1
    else if (places.has(next.key) && isUnknown(tokens[first])) last += 1
    else if (bodyWords.has(next.key) && !next.closes && places.has(tokens[last + 2]?.key ?? ''))
      last += 2
    else break
  }
  return last
}

function judge(tokens: readonly Token[], from: number, last: number): Candidate | null {
  let first = from
  // What opens a sentence has its capital from there, unless another name follows it.
  while (first <= last && mayBeEnglish(tokens[first], tokens[first + 1], last > first)) first += 1
  // "Davis v. Monroe County" is law.
  if (isVersus(tokens[last + 1]) || isVersus(tokens[first - 1])) return null
  const run = tokens.slice(first, last + 1)
  const [head] = run
  const end = run.at(-1)
  if (!head || !end) return null
  const names = run.filter(isUnknown)
  const course = isCourse(run)
  const numberedName =
    run.length > 1 && (end.digits > 0 || end.text.length === 1) && !numbered.has(head.key)
  const club = run.length > 2 && clubs.has(end.key)
  if (names.length === 0 && !course && !club && !(numberedName && places.has(head.key))) return null
  const place = places.get(end.key) ?? (numberedName && !course ? 'a room' : undefined)
  const start = tokens[floorBefore(tokens, first)]?.start ?? head.start
  const span = { start, end: end.end }
  if (course) return { ...span, ...groupWords('a course') }
  if (run.some(({ key }) => groups.has(key))) return { ...span, ...groupWords('a group') }
  if (place) return { ...span, ...placeWords(place) }
  if (run.some(({ key }) => bodyWords.has(key)) && names.length < 2) return null
  if (isBehindPlaceWord(tokens, first)) return { ...span, ...placeWords('a place') }
  return {
    ...span,
    kind: 'person_name',
    reason: 'may be a name that points to somebody.',
    replacement: 'someone',
  }
}

function isVersus(token: Token | undefined): boolean {
  return token?.key === 'v' || token?.key === 'vs'
}

/** Where "the 5th floor of" starts, in front of a name. */
function floorBefore(tokens: readonly Token[], first: number): number {
  const floor = places.get(tokens[first - 2]?.key ?? '') === 'a room'
  return floor && tokens[first - 1]?.key === 'of' ? Math.max(0, first - 3) : first
}

function mayBeEnglish(token: Token | undefined, next: Token | undefined, more: boolean): boolean {
  if (!token) return false
  if (titles.has(token.key) || relationWords.has(token.key) || plainWords.has(token.key))
    return true
  if (!token.opens) return false
  if (isUnknown(token) && looksLikeName(token, next)) return false
  return !more || !isUnknown(token) || !isUnknown(next)
}

/** No other English word opens a sentence so: "Xiomara at the desk", "Kwame and I", "Whit B. said". */
function looksLikeName(token: Token, next: Token | undefined): boolean {
  if (token.closes) return false
  if (next?.capital && next.text.length === 1 && next.text !== 'I') return true
  return token.key.endsWith('a') || token.key.endsWith('i') || next?.key === 'and'
}

function isUnknown(token: Token | undefined): boolean {
  if (!token?.capital || token.text.length < 3) return false
  return token.text.toUpperCase() !== token.text && !isShared(token.key)
}

/** "BIO 214", "Pharm II". */
function isCourse(run: readonly Token[]): boolean {
  const [subject, number] = run
  if (!subject || !number || run.length !== 2 || numbered.has(subject.key)) return false
  const letters = subject.text.length
  const upper = subject.text.toUpperCase() === subject.text && letters > 1 && letters < 5
  if (upper && number.digits === 3 && number.text.length < 5) return true
  return ['II', 'III', 'IV'].includes(number.text) && !bodyWords.has(subject.key)
}

function isBehindPlaceWord(tokens: readonly Token[], first: number): boolean {
  let before = first - 1
  while (articles.has(tokens[before]?.key ?? '') && !tokens[before]?.closes) before -= 1
  const lead = tokens[before]
  if (!lead || lead.closes || !inPlaces.has(lead.key)) return false
  return !tokens.slice(Math.max(0, before - 4), before).some(({ key }) => saidWords.has(key))
}

function placeWords(replacement: string) {
  return { kind: 'address_or_room', reason: 'says where this was.', replacement } as const
}

function groupWords(replacement: string) {
  return { kind: 'group', reason: 'is known to be of few people.', replacement } as const
}
