import { summed, type Trait } from '@hub/core/learnt/traits'

export interface Example {
  readonly traits: readonly Trait[]
  readonly yes: boolean
  /** How much it counts while learning. */
  readonly counts: number
  /** What is known of it before, in log odds; 0 if left out. */
  readonly before?: number
}

export interface Weights {
  readonly table: Float64Array
  readonly bias: number
}

const ROUNDS = 15
const RATE = 0.5

/** A trait of a single example tells that example, not what a crisis looks like. */
const SEEN_IN_AT_LEAST = 2

/**
 * Logistic regression with weights kept small (`decay`), by AdaGrad over the examples in an order that is the
 * same at every run.
 *
 * @param size places of the table
 */
export function learn(all: readonly Example[], decay: number, size: number): Weights {
  const examples = withoutRare(all, size)
  const table = new Float64Array(size)
  const seen = new Float64Array(size).fill(1e-6)
  let [bias, biasSeen] = [0, 1e-6]
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of shuffled(examples.length, round)) {
      const example = examples[at]
      if (!example) continue
      const miss = (chance({ table, bias }, example) - (example.yes ? 1 : 0)) * example.counts
      for (const [place, counts] of example.traits) {
        const slope = miss * counts + decay * (table[place] ?? 0)
        seen[place] = (seen[place] ?? 0) + slope * slope
        table[place] = (table[place] ?? 0) - (RATE * slope) / Math.sqrt(seen[place] ?? 1)
      }
      biasSeen += miss * miss
      bias -= (RATE * miss) / Math.sqrt(biasSeen)
    }
  }
  return { table, bias }
}

function withoutRare(examples: readonly Example[], size: number): Example[] {
  const seen = new Uint32Array(size)
  for (const { traits } of examples) {
    for (const place of new Set(traits.map(([at]) => at))) seen[place] = (seen[place] ?? 0) + 1
  }
  return examples.map((example) => ({
    ...example,
    traits: example.traits.filter(([place]) => (seen[place] ?? 0) >= SEEN_IN_AT_LEAST),
  }))
}

function chance(weights: Weights, { traits, before = 0 }: Example): number {
  return 1 / (1 + Math.exp(-before - sumOf(weights, traits)))
}

/** Above 0 the text is rather of the kind than not. */
export function sumOf({ table, bias }: Weights, traits: readonly Trait[]): number {
  return summed(table, bias, traits)
}

/** The numbers below `count` in an order that only `seed` decides. */
export function shuffled(count: number, seed: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  let state = seed + 1
  for (let at = count - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = state % (at + 1)
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
  return order
}
