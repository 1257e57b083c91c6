import type { Candidate } from '../detail.ts'
import type { Token } from '../words/token.ts'
import { wordSet } from '../words/wordSet.ts'
import { LABELS } from './tagger.ts'
import { vaguerPost } from './vaguerWords.ts'
import { type LearnedKind, wordingOf } from './wordingOf.ts'

/**
 * How likely a token must be to point at somebody. Most reviews name nobody, so that the first detail must be nearly certain;
 * who has told one thing tells more.
 */
const SURE_OF_FIRST = 0.85
const SURE_OF_MORE = 0.1
/** The same beside a token that points at somebody, as a share. */
const BESIDE = 0.3
/** Any group is easily taken for a small one, and any number for a telling one. */
const SURE_OF_GROUP = 0.15
const SURE_OF_NUMBER = 0.2
/** The outer words of a detail, as a share of its surest one. */
const EDGE = 0.1

const CLOCK = /^\d{1,2}(?::\d\d)?(?:[ap]\.?m)?$/

/** Words that no detail begins or ends with. */
const loose = wordSet(
  'and or but so in at of from on to for with by as is was are were be been am i he she they we it its had has have that who this which when while if not no then than now here there below above ok u me him them us you',
)
/** Words that say nothing by themselves. */
const empty = wordSet('the a an my his her our their your one')

/** Words about oneself that many share: "a 19-year-old junior" is one of thousands. */
const common = wordSet(
  '18-year-old 19-year-old 20-year-old 21-year-old 22-year-old freshman sophomore junior senior student',
)

/** Words of laws and court cases: "34 CFR 106.45", "Davis v. Monroe County". */
const legal = wordSet('cfr usc v vs')

/** What belongs to the name in front of it: "the lacrosse team" is not left as "a team team". */
const tails = wordSet(
  'team teams club hall house building room floor program class section lab squad band choir',
)

/**
 * Names, places, groups and circumstances in any words, as a model that learned from marked reviews sees them.
 *
 * @param found all that rules have found, in text order: it is not found again
 * @param chances what the tagger says of each token
 */
export function findLearned(
  { tokens, schoolName }: { readonly tokens: readonly Token[]; readonly schoolName: string },
  found: readonly Candidate[],
  chances: Float32Array,
): Candidate[] {
  const points = tokens.map((_, at) => 1 - (chances[at * LABELS.length] ?? 1))
  const isTelling = found.length > 0 || points.some((chance) => chance > SURE_OF_FIRST)
  if (!isTelling) return []
  const edged = (first: number, last: number) => {
    const core = narrowed(points, first, last)
    const kind = kindOf(chances, ...core)
    // Where a phrase begins and ends is less clear.
    const whole: [number, number] = [first, last]
    return kind === 'circumstance' || kind === 'group' ? whole : core
  }
  return spansOf(tokens, pointing(tokens, points), found, edged).flatMap(([first, last]) => {
    const words = tokens.slice(first, last + 1)
    const saysNothing = ({ key }: Token) =>
      schoolName.includes(` ${key} `) || empty.has(key) || common.has(key)
    if (words.every(saysNothing)) return []
    if (words.some(({ key }) => legal.has(key))) return []
    // Who is called John Doe is not named.
    const whole = tokens.slice(first, last + 2)
    if (whole.some(({ key }) => key === 'doe' || key === 'roe')) return []
    const kind = kindOf(chances, first, last)
    const surest = Math.max(...points.slice(first, last + 1))
    if (kind === 'group' && surest <= SURE_OF_GROUP) return []
    if (kind === 'date' && words.every(({ key }) => CLOCK.test(key))) return []
    const one = wordingOf(tokens, first, last, kind === 'name' && isPost(words) ? 'group' : kind)
    // "Marcus D" would be left as "someone someone".
    const isBeside = found.some(({ end, start }) => one.start - end === 1 || start - one.end === 1)
    return [isBeside ? { ...one, replacement: null } : one]
  })
}

/** Which tokens point at somebody in a text that does: the sure ones, and what hangs together with one. */
function pointing(tokens: readonly Token[], chances: readonly number[]): boolean[] {
  const isOver = (at: number, sure: number) =>
    (chances[at] ?? 0) > (tokens[at] && hasLetters(tokens[at]) ? sure : SURE_OF_NUMBER)
  const points = tokens.map((_, at) => isOver(at, SURE_OF_MORE))
  const spread = (at: number, from: number, between: Token | undefined) => {
    if (points[from] && isOver(at, SURE_OF_MORE * BESIDE) && !between?.closes) points[at] = true
  }
  for (let at = 1; at < points.length; at += 1) spread(at, at - 1, tokens[at - 1])
  for (let at = points.length - 2; at >= 0; at -= 1) spread(at, at + 1, tokens[at])
  return points
}

/** A run without the words at its ends that are far less certain than its surest. */
function narrowed(points: readonly number[], from: number, to: number): [number, number] {
  const least = EDGE * Math.max(...points.slice(from, to + 1))
  const isSure = (chance: number, at: number) => at >= from && at <= to && chance >= least
  return [points.findIndex(isSure), points.findLastIndex(isSure)]
}

/** Runs of tokens that point at somebody and that were not found already, without loose words at their ends. */
function spansOf(
  tokens: readonly Token[],
  points: readonly boolean[],
  found: readonly Candidate[],
  edged: (first: number, last: number) => [number, number],
): [number, number][] {
  const spans: [number, number][] = []
  let next = 0
  let open = false
  for (const [at, token] of tokens.entries()) {
    while ((found[next]?.end ?? Number.POSITIVE_INFINITY) <= token.start) next += 1
    const taken = (found[next]?.start ?? Number.POSITIVE_INFINITY) < token.end
    const last = spans.at(-1)
    if (!points[at] || taken) open = false
    else if (open && last) last[1] = at
    else {
      spans.push([at, at])
      open = true
    }
    if (token.closes) open = false
  }
  return spans.flatMap(([from, to]) => {
    let [first, last] = edged(from, to)
    while (first <= last && loose.has(tokens[first]?.key ?? '')) first += 1
    while (last >= first && isLoose(tokens[last])) last -= 1
    if (first > last) return []
    const next = tokens[last + 1]
    const isTail = next && !tokens[last]?.closes && tails.has(next.key) && !isFound(next, found)
    return [[first, isTail ? last + 1 : last] as [number, number]]
  })
}

function isFound(token: Token, found: readonly Candidate[]): boolean {
  return found.some(({ start, end }) => start < token.end && token.start < end)
}

/** "treasurer" is what somebody is, not what they are called; "Captain" may be a name. */
function isPost(words: readonly Token[]): boolean {
  return vaguerPost(words) !== null && words.every(({ text }) => text === text.toLowerCase())
}

function hasLetters({ key }: Token): boolean {
  return /\p{L}/u.test(key)
}

function isLoose(token: Token | undefined): boolean {
  return token !== undefined && (loose.has(token.key) || empty.has(token.key))
}

/** The kind that the words of a span tell together. */
function kindOf(chances: Float32Array, first: number, last: number): LearnedKind {
  const [, ...kinds] = LABELS
  const sumOf = (label: number) => {
    let sum = 0
    for (let at = first; at <= last; at += 1) sum += chances[at * LABELS.length + label] ?? 0
    return sum
  }
  const sums = kinds.map((kind, at) => ({ kind, sum: sumOf(at + 1) }))
  return sums.toSorted((a, b) => b.sum - a.sum)[0]?.kind ?? 'circumstance'
}
