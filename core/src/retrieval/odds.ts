import type { Term } from './concepts.ts'
import { isPiece } from './pieces.ts'
import type { Saying } from './saying.ts'
import {
  type Numbered,
  type Packed,
  pack,
  packShares,
  type SharesData,
  sharesOf,
} from './shares.ts'
import { TermNumbers } from './termNumbers.ts'

/** What odds are kept as: plain data. */
export interface OddsData {
  readonly numbers: ReadonlyMap<string, number>
  /** 1 for each term that tells anything, by its number. */
  readonly telling: Uint8Array
  /** What a term adds to an entry that never said it. */
  readonly base: Float64Array
  readonly extras: SharesData
}

/** What is said of each entry against what is said of all others. */
export interface Odds {
  readonly data: OddsData
  /** For each entry, how much more these terms speak for it than for the others; only differences count. */
  readonly of: (terms: readonly Term[]) => Float32Array
}

/** Seen this often in an entry where it was never seen: so a single word rules nothing out. */
const UNSEEN = 0.003
/** A term of one text tells that text, not what its entry is about. */
const SEEN_IN_AT_LEAST = 2

/**
 * Counts which terms speak of which entry, in a step for each (naive Bayes, each entry against the rest). It
 * hears a question that is like many phrasings and near to none.
 *
 * @param entries the sayings of each entry
 * @param numbers of the terms, which others may share
 */
export function* oddsSteps(
  entries: readonly (readonly Saying[])[],
  numbers = new TermNumbers(),
): Generator<undefined, Odds, void> {
  const { said, telling } = yield* countSteps(entries, numbers)
  const totals = totalsOf(said, telling.length)
  yield
  const unseen = UNSEEN * telling.filter(Boolean).length
  // What a term adds to an entry that never said it; what it adds to each that did comes on top.
  const base = totals.ofEntry.map((counts) => {
    return Math.log((totals.all - counts + unseen) / (counts + unseen))
  })
  const ofEntry = yield* extraSteps(said, totals.ofTerm)
  const extras = packShares(telling.length, ofEntry).data
  return oddsOf({ numbers: numbers.all, telling, base, extras })
}

/** Makes odds of what they were kept as. A function of its own, so that nothing else is kept with them. */
export function oddsOf(data: OddsData): Odds {
  const { base, numbers, telling } = data
  const extras = sharesOf(data.extras)
  return {
    data,
    of: (terms) => {
      const all = [...shared(terms, (name) => numbers.get(name))]
      const known = all.filter(([term]) => telling[term])
      const scores = extras.summed(known, base.length)
      const weight = known.reduce((sum, [, counts]) => sum + counts, 0)
      for (const [entry, odds] of base.entries()) {
        scores[entry] = (scores[entry] ?? 0) + weight * odds
      }
      return scores
    },
  }
}

/** How much each entry says each term that tells anything, and which terms do. */
function* countSteps(entries: readonly (readonly Saying[])[], numbers: TermNumbers) {
  const often: number[] = []
  const said: Map<number, number>[] = []
  for (const sayings of entries) {
    const sum = new Map<number, number>()
    for (const { terms, pieces, weight } of sayings) {
      for (const [term, counts] of shared([...terms, ...pieces], (name) => numbers.add(name))) {
        sum.set(term, (sum.get(term) ?? 0) + weight * counts)
        often[term] = (often[term] ?? 0) + 1
      }
    }
    said.push(sum)
    yield
  }
  const telling = Uint8Array.from(often, (times) => (times >= SEEN_IN_AT_LEAST ? 1 : 0))
  for (const sum of said) {
    for (const term of sum.keys()) if (!telling[term]) sum.delete(term)
  }
  return { said, telling }
}

/** How much is said of each term, by each entry, and in all. */
function totalsOf(said: readonly Numbered[], terms: number) {
  const ofTerm = new Float64Array(terms)
  const ofEntry = new Float64Array(said.length)
  let all = 0
  for (const [entry, sum] of said.entries()) {
    for (const [term, counts] of sum) {
      ofTerm[term] = (ofTerm[term] ?? 0) + counts
      ofEntry[entry] = (ofEntry[entry] ?? 0) + counts
      all += counts
    }
  }
  return { ofTerm, ofEntry, all }
}

/** How much more each term speaks for an entry for having been said by it. */
function* extraSteps(said: readonly Numbered[], totalOfTerm: Float64Array) {
  const extras: Packed[] = []
  for (const sum of said) {
    const own = [...sum].map(([term, counts]) => {
      return [term, extraOf(counts, totalOfTerm[term] ?? 0)] as const
    })
    extras.push(pack(new Map(own)))
    yield
  }
  return extras
}

/** @param total how much all entries together say the term */
function extraOf(counts: number, total: number): number {
  return (
    Math.log((counts + UNSEEN) / UNSEEN) - Math.log((total - counts + UNSEEN) / (total + UNSEEN))
  )
}

/** What all pieces of a text count for against all its words. */
const PIECES = 0.7

/** Words count together as much in a short text as in a long one, and so do pieces. */
function shared(terms: readonly Term[], numberOf: (term: string) => number | undefined): Numbered {
  const weights = new Map<string, number>()
  let [words, pieces] = [0, 0]
  for (const term of terms) {
    if (weights.has(term.term)) continue
    weights.set(term.term, term.weight)
    if (isPiece(term)) pieces++
    else words++
  }
  const counted = new Map<number, number>()
  for (const [term, weight] of weights) {
    const number = numberOf(term)
    if (number === undefined) continue
    const group = isPiece({ term, weight }) ? PIECES / Math.sqrt(pieces) : weight / Math.sqrt(words)
    counted.set(number, group)
  }
  return counted
}
