import type { Candidate } from '../detail.ts'
import { season } from '../words/calendar.ts'
import type { Token } from '../words/token.ts'
import { wordSet } from '../words/wordSet.ts'
import { TOLL_FREE } from './contacts.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const months = new Map(
  'january february march april may june july august september october november december'
    .split(' ')
    .flatMap((name, at) => [[name, at + 1] as const, [MONTHS[at] ?? name, at + 1] as const]),
)
const weekdays = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun',
)
/** Denominators of marks, fractions and "24/7". */
const outOf = wordSet('2 3 4 5 7 10')
const parts = wordSet(
  'week weekend day days monday tuesday wednesday thursday friday saturday sunday',
)
const owners = wordSet('my his her their our')
const phoneWords = wordSet('call text phone number reach cell tel ring fax dial whatsapp')
const platforms = wordSet(
  'insta instagram ig snap snapchat tiktok twitter discord venmo telegram kik facebook fb reddit bluesky tumblr',
)
const countedPlaces = wordSet(
  'bus table locker stall cabin trailer booth gate lot building wing dorm route court field studio house floor',
)
const countedNouns = wordSet('times people hours days weeks months students minutes of percent')
const caseWords = wordSet(
  'case docket file complaint incident matter ticket reference investigation report',
)
/** Rooms and houses of which a school has one. */
const rarePlaces = wordSet(
  'sacristy boathouse darkroom greenhouse observatory planetarium rink rathskeller',
)
/** Forms of visas and taxes look like rooms. */
const papers = wordSet('i f j h w ds p q v')

/** Dates, numbers, accounts and rooms that show by their own shape or by one word beside them. */
export function findShapes(tokens: readonly Token[]): Candidate[] {
  const found: Candidate[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const one =
      day(tokens, at) ??
      month(tokens, at) ??
      number(tokens, at) ??
      account(tokens, at) ??
      room(tokens, at)
    if (one) found.push(one)
  }
  return found
}

/** "4/22", "22. 3. 2024", "Palm Sunday", "his nineteenth birthday". */
function day(tokens: readonly Token[], at: number): Candidate | null {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (!token) return null
  const [first = '', second = '', more] = token.text.split('/')
  if (more === undefined && isDay(first, second) && token.text !== '9/11') {
    const named = weekdays.has(before?.key ?? '') && !before?.closes
    const scored = outOf.has(second) || ['of', 'stars', 'for'].includes(tokens[at + 1]?.key ?? '')
    if (named || !scored) return date(tokens, named ? at - 1 : at, at, season(Number(first)))
  }
  const [pointed = '', afterPoint = '', years = '', further] = token.text.split('.')
  if (further === undefined && isDay(pointed, afterPoint) && /^(?:\d\d|20\d\d)$/.test(years)) {
    return date(tokens, at, at, season(Number(pointed)))
  }
  const [then, year] = [tokens[at + 1], tokens[at + 2]]
  if (then && year && isDay(then.text, token.text) && isYear(year)) {
    return date(tokens, at, at + 2, `${season(Number(then.text))} ${year.text}`)
  }
  if (token.key === 'birthday') {
    const owner = [at - 1, at - 2].find((back) => owners.has(tokens[back]?.key ?? ''))
    return owner === undefined ? null : date(tokens, owner, at, 'day')
  }
  const feast = token.capital && weekdays.has(token.key) && before?.capital && !before.opens
  return feast && !before.closes ? date(tokens, at - 1, at, 'day') : null
}

/** "April 2023", "Dec of 2023", "the last week of September". */
function month(tokens: readonly Token[], at: number): Candidate | null {
  const token = tokens[at]
  const name = months.get(token?.key ?? '')
  if (!token || name === undefined) return null
  const next = tokens[at + 1]
  if (next && isYear(next) && !token.closes)
    return date(tokens, at, at + 1, `${season(name)} ${next.text}`)
  const year = tokens[at + 2]
  if (next?.key === 'of' && year && isYear(year))
    return date(tokens, at, at + 2, `${season(name)} ${year.text}`)
  const part = tokens[at - 1]?.key === 'of' && parts.has(tokens[at - 2]?.key ?? '')
  return part ? date(tokens, at - 3, at, season(name)) : null
}

function isDay(monthText: string, dayText: string): boolean {
  if (monthText.length > 2 || dayText.length > 2) return false
  const [monthNumber, dayNumber] = [Number(monthText), Number(dayText)]
  return monthNumber >= 1 && monthNumber <= 12 && dayNumber >= 1 && dayNumber <= 31
}

