/** A term by its number, with how much it counts. */
type Counted = readonly [term: number, counts: number]

/** The terms of a text by number, with how much each counts. */
export type Numbered = ReadonlyMap<number, number>

/** The same in a fifth of the room. */
export interface Packed {
  readonly terms: Uint32Array
  readonly counts: Float32Array
}

export function pack(of: Numbered): Packed {
  return { terms: Uint32Array.from(of.keys()), counts: Float32Array.from(of.values()) }
}

/** What shares are kept as: plain data. */
export interface SharesData {
  /** Where the stretch of each term ends, and the next one's begins. */
  readonly ends: Uint32Array
  readonly entryAt: Uint16Array
  readonly shareAt: Float32Array
}

/** For each term the entries that it speaks for, with its share in each. */
export interface Shares {
  readonly data: SharesData
  /** For each of so many entries its shares of the terms, each times what the term counts, taken together. */
  readonly summed: (terms: Iterable<Counted>, entries: number) => Float32Array
}

/**
 * Puts the shares into typed arrays, one stretch for each term: a list of its own for each of the many terms takes
 * six times the room.
 *
 * @param terms how many there are, numbered from 0
 * @param ofEntry each entry's share of each of its terms
 */
export function packShares(terms: number, ofEntry: readonly Packed[]): Shares {
  const ends = stretchEnds(terms, ofEntry)
  const next = Uint32Array.from(ends, (_, term) => (term === 0 ? 0 : (ends[term - 1] ?? 0)))
  const entryAt = new Uint16Array(ends.at(-1) ?? 0)
  const shareAt = new Float32Array(entryAt.length)
  for (const [entry, shares] of ofEntry.entries()) {
    for (const [at, term] of shares.terms.entries()) {
      const place = next[term] ?? 0
      entryAt[place] = entry
      shareAt[place] = shares.counts[at] ?? 0
      next[term] = place + 1
    }
  }
  return sharesOf({ ends, entryAt, shareAt })
}

/** Makes shares of what they were kept as. */
export function sharesOf(data: SharesData): Shares {
  const { ends, entryAt, shareAt } = data
  return {
    data,
    summed: (counted, entries) => {
      const sums = new Float32Array(entries)
      for (const [term, counts] of counted) {
        const end = ends[term] ?? 0
        for (let place = term === 0 ? 0 : (ends[term - 1] ?? 0); place < end; place++) {
          const entry = entryAt[place] ?? 0
          sums[entry] = (sums[entry] ?? 0) + counts * (shareAt[place] ?? 0)
        }
      }
      return sums
    },
  }
}

/** Where the stretch of each term ends, and the next one's begins. */
function stretchEnds(terms: number, ofEntry: readonly Packed[]): Uint32Array {
  const ends = new Uint32Array(terms)
  for (const shares of ofEntry) for (const term of shares.terms) ends[term] = (ends[term] ?? 0) + 1
  for (let term = 1; term < terms; term++) ends[term] = (ends[term] ?? 0) + (ends[term - 1] ?? 0)
  return ends
}
