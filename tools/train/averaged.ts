import { shuffled } from './logistic.ts'

export interface TokenExample {
  /** Numbers of its traits, as `traitsOf` gives them. */
  readonly traits: readonly number[]
  readonly yes: boolean
  /** How much it counts while learning. */
  readonly counts: number
}

export interface Settings {
  /** Places of the table. */
  readonly size: number
  /** Weights stay small by this much. */
  readonly decay: number
  readonly rounds: number
  /** The share of traits that is hidden at each step, so that no single one is relied on. */
  readonly hidden: number
}

const RATE = 0.2
const BIAS_RATE = 0.001
const FIRST_BIAS = -3
/** What is known so well teaches nothing. */
const KNOWN = 0.002

/**
 * Logistic regression by AdaGrad with hidden traits; the weights are the mean of those after each round of the second
 * half. The same at every run.
 */
export function learnAveraged(examples: readonly TokenExample[], settings: Settings) {
  const { size, decay, rounds, hidden } = settings
  const table = new Float64Array(size)
  const seen = new Float64Array(size).fill(1e-3)
  const sum = new Float64Array(size)
  const chance = chances()
  const scale = 1 / (1 - hidden)
  let [bias, kept] = [FIRST_BIAS, 0]
  for (let round = 0; round < rounds; round++) {
    for (const at of shuffled(examples.length, round)) {
      const example = examples[at]
      if (!example) continue
      const shown = example.traits.flatMap((place) => (chance() < hidden ? [] : [place % size]))
      const odds = shown.reduce((total, place) => total + (table[place] ?? 0) * scale, bias)
      const miss = (1 / (1 + Math.exp(-odds)) - (example.yes ? 1 : 0)) * example.counts
      bias -= BIAS_RATE * miss
      if (Math.abs(miss) < KNOWN * example.counts) continue
      for (const place of shown) {
        const slope = miss * scale + decay * (table[place] ?? 0)
        seen[place] = (seen[place] ?? 0) + slope * slope
        table[place] = (table[place] ?? 0) - (RATE * slope) / Math.sqrt(seen[place] ?? 1)
      }
    }
    if (round < rounds / 2) continue
    kept += 1
    for (let place = 0; place < size; place++) sum[place] = (sum[place] ?? 0) + (table[place] ?? 0)
  }
  return { table: sum.map((total) => total / kept), bias }
}

/** Numbers from 0 to 1, the same at every run. */
export function chances(seed = 1): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