function isYear({ text, digits }: Token): boolean {
  return digits === 4 && text.length === 4 && (text.startsWith('19') || text.startsWith('20'))
}

function date(tokens: readonly Token[], first: number, last: number, when: string): Candidate {
  const replacement = when.includes(' ') ? when : `that ${when}`
  return {
    kind: 'exact_date',
    ...span(tokens, first, last),
    reason: 'is an exact date.',
    replacement,
  }
}

/** "IX-0093-F", "05-24-2290", and a phone number without its area where one is asked to call. */
function number(tokens: readonly Token[], at: number): Candidate | null {
  const token = tokens[at]
  if (!token || token.digits < 3) return null
  const pieces = token.text.split('-')
  if (pieces.length === 2 && token.digits === 7 && pieces[0]?.length === 3) {
    if (TOLL_FREE.has(tokens[at - 1]?.text ?? '')) return null
    const asked = tokens.slice(Math.max(0, at - 6), at).some(({ key }) => phoneWords.has(key))
    const reason = 'is a phone number.'
    return asked
      ? { kind: 'phone', ...span(tokens, at, at), reason, replacement: 'a phone number' }
      : null
  }
  const capitals = [...token.text].filter((letter) => letter >= 'A' && letter <= 'Z').length
  const letters = token.text.length - token.digits - (pieces.length - 1)
  const labelled = [at - 1, at - 2].some((back) => caseWords.has(tokens[back]?.key ?? ''))
  const coded =
    pieces.length > 1 && letters === capitals && letters > 0 && letters < 6 && token.digits > 3
  const docket = pieces.length === 3 && pieces[2]?.length === 4 && letters === 0
  const years =
    (pieces[0] ?? '').length === 4 &&
    token.digits < 9 &&
    letters === 0 &&
    (token.text.startsWith('19') || token.text.startsWith('20')) &&
    (pieces[1]?.length === 2 || pieces[1]?.startsWith('20') === true)
  const short = !years && labelled && pieces.length > 1 && token.digits > 3 && letters < 6
  if (!coded && !docket && !short) return null
  return {
    kind: 'case_number',
    ...span(tokens, at, at),
    reason: 'looks like a case number.',
    replacement: 'a case number',
  }
}

/** "my snap jordyn.bby", "t.lane on Discord", "big_mike". */
function account(tokens: readonly Token[], at: number): Candidate | null {
  const token = tokens[at]
  if (!token || token.text.length < 5 || token.text.includes('@') || token.text.includes('/'))
    return null
  const joined = token.text.includes('_')
  const named = token.text.includes('.') || token.digits > 0
  const beside = platforms.has(tokens[at - 1]?.key ?? '') && !tokens[at - 1]?.closes
  const on = tokens[at + 1]?.key === 'on' && platforms.has(tokens[at + 2]?.key ?? '')
  if (token.digits === token.text.length || !(joined || (named && (beside || on)))) return null
  return {
    kind: 'social_handle',
    ...span(tokens, at, at),
    reason: 'is the name of an account.',
    replacement: 'a social account',
  }
}

/** "F12", "B-119", "bus 14". */
function room(tokens: readonly Token[], at: number): Candidate | null {
  const token = tokens[at]
  if (!token) return null
  const before = tokens[at - 1]
  const reason = 'says where this was.'
  if (rarePlaces.has(token.key)) {
    return { kind: 'address_or_room', ...span(tokens, at, at), reason, replacement: 'a room' }
  }
  if (token.digits === 0) return null
  const counted = countedNouns.has(tokens[at + 1]?.key ?? '') && !token.closes
  if (
    before &&
    !counted &&
    countedPlaces.has(before.key) &&
    !before.closes &&
    token.digits < 4 &&
    token.digits === token.text.length
  ) {
    return {
      kind: 'address_or_room',
      ...span(tokens, at - 1, at),
      reason,
      replacement: `a ${before.key}`,
    }
  }
  const letters = token.text.slice(0, token.text.length - token.digits)
  const letter = letters.charAt(0)
  const isRoom =
    (letter >= 'A' && letter <= 'Z' && !papers.has(letter.toLowerCase())) ||
    (token.text.length === 3 && letter === 'F')
  const shape =
    letters.length === 1
      ? token.digits > 1
      : letters.length === 2 && letters.endsWith('-') && token.digits > 2
  if (!isRoom || !shape || token.digits > 4) return null
  return { kind: 'address_or_room', ...span(tokens, at, at), reason, replacement: 'a room' }
}

function span(tokens: readonly Token[], first: number, last: number) {
  return { start: tokens[Math.max(0, first)]?.start ?? 0, end: tokens[last]?.end ?? 0 }
}
