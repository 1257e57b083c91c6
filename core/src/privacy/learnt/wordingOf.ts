import type { Candidate, DetailKind } from '../detail.ts'
import { relationWords, titles } from '../words/titles.ts'
import type { Token } from '../words/token.ts'
import { wordSet } from '../words/wordSet.ts'

export type LearnedKind = 'name' | 'place' | 'group' | 'circumstance' | 'date'

const owners = wordSet('my his her their our your the a an this that another')
const courtesy = wordSet('thank thanks dear hello hi hey bye shoutout signed')
const kin = wordSet(
  'son daughter nephew niece cousin wife husband brother sister twin grandson granddaughter stepson stepmother stepfather mother father aunt uncle',
)
const FURTHEST_OWNER = 3

/** What to say instead, by the words of a place or group; the first that fits. */
const vaguer: Readonly<Record<'place' | 'group', readonly (readonly [string, RegExp])[]>> = {
  place: [
    ['a floor of a building', /\bfloor\b/],
    ['a dorm', /\b(?:dorms?|residence|house|towers?|village|apartments?|apts?|quarters)\b/],
    ['a building', /\b(?:hall|bldg|building|center|library|chapel|gym|stadium|annex|union)\b/],
    ['a street', /\b(?:street|st|road|rd|avenue|ave|lane|drive|blvd|route|highway)\b/],
    ['a room', /\b(?:rooms?|lab|suite|studio|lounge|office)\b|\d/],
    ['a hospital', /\b(?:hospital|clinic|er)\b/],
    ['a camp', /\bcamp\b/],
    ['a place nearby', /./],
  ],
  group: [
    ['a course', /\d|\b(?:calc|chem|bio|orgo|seminar|section|intro|lab|class|course)\b/],
    [
      'a team',
      /\b(?:team|squad|crew|varsity|jv|soccer|football|basketball|baseball|softball|hockey|track|wrestling|volleyball|lacrosse|swim|tennis|golf|rugby|cheer)\b/,
    ],
    [
      'a music group',
      /\b(?:choir|band|orchestra|ensemble|quartet|symphony|drumline|mariachi|cappella)\b/,
    ],
    [
      'a chapter',
      /\b(?:sorority|frat|fraternity|alpha|beta|delta|gamma|kappa|sigma|theta|omega|phi|chi|psi)\b/,
    ],
    [
      'a member',
      /^(?:an?|the)?\s?\b(?:captain|chair|president|treasurer|secretary|editor|manager|goalie)\b/,
    ],
    ['a group', /./],
  ],
}

const sorts: Readonly<Record<LearnedKind, { kind: DetailKind; reason: string }>> = {
  name: { kind: 'person_name', reason: 'may be a name that points to somebody.' },
  place: { kind: 'address_or_room', reason: 'says where this was.' },
  group: { kind: 'group', reason: 'is known to be of few people.' },
  circumstance: { kind: 'unique_circumstance', reason: 'may fit only one or two people.' },
  date: { kind: 'exact_date', reason: 'tells the day.' },
}

/** The tokens from `first` to `last` as a detail, with vaguer words that read well in their place. */
export function wordingOf(
  tokens: readonly Token[],
  first: number,
  last: number,
  kind: LearnedKind,
): Candidate {
  const span = (from: number) => ({ start: tokens[from]?.start ?? 0, end: tokens[last]?.end ?? 0 })
  const words = tokens.slice(first, last + 1)
  const said = words.map(({ text }) => text).join(' ')
  const { reason } = sorts[kind]
  if (kind === 'name') return { ...sorts.name, ...nameWording(tokens, first, last), reason }
  const replacement = {
    place: () => placeWords(tokens, first, said.toLowerCase()),
    group: () => vaguerFor('group', said.toLowerCase()),
    circumstance: () => circumstanceWords(tokens, first, words),
    date: () => 'that day',
  }[kind]()
  return { ...sorts[kind], ...span(first), replacement }
}

function vaguerFor(kind: 'place' | 'group', said: string): string {
  return vaguer[kind].find(([, pattern]) => pattern.test(said))?.[0] ?? `a ${kind}`
}

/** "We drove from Minot" says a town; "at the Dairy Barn" a place nearby. */
function placeWords(tokens: readonly Token[], first: number, said: string): string {
  const words = vaguerFor('place', said)
  const before = tokens[first - 1]
  const town = words === 'a place nearby' && ['in', 'from', 'to'].includes(before?.key ?? '')
  return town && tokens[first]?.capital && !said.startsWith('the ') ? 'a town' : words
}

/** After "I am" somebody is meant; a whole clause has no vaguer words that read well. */
function circumstanceWords(
  tokens: readonly Token[],
  first: number,
  words: readonly Token[],
): string | null {
  const [opening] = words
  if (words.some(({ key }) => kin.has(key)) && words.length < 5) return 'a relative'
  const being = /^(?:am|i['’]?m|is|was|are|were|as|he['’]?s|she['’]?s|be|being)$/
  const is = being.test(tokens[first - 1]?.key ?? '') && !tokens[first - 1]?.closes
  return is && ['the', 'one', 'a', 'an'].includes(opening?.key ?? '')
    ? 'somebody at this school'
    : null
}

/** A name with the title or relation in front of it: "Dean Hale" is a dean, "my roommate Jamie" my roommate. */
function nameWording(tokens: readonly Token[], first: number, last: number) {
  const end = tokens[last]?.end ?? 0
  const holder = [first, first - 1].find(
    (at) => at < last && titles.has(tokens[at]?.key ?? '') && !isOver(tokens[at]),
  )
  const owner = ownerOf(tokens, first - 1)
  if (owner !== null && !tokens[first - 1]?.ends) {
    const start = tokens[owner]?.start ?? 0
    const relation = tokens.slice(owner, first).map(({ text }) => text)
    return { start, end, core: coreOf(tokens, first, last), replacement: relation.join(' ') }
  }
  if (holder !== undefined) {
    const replacement = titles.get(tokens[holder]?.key ?? '') ?? 'someone'
    return { start: tokens[holder]?.start ?? 0, end, replacement }
  }
  const start = tokens[first]?.start ?? 0
  const before = tokens[first - 1]
  const introduced = before?.key === 'is' && tokens[first - 2]?.key === 'name'
  // Nobody can be thanked, greeted or introduced as "someone".
  const addressed = courtesy.has(before?.key ?? '') || /^(?:i['’]?m|you)$/.test(before?.key ?? '')
  return { start, end, replacement: introduced || addressed ? null : 'someone' }
}

/** Where "my old roommate" starts in front of a name, or null. */
function ownerOf(tokens: readonly Token[], relation: number): number | null {
  if (!relationWords.has(tokens[relation]?.key ?? '') || isPossessive(tokens[relation])) return null
  for (let at = relation - 1; at >= Math.max(0, relation - FURTHEST_OWNER); at -= 1) {
    if (tokens[at]?.closes) return null
    if (owners.has(tokens[at]?.key ?? '')) return at
  }
  return null
}

function coreOf(tokens: readonly Token[], first: number, last: number): string {
  return tokens
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(' ')
}

/** A title is followed by its name; only the point of "Dr." may stand between. */
function isOver(token: Token | undefined): boolean {
  return token?.closes === true && token.text.length > 4
}

function isPossessive(token: Token | undefined): boolean {
  return token !== undefined && token.text.length > token.key.length
}
