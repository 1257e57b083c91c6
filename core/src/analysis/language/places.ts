const BITS = 32

/** A set of numbers below a count, as bits. */
export class Places {
  readonly #bits: Uint32Array

  /** @param count the numbers lie below it; none is in the set yet */
  constructor(count: number) {
    this.#bits = new Uint32Array(Math.ceil(count / BITS))
  }

  static all(count: number): Places {
    const places = new Places(count)
    places.#bits.fill(-1)
    const over = count % BITS
    if (over > 0) places.#bits[places.#bits.length - 1] = 2 ** over - 1
    return places
  }

  set(at: number): void {
    const word = (at / BITS) | 0
    this.#bits[word] = (this.#bits[word] ?? 0) | (1 << (at % BITS))
  }

  has(at: number): boolean {
    return (((this.#bits[(at / BITS) | 0] ?? 0) >>> (at % BITS)) & 1) === 1
  }

  /** Takes in those of the other set, of the same count. */
  add(other: Places): void {
    const [mine, theirs] = [this.#bits, other.#bits]
    for (let at = 0; at < mine.length; at++) mine[at] = (mine[at] ?? 0) | (theirs[at] ?? 0)
  }

  /** Leaves those that are in the other set, too. */
  keep(other: Places): void {
    const [mine, theirs] = [this.#bits, other.#bits]
    for (let at = 0; at < mine.length; at++) mine[at] = (mine[at] ?? 0) & (theirs[at] ?? 0)
  }

  /** Its numbers, the smallest first. */
  *[Symbol.iterator](): Generator<number> {
    for (let at = 0; at < this.#bits.length; at++) {
      for (let left = this.#bits[at] ?? 0; left !== 0; ) {
        const bit = 31 - Math.clz32(left & -left)
        yield at * BITS + bit
        left &= left - 1
      }
    }
  }
}
