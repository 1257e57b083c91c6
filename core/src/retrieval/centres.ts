import type { Term } from './concepts.ts'
import type { Saying } from './saying.ts'

/** What is said of each entry, taken together. */
export interface Centres {
  /** How near each entry's centre is to these terms, as the cosine of their angle: 0 to 1. */
  readonly near: (terms: readonly Term[]) => Float32Array
}

/** The terms of a text by number, each once at its highest weight. */
type Numbered = Map<number, number>

/**
 * Builds the centre of each entry, in a step for each: the sum of its sayings, each of length 1, with rare terms
 * counting more (the Rocchio classifier). It hears a question that is like many phrasings and near to none.
 *
 * @param entries the sayings of each entry
 */
export function* centresSteps(
  entries: readonly (readonly Saying[])[],
): Generator<undefined, Centres, void> {
  const numbers = new Map<string, number>()
  const numberOf = (term: string) => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, numbers.size)
    return numbers.size - 1
  }
  const often: number[] = []
  const said: { of: Numbered; weight: number }[][] = []
  for (const sayings of entries) {
    said.push(
      sayings.map(({ pieces, terms, weight }) => ({
        of: numbered([...terms, ...pieces], numberOf),
        weight,
      })),
    )
    for (const { of } of said.at(-1) ?? []) {
      for (const term of of.keys()) often[term] = (often[term] ?? 0) + 1
    }
    yield
  }
  const count = said.reduce((sum, sayings) => sum + sayings.length, 0)
  const rarity = Float32Array.from(often, (times) => Math.log(count / times))
  const postings = new Postings(rarity.length)
  for (const [entry, sayings] of said.entries()) {
    postings.add(entry, centreOf(sayings, rarity))
    yield
  }
  return {
    near: (terms) => {
      const known = numbered(terms, (term) => numbers.get(term))
      return postings.near(unit(known, rarity), entries.length)
    },
  }
}

function numbered(
  terms: readonly Term[],
  numberOf: (term: string) => number | undefined,
): Numbered {
  const weights: Numbered = new Map()
  for (const { term, weight } of terms) {
    const number = numberOf(term)
    if (number === undefined) continue
    weights.set(number, Math.max(weights.get(number) ?? 0, weight))
  }
  return weights
}

/** Brings the terms to length 1, rare ones counting more. */
function unit(terms: Numbered, rarity: Float32Array): Numbered {
  const worth = new Map([...terms].map(([term, weight]) => [term, weight * (rarity[term] ?? 0)]))
  return scaled(worth)
}

function scaled(terms: Numbered): Numbered {
  let sum = 0
  for (const value of terms.values()) sum += value ** 2
  const length = Math.sqrt(sum) || 1
  for (const [term, value] of terms) terms.set(term, value / length)
  return terms
}

function centreOf(
  sayings: readonly { of: Numbered; weight: number }[],
  rarity: Float32Array,
): Numbered {
  const sum: Numbered = new Map()
  for (const { of, weight } of sayings) {
    for (const [term, worth] of unit(of, rarity)) {
      sum.set(term, (sum.get(term) ?? 0) + weight * worth)
    }
  }
  return scaled(sum)
}

/** For each term the entries that hold it, with its share in them. */
class Postings {
  readonly #entries: number[][]
  readonly #shares: number[][]

  constructor(terms: number) {
    this.#entries = Array.from({ length: terms }, () => [])
    this.#shares = Array.from({ length: terms }, () => [])
  }

  add(entry: number, centre: Numbered): void {
    for (const [term, share] of centre) {
      this.#entries[term]?.push(entry)
      this.#shares[term]?.push(share)
    }
  }

  near(terms: Numbered, entries: number): Float32Array {
    const scores = new Float32Array(entries)
    for (const [term, worth] of terms) {
      const shares = this.#shares[term] ?? []
      for (const [at, entry] of (this.#entries[term] ?? []).entries()) {
        scores[entry] = (scores[entry] ?? 0) + worth * (shares[at] ?? 0)
      }
    }
    return scores
  }
}
