/** A term by its number, with how much it counts. */
type Counted = readonly [term: number, counts: number]

/** The terms of a text by number, with how much each counts. */
export type Numbered = ReadonlyMap<number, number>

/** For each term the entries that it speaks for, with its share in each. */
export class Shares {
  // Two lists of numbers take a third of the room of one list of pairs.
  readonly #entries: number[][]
  readonly #shares: number[][]

  /** @param terms how many there are, numbered from 0 */
  constructor(terms: number) {
    this.#entries = Array.from({ length: terms }, () => [])
    this.#shares = Array.from({ length: terms }, () => [])
  }

  /** Adds an entry with its share of each term. Each entry is added once. */
  add(entry: number, shares: Iterable<Counted>): void {
    for (const [term, share] of shares) {
      this.#entries[term]?.push(entry)
      this.#shares[term]?.push(share)
    }
  }

  /** For each of so many entries its shares of the terms, each times what the term counts, taken together. */
  summed(terms: Iterable<Counted>, entries: number): Float32Array {
    const sums = new Float32Array(entries)
    for (const [term, counts] of terms) {
      const shares = this.#shares[term] ?? []
      for (const [at, entry] of (this.#entries[term] ?? []).entries()) {
        sums[entry] = (sums[entry] ?? 0) + counts * (shares[at] ?? 0)
      }
    }
    return sums
  }
}
