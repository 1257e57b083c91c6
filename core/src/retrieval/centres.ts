import type { Term } from './concepts.ts'
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

/** What centres are kept as: plain data. */
export interface CentresData {
  readonly numbers: ReadonlyMap<string, number>
  readonly rarity: Float32Array
  readonly shares: SharesData
  /** How many entries there are. */
  readonly count: number
}

/** What is said of each entry, taken together. */
export interface Centres {
  readonly data: CentresData
  /** How near each entry's centre is to these terms, as the cosine of their angle: 0 to 1. */
  readonly near: (terms: readonly Term[]) => Float32Array
}

/**
 * Builds the centre of each entry, in a step for each: the sum of its sayings, each of length 1, with rare terms
 * counting more (the Rocchio classifier). It hears a question that is like many phrasings and near to none.
 *
 * @param entries the sayings of each entry
 * @param numbers of the terms, which others may share
 */
export function* centresSteps(
  entries: readonly (readonly Saying[])[],
  numbers = new TermNumbers(),
): Generator<undefined, Centres, void> {
  const often: number[] = []
  const numberedTermsOf = ({ pieces, terms }: Saying) =>
    numbered([...terms, ...pieces], (term) => numbers.add(term))
  for (const sayings of entries) {
    for (const saying of sayings) {
      for (const term of numberedTermsOf(saying).keys()) often[term] = (often[term] ?? 0) + 1
    }
    yield
  }
  const count = entries.reduce((sum, sayings) => sum + sayings.length, 0)
  const rarity = Float32Array.from(often, (times) => Math.log(count / times))
  const ofEntry: Packed[] = []
  for (const sayings of entries) {
    // Numbered again: the numbers of all sayings at once would take much room.
    const of = sayings.map((saying) => ({ of: numberedTermsOf(saying), weight: saying.weight }))
    ofEntry.push(pack(centreOf(of, rarity)))
    yield
  }
  const shares = packShares(rarity.length, ofEntry).data
  return centresOf({ numbers: numbers.all, rarity, shares, count: ofEntry.length })
}

/** Makes centres of what they were kept as. A function of its own, so that nothing else is kept with them. */
export function centresOf(data: CentresData): Centres {
  const { count, numbers, rarity } = data
  const shares = sharesOf(data.shares)
  return {
    data,
    near: (terms) => {
      const known = numbered(terms, (term) => numbers.get(term))
      return shares.summed(unit(known, rarity), count)
    },
  }
}

/** The terms of a text by number, each once at its highest weight. */
function numbered(
  terms: readonly Term[],
  numberOf: (term: string) => number | undefined,
): Map<number, number> {
  const weights = new Map<number, number>()
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

function scaled(terms: Map<number, number>): Numbered {
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
  const sum = new Map<number, number>()
  for (const { of, weight } of sayings) {
    for (const [term, worth] of unit(of, rarity)) {
      sum.set(term, (sum.get(term) ?? 0) + weight * worth)
    }
  }
  return scaled(sum)
}
