import { unpacked } from '../../learnt/packed.ts'
import type { Candidate } from '../detail.ts'
import type { Token } from '../words/token.ts'
import { wordSet } from '../words/wordSet.ts'
import { oddsOf } from './oddsOf.ts'
import { traitsOf } from './traitsOf.ts'
import { bias, kinds, weights } from './weights.ts'
import { type LearnedKind, wordingOf } from './wordingOf.ts'

/** Log odds from which a token points at somebody, and from which it does beside one that does. */
const SURE = -0.4
const BESIDE = -2.4

/** Words that no detail begins or ends with. */
const loose = wordSet(
  'and or but so in at of from on to for with by as is was are were be been am i he she they we it its had has have that who which this when while if not no then than now here there ok u me him them us you',
)
/** Words that say nothing by themselves. */
const empty = wordSet('the a an my his her our their your one')

/** What belongs to the name in front of it: "the lacrosse team" is not left as "a team team". */
const tails = wordSet(
  'team teams club hall house building room floor program class section lab squad band choir',
)

const table = unpacked(weights)
const kindTables = kinds.map(({ kind, bias: start, ...packed }) => ({
  kind,
  start,
  table: unpacked(packed),
}))

/**
 * Names, places, groups and circumstances in any words, by weights that were learned from marked reviews.
 *
 * @param ruled what rules found by its shape, which the weights look at
 * @param taken all that was found before, in text order: it is not found again
 */
export function findLearned(
  { tokens, schoolName }: { readonly tokens: readonly Token[]; readonly schoolName: string },
  ruled: readonly Candidate[],
  taken: readonly Candidate[],
): Candidate[] {
  const traits = traitsOf(tokens, ruled)
  const odds = traits.map((places) => oddsOf(table, bias, places))
  return spansOf(tokens, pointing(tokens, odds), taken).flatMap(([first, last]) => {
    const words = tokens.slice(first, last + 1)
    if (words.every(({ key }) => schoolName.includes(` ${key} `) || empty.has(key))) return []
    if (words.some(({ key }) => key === 'doe' || key === 'roe')) return []
    return [wordingOf(tokens, first, last, kindOf(traits.slice(first, last + 1)))]
  })
}

/** Which tokens point at somebody: the sure ones, and what hangs together with one. */
function pointing(tokens: readonly Token[], odds: readonly number[]): boolean[] {
  const points = odds.map((one) => one > SURE)
  const spread = (at: number, from: number, between: Token | undefined) => {
    if (points[from] && (odds[at] ?? 0) > BESIDE && !between?.closes) points[at] = true
  }
  for (let at = 1; at < points.length; at += 1) spread(at, at - 1, tokens[at - 1])
  for (let at = points.length - 2; at >= 0; at -= 1) spread(at, at + 1, tokens[at])
  return points
}

/** Runs of tokens that point at somebody and that were not found already, without loose words at their ends. */
function spansOf(
  tokens: readonly Token[],
  points: readonly boolean[],
  found: readonly Candidate[],
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
    let [first, last] = [from, to]
    while (first <= last && loose.has(tokens[first]?.key ?? '')) first += 1
    while (last >= first && isLoose(tokens[last])) last -= 1
    if (first > last) return []
    const tail = !tokens[last]?.closes && tails.has(tokens[last + 1]?.key ?? '')
    return [[first, tail ? last + 1 : last] as [number, number]]
  })
}

function isLoose(token: Token | undefined): boolean {
  return token !== undefined && (loose.has(token.key) || empty.has(token.key))
}

/** The kind that the words of a span tell together. */
function kindOf(traits: readonly (readonly number[])[]): LearnedKind {
  const scores = kindTables.map(({ kind, start, table: own }) => ({
    kind,
    score: traits.reduce((sum, places) => sum + oddsOf(own, start, places), 0),
  }))
  return scores.toSorted((a, b) => b.score - a.score)[0]?.kind ?? 'circumstance'
}
