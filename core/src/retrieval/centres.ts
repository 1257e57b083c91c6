import type { Term } from './concepts.ts'

/** One text that speaks of an entry: a phrasing, its title, a statement of its answer. */
export interface Saying {
  readonly terms: readonly Term[]
  /** The number of the entry. */
  readonly entry: number
  /** How much it counts beside the others. */
  readonly weight: number
}

/** What is said of each entry, taken together. */
export interface Centres {
  /** How near each entry's centre is to these terms, as the cosine of their angle: 0 to 1. */
  readonly near: (terms: readonly Term[]) => Float32Array
}

/**
 * Builds the centre of each entry: the sum of its sayings, each of length 1, with rare terms counting more
 * (the Rocchio classifier). It hears a question that is like many phrasings and near to none.
 */
export function buildCentres(sayings: readonly Saying[], entries: number): Centres {
  const often = new Map<string, number>()
  for (const { terms } of sayings) {
    for (const term of new Set(terms.map(({ term }) => term))) {
      often.set(term, (often.get(term) ?? 0) + 1)
    }
  }
  const rarity = (term: string) => Math.log(sayings.length / (often.get(term) ?? sayings.length))
  const sums = new Map<string, Map<number, number>>()
  for (const { entry, terms, weight } of sayings) {
    for (const [term, worth] of unit(terms, rarity)) {
      const inEntries = sums.get(term) ?? new Map<number, number>()
      sums.set(term, inEntries)
      inEntries.set(entry, (inEntries.get(entry) ?? 0) + weight * worth)
    }
  }
  const lengths = new Float32Array(entries)
  for (const inEntries of sums.values()) {
    for (const [entry, sum] of inEntries) lengths[entry] = (lengths[entry] ?? 0) + sum ** 2
  }
  const packed = pack(sums, (entry) => Math.sqrt(lengths[entry] ?? 0) || 1)
  return {
    near: (terms) => {
      const scores = new Float32Array(entries)
      for (const [term, worth] of unit(terms, rarity)) {
        const held = packed.get(term)
        if (!held) continue
        for (let at = 0; at < held.entries.length; at++) {
          const entry = held.entries[at] ?? 0
          scores[entry] = (scores[entry] ?? 0) + worth * (held.shares[at] ?? 0)
        }
      }
      return scores
    },
  }
}

/** The terms, each once at its highest weight, brought to length 1. Unknown ones tell nothing. */
function unit(terms: readonly Term[], rarity: (term: string) => number): [string, number][] {
  const worth = new Map<string, number>()
  for (const { term, weight } of terms) {
    worth.set(term, Math.max(worth.get(term) ?? 0, weight * rarity(term)))
  }
  let sum = 0
  for (const value of worth.values()) sum += value ** 2
  const length = Math.sqrt(sum) || 1
  return [...worth].map(([term, value]) => [term, value / length])
}

interface Held {
  readonly entries: Uint16Array
  readonly shares: Float32Array
}

function pack(
  sums: ReadonlyMap<string, ReadonlyMap<number, number>>,
  lengthOf: (entry: number) => number,
): ReadonlyMap<string, Held> {
  return new Map(
    [...sums].map(([term, inEntries]) => [
      term,
      {
        entries: Uint16Array.from(inEntries.keys()),
        shares: Float32Array.from(inEntries, ([entry, sum]) => sum / lengthOf(entry)),
      },
    ]),
  )
}
