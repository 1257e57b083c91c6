import { PLACES, type SentenceTraits } from '@hub/core/analysis/secondReading/sentenceTraits'

/** An example as one rule sees it. One that counts 0 is left out. */
export interface Seen {
  readonly traits: SentenceTraits
  readonly yes: boolean
  readonly counts: number
}

export interface Table {
  readonly weights: Float32Array
  readonly bias: number
}

const RATE = 0.25
const DECAY = 0.0005
/** Whatever is judged so nearly right teaches nothing, and most examples have nothing to do with a rule. */
const NEARLY_RIGHT = 0.003
const FIRST_BIAS = -2

/**
 * Logistic regression as in `../logistic.ts` (weights kept small, AdaGrad, the same order at every run), in typed
 * arrays: there are a hundred times more examples.
 */
export function learnTable(all: readonly Seen[], rounds: number): Table {
  const examples = all.filter(({ counts }) => counts > 0)
  const weights = new Float32Array(PLACES)
  const slopes = new Float32Array(PLACES).fill(1e-6)
  let [bias, biasSlope] = [FIRST_BIAS, 1e-6]
  const order = Uint32Array.from(examples.keys())
  const next = numbers()
  for (let round = 0; round < rounds; round++) {
    shuffle(order, next)
    for (const at of order) {
      const { traits, yes, counts } = examples[at] as Seen
      const miss = (1 / (1 + Math.exp(-oddsOf({ weights, bias }, traits))) - (yes ? 1 : 0)) * counts
      if (Math.abs(miss) < NEARLY_RIGHT) continue
      for (let trait = 0; trait < traits.places.length; trait++) {
        const place = traits.places[trait] as number
        const slope = miss * (traits.counts[trait] as number) + DECAY * (weights[place] as number)
        const steep = (slopes[place] as number) + slope * slope
        slopes[place] = steep
        weights[place] = (weights[place] as number) - (RATE * slope) / Math.sqrt(steep)
      }
      biasSlope += miss * miss
      bias -= (RATE * miss) / Math.sqrt(biasSlope)
    }
  }
  return { weights, bias }
}

function oddsOf({ weights, bias }: Table, { places, counts }: SentenceTraits): number {
  let sum = bias
  for (let at = 0; at < places.length; at++) {
    sum += (weights[places[at] as number] as number) * (counts[at] as number)
  }
  return sum
}

export function shuffle(order: Uint32Array, next: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = next() % (at + 1)
    const one = order[at] as number
    order[at] = order[other] as number
    order[other] = one
  }
}

/** The same numbers at every run. */
export function numbers(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state
  }
}
