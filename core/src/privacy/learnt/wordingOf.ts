import type { Candidate, DetailKind } from '../detail.ts'
import { relationWords, titles } from '../words/titles.ts'
import type { Token } from '../words/token.ts'
import { wordSet } from '../words/wordSet.ts'

import { vaguerGroup, vaguerPlace, vaguerPost } from './vaguerWords.ts'

/** What the network tells apart. */
export type LearnedKind =
  | 'name'
  | 'place'
  | 'group'
  | 'circumstance'
  | 'date'
  | 'email'
  | 'phone'
  | 'handle'
  | 'number'

const owners = wordSet('my his her their our your the a an this that another')
const owned = wordSet('my his her their our your')
const courtesy = wordSet('thank thanks dear hello hi hey bye shoutout signed')
const adjectives = wordSet('whole entire other old new same little big')
const kin = wordSet(
  'son daughter nephew niece cousin wife husband brother sister twin grandson granddaughter stepson stepmother stepfather mother father aunt uncle',
)
/** Words after which a place or group stands as a noun does: "at", "told", "quit". */
const leading = wordSet(
  'in at from to of for on with by near behind outside inside across above after before during since about and or between through around off into left quit joined dropped told ran run runs lead led leads coach coached is was',
)
/** After these a bare place is a town more often than a house. */
const moving = wordSet('moved drove flew transferred went live lives lived living born from back')
/** What stands before the noun of a place that is near: "the Dairy Barn", not a town or a school. */
const nearby = wordSet('the a an that this his her my our their')
const being = /^(?:am|i['’]?m|is|was|are|were|as|he['’]?s|she['’]?s|be|being)$/
/** What a sentence goes on with behind what somebody is. */
const onward = wordSet(
  'and but so or in at on to for with by who that which because when while if then since as',
)
const few = new Set(['the only', 'one of', 'the first'])
const someone = wordSet('one girl guy boy kid woman man person student player')
/** Words after which a day stands. */
const timely = wordSet(
  'on in over since until till by during after before from to was is and or through between that',
)
const FURTHEST_OWNER = 3

const sorts: Readonly<Record<LearnedKind, { kind: DetailKind; reason: string }>> = {
  name: { kind: 'person_name', reason: 'may be a name that points to somebody.' },
  place: { kind: 'address_or_room', reason: 'says where this was.' },
  group: { kind: 'group', reason: 'is known to be of few people.' },
  circumstance: { kind: 'unique_circumstance', reason: 'may fit only one or two people.' },
  date: { kind: 'exact_date', reason: 'tells the day.' },
  email: { kind: 'email', reason: 'looks like an email address.' },
  phone: { kind: 'phone', reason: 'looks like a phone number.' },
  handle: { kind: 'social_handle', reason: 'looks like the name of an account.' },
  number: { kind: 'case_number', reason: 'looks like a number that is yours alone.' },
}

/** The tokens from `first` to `last` as a detail, with vaguer words that read well in their place, or none. */
export function wordingOf(
  tokens: readonly Token[],
  first: number,
  last: number,
  kind: LearnedKind,
): Candidate {
  const place = { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 }
  const words = tokens.slice(first, last + 1)
  if (kind === 'name') {
    return { ...sorts.name, ...nameWording(tokens, first, last), reason: sorts.name.reason }
  }
  if (isOwnedBySomebody(tokens, first)) return { ...sorts[kind], ...place, replacement: null }
  const replacement = {
    place: () => placeWords(tokens, first, words),
    group: () => groupWords(tokens, first, words),
    circumstance: () => circumstanceWords(tokens, first, words),
    date: () => dateWords(tokens, first, words),
    email: () => 'an email address',
    phone: () => 'a phone number',
    handle: () => 'a social account',
    number: () => 'a number',
  }[kind]()
  return { ...sorts[kind], ...place, replacement }
}

/** "We moved to Minot" says a town; "at the Dairy Barn" a place nearby; "at Reed" may be a school, and gets nothing. */
function placeWords(
  tokens: readonly Token[],
  first: number,
  words: readonly Token[],
): string | null {
  if (!standsAsNoun(tokens, first)) return null
  const named = vaguerPlace(words)
  if (named !== null) return named
  const [before, further] = [tokens[first - 1]?.key ?? '', tokens[first - 2]?.key ?? '']
  const town = before === 'from' || (['in', 'to'].includes(before) && moving.has(further))
  if (town && words.every(({ capital }) => capital)) return 'a town'
  const isCalledSo = words.length > 1 || owners.has(before) || adjectives.has(before)
  return nearby.has(words[0]?.key ?? '') || (isCalledSo && nearby.has(before))
    ? 'a place nearby'
    : null
}

/** "He was captain" names a post, "quit the choir" a group; "works the grill" is left to the writer. */
function groupWords(
  tokens: readonly Token[],
  first: number,
  words: readonly Token[],
): string | null {
  const post = vaguerPost(words)
  if (post !== null && follows(tokens, first, being)) return post
  if (!standsAsNoun(tokens, first)) return null
  // "The treasurer yelled" is one person; "my section leader" cannot be "my officer of a group".
  if (post !== null) return owned.has(tokens[first - 1]?.key ?? '') ? null : post
  const work = [first - 1, first - 2].some((at) =>
    /^work(?:s|ed|ing)?$/.test(tokens[at]?.key ?? ''),
  )
  const named = vaguerGroup(words)
  if (work)
    return ['at', 'for', 'in'].includes(tokens[first - 1]?.key ?? '') ? 'a place nearby' : null
  if (follows(tokens, first, being)) return null
  return named
}

/** "Coach Vann's wife" would be left as "Coach Vann's a relative", "boys' room" as "boys' a room". */
function isOwnedBySomebody(tokens: readonly Token[], first: number): boolean {
  const [before, own] = [tokens[first - 1], tokens[first]]
  if (!before || !own || before.ends) return false
  return isPossessive(before) || (before.key.endsWith('s') && own.start - before.end === 2)
}

/** True at the start of a sentence, behind a determiner, or behind a word that a noun follows. */
function standsAsNoun(tokens: readonly Token[], first: number): boolean {
  const before = tokens[first - 1]
  if (!before || before.closes) return true
  return leading.has(before.key) || owners.has(before.key) || adjectives.has(before.key)
}

function follows(tokens: readonly Token[], first: number, pattern: RegExp): boolean {
  const before = tokens[first - 1]
  return before !== undefined && !before.closes && pattern.test(before.key)
}

/** After "I am" somebody is meant; a whole clause has no vaguer words that read well. */
function circumstanceWords(
  tokens: readonly Token[],
  first: number,
  words: readonly Token[],
): string | null {
  const is = follows(tokens, first, being)
  if (words.length < 5 && words.some(({ key }) => kin.has(key))) {
    return is ? 'related to somebody here' : 'a relative'
  }
  const opening = words.slice(0, 2).map(({ key }) => key)
  // "The only sober" one
  const next = tokens[first + words.length]
  const goesOn = !words.at(-1)?.closes && next !== undefined && !onward.has(next.key)
  if (!is || goesOn) return null
  if (few.has(opening.join(' '))) return 'one of very few'
  return opening[0] === 'the' && someone.has(opening[1] ?? '') ? 'somebody people know' : null
}

/** "Over MLK weekend" is that weekend; "three Saturdays" gets nothing. */
function dateWords(
  tokens: readonly Token[],
  first: number,
  words: readonly Token[],
): string | null {
  const before = tokens[first - 1]
  if (before && !before.closes && !timely.has(before.key)) return null
  const span = words.find(({ key }) => key === 'weekend' || key === 'week')
  return `that ${span?.key ?? 'day'}`
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
    const replacement = isOwned(tokens, holder)
      ? null
      : (titles.get(tokens[holder]?.key ?? '') ?? 'someone')
    return { start: tokens[holder]?.start ?? 0, end, replacement }
  }
  const start = tokens[first]?.start ?? 0
  const before = tokens[first - 1]
  const unnamed = isIntroduced(tokens, first) || isAlone(tokens, first, last)
  const owned = isPossessive(tokens[last]) ? 'someone’s' : 'someone'
  // "The Hendersons" and "the other Emma" cannot be "the someone".
  const held = owners.has(before?.key ?? '') || adjectives.has(before?.key ?? '')
  return { start, end, replacement: unnamed || (held && !before?.closes) ? null : owned }
}

/** Nobody can be thanked, greeted, called or introduced as "someone". */
function isIntroduced(tokens: readonly Token[], first: number): boolean {
  const [before = '', further = ''] = [tokens[first - 1]?.key, tokens[first - 2]?.key]
  if (before === 'named' || before === 'called') return true
  if (courtesy.has(before) || /^(?:i['’]?m|im|you)$/.test(before)) return true
  if (before === 'is' && (further === 'name' || further === 'this')) return true
  if (before === 'by') return /^(?:go|goes|went)$/.test(further)
  return /^(?:me|him|her|us|them)$/.test(before) && /^call(?:s|ed)?$/.test(further)
}

/** A line that is a name and no more: somebody signs. */
function isAlone(tokens: readonly Token[], first: number, last: number): boolean {
  const dash = /^[-~•]+$/.test(tokens[first - 1]?.text ?? '') ? 1 : 0
  const opens = first === dash || tokens[first - 1 - dash]?.ends === true
  return opens && (last === tokens.length - 1 || tokens[last]?.ends === true)
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

/** "My fencing captain Drew" would be left as "my fencing a captain". */
function isOwned(tokens: readonly Token[], at: number): boolean {
  const [before, further] = [tokens[at - 1], tokens[at - 2]]
  if (!before || before.closes || !further || further.closes) return false
  return owners.has(further.key) && !leading.has(before.key)
}

/** A title is followed by its name; only the point of "Dr." may stand between. */
function isOver(token: Token | undefined): boolean {
  return token?.closes === true && token.text.length > 4
}

function isPossessive(token: Token | undefined): boolean {
  return token !== undefined && token.text.length > token.key.length
}
