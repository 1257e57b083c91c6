import { type Packed, packed, SIGNS, unpacked } from './packed.ts'

/** A table in which most places are empty: two signs for the way from each kept place to the next, one for its weight. */
export interface PackedSparse extends Packed {
  readonly steps: string
}

/** Kept places in rising order, and the weight at each. */
export interface Sparse {
  readonly places: Int32Array
  readonly weights: Float64Array
}

const BASE = SIGNS.length
const LONGEST_STEP = BASE * BASE - 1

/** @param weights by place; none is 0 */
export function packedSparse(weights: ReadonlyMap<number, number>): PackedSparse {
  const kept: number[] = []
  const steps: string[] = []
  let last = 0
  for (const place of [...weights.keys()].toSorted((one, other) => one - other)) {
    // a way that is too long for two signs is gone in several, over places without weight
    while (place - last > LONGEST_STEP) last = step(LONGEST_STEP, 0)
    last = step(place - last, weights.get(place) ?? 0)
  }
  return { ...packed(kept), steps: steps.join('') }

  function step(length: number, weight: number): number {
    steps.push(SIGNS.charAt(Math.floor(length / BASE)) + SIGNS.charAt(length % BASE))
    kept.push(weight)
    return last + length
  }
}

/** The places and weights of `packedSparse`, as near as one sign can keep a weight. */
export function unpackedSparse({ steps, ...table }: PackedSparse): Sparse {
  const weights = unpacked(table)
  let place = 0
  const places = Int32Array.from(weights, (_, at) => {
    place += SIGNS.indexOf(steps.charAt(2 * at)) * BASE + SIGNS.indexOf(steps.charAt(2 * at + 1))
    return place
  })
  return { places, weights }
}
