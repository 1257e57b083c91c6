import type { Term } from './concepts.ts'
import { isPiece } from './pieces.ts'
import type { Saying } from './saying.ts'

/** What is said of each entry against what is said of all others. */
export interface Odds {
  /** For each entry, how much more these terms speak for it than for the others; only differences count. */
  readonly of: (terms: readonly Term[]) => Float32Array
}

/** The terms of a text by number, with how much each counts in it. */
type Numbered = ReadonlyMap<number, number>

/** Seen this often in an entry where it was never seen: so a single word rules nothing out. */
const UNSEEN = 0.003
/** A term of one text tells that text, not what its entry is about. */
const SEEN_IN_AT_LEAST = 2

/**
 * Counts which terms speak of which entry, in a step for each (naive Bayes, each entry against the rest). It
 * hears a question that is like many phrasings and near to none.
 *
 * @param entries the sayings of each entry
 */
export function* oddsSteps(
  entries: readonly (readonly Saying[])[],
): Generator<undefined, Odds, void> {
  const numbers = new Map<string, number>()
  const numberOf = (term: string) => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, numbers.size)
    return numbers.size - 1
  }
  const often: number[] = []
  const said: Map<number, number>[] = []
  for (const sayings of entries) {
    const sum = new Map<number, number>()
    for (const { terms, pieces, weight } of sayings) {
      for (const [term, counts] of shared([...terms, ...pieces], numberOf)) {
        sum.set(term, (sum.get(term) ?? 0) + weight * counts)
        often[term] = (often[term] ?? 0) + 1
      }
    }
    said.push(sum)
    yield
  }
  const telling = often.map((times) => times >= SEEN_IN_AT_LEAST)
  const ofTerm = new Float64Array(often.length)
  const ofEntry = new Float64Array(entries.length)
  let all = 0
  for (const [entry, sum] of said.entries()) {
    for (const [term, counts] of sum) {
      if (!telling[term]) continue
      ofTerm[term] = (ofTerm[term] ?? 0) + counts
      ofEntry[entry] = (ofEntry[entry] ?? 0) + counts
      all += counts
    }
  }
  yield
  const unseen = UNSEEN * telling.filter(Boolean).length
  // What a term adds to an entry that never said it, and what it adds to each that did.
  const base = ofEntry.map((counts) => Math.log((all - counts + unseen) / (counts + unseen)))
  const entriesOf: number[][] = often.map(() => [])
  const extraOf: number[][] = often.map(() => [])
  for (const [entry, sum] of said.entries()) {
    for (const [term, counts] of sum) {
      if (!telling[term]) continue
      const total = ofTerm[term] ?? 0
      entriesOf[term]?.push(entry)
      extraOf[term]?.push(
        Math.log((counts + UNSEEN) / UNSEEN) -
          Math.log((total - counts + UNSEEN) / (total + UNSEEN)),
      )
    }
    yield
  }
  return {
    of: (terms) => {
      const scores = new Float32Array(entries.length)
      let weight = 0
      for (const [term, counts] of shared(terms, (name) => numbers.get(name))) {
        if (!telling[term]) continue
        weight += counts
        const extra = extraOf[term] ?? []
        for (const [at, entry] of (entriesOf[term] ?? []).entries()) {
          scores[entry] = (scores[entry] ?? 0) + counts * (extra[at] ?? 0)
        }
      }
      for (const [entry, extra] of base.entries())
        scores[entry] = (scores[entry] ?? 0) + weight * extra
      return scores
    },
  }
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
