/** So many numbers stand together in a group. */
export const GROUP = 32

/** A set of numbers below a count, as bits. */
export class Places {
  #bits: Uint32Array

  /** @param count the numbers lie below it; none is in the set yet */
  constructor(count: number) {
    this.#bits = new Uint32Array(Math.ceil(count / GROUP))
  }

  /** A set of its own with the same numbers. */
  static of(other: Places): Places {
    const places = new Places(0)
    places.#bits = other.#bits.slice()
    return places
  }

  static all(count: number): Places {
    const places = new Places(count)
    places.#bits.fill(-1)
    const over = count % GROUP
    if (over > 0) places.#bits[places.#bits.length - 1] = 2 ** over - 1
    return places
  }

  set(at: number): void {
    const word = (at / GROUP) | 0
    this.#bits[word] = (this.#bits[word] ?? 0) | (1 << (at % GROUP))
  }

  has(at: number): boolean {
    return (((this.#bits[(at / GROUP) | 0] ?? 0) >>> (at % GROUP)) & 1) === 1
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

  /** Which of the numbers of a group are in the set, as bits; 0 where none is. */
  group(at: number): number {
    return this.#bits[at] ?? 0
  }

  /** Its numbers, the smallest first. */
  *[Symbol.iterator](): Generator<number> {
    for (let at = 0; at < this.#bits.length; at++) {
      for (const bit of inGroup(this.group(at))) yield at * GROUP + bit
    }
  }
}

/** The places of the bits of a group, the lowest first. */
export function* inGroup(bits: number): Generator<number> {
  for (let left = bits; left !== 0; left &= left - 1) yield 31 - Math.clz32(left & -left)
}
