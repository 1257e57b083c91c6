import { PLACES, type SentenceTraits } from '@hub/core/analysis/secondReading/sentenceTraits'
import { numbers, shuffle } from './learn.ts'

/** An example and the classes that it is of, each as likely as the others. */
export interface Classed {
  readonly traits: SentenceTraits
  readonly classes: readonly number[]
  readonly counts: number
}

/** What is kept of one class: weights by place. */
export interface KeptClass {
  readonly weights: ReadonlyMap<number, number>
  readonly bias: number
}

const RATE = 0.5
const BIAS_RATE = 0.02
const DECAY = 0.0005
const ROUNDS = 10
/** A trait of fewer examples tells these, not their class. */
const SEEN_IN_AT_LEAST = 5
/** Whatever is judged so nearly right teaches nothing. */
const NEARLY_RIGHT = 1e-4

/** An example with its traits by row of the weights. */
interface Row {
  readonly rows: Int32Array
  readonly counts: Float32Array
  readonly classes: readonly number[]
  readonly weight: number
}

/** Weights by row and class; the rows stand for `places`. */
interface Weights {
  readonly places: Int32Array
  readonly weights: Float32Array
  readonly bias: Float32Array
}

/**
 * Softmax regression (weights kept small, AdaGrad by trait, the same order at every run): which of the classes an
 * example is of, given that it is of one. Learnt with all traits, and once more with the `most` weights that told most:
 * they must do without the others then.
 */
export function learnClasses(
  examples: readonly Classed[],
  classes: number,
  most: number,
): readonly KeptClass[] {
  const places = frequentPlaces(examples)
  const rows = rowsOf(examples, places)
  const isKept = new Uint8Array(places.length * classes).fill(1)
  const all = learnt(rows, places, classes, isKept)
  keepHeaviest(all, rows, classes, most, isKept)
  const { weights, bias } = learnt(rows, places, classes, isKept)
  return Array.from(bias, (own, at) => ({ bias: own, weights: weightsOf(at) }))

  function weightsOf(at: number): ReadonlyMap<number, number> {
    const kept = new Map<number, number>()
    for (const [row, place] of places.entries()) {
      if (isKept[row * classes + at]) kept.set(place, weights[row * classes + at] ?? 0)
    }
    return kept
  }
}

function frequentPlaces(examples: readonly Classed[]): Int32Array {
  const seen = new Uint32Array(PLACES)
  for (const { traits } of examples) {
    for (const place of traits.places) seen[place] = (seen[place] ?? 0) + 1
  }
  return Int32Array.from(seen.keys()).filter((place) => (seen[place] ?? 0) >= SEEN_IN_AT_LEAST)
}

function rowsOf(examples: readonly Classed[], places: Int32Array): readonly Row[] {
  const rowOf = new Int32Array(PLACES).fill(-1)
  for (const [row, place] of places.entries()) rowOf[place] = row
  return examples.map(({ traits, classes, counts }) => {
    const at = Array.from(traits.places.keys()).filter(
      (one) => (rowOf[traits.places[one] ?? 0] ?? -1) >= 0,
    )
    return {
      rows: Int32Array.from(at, (one) => rowOf[traits.places[one] ?? 0] ?? 0),
      counts: Float32Array.from(at, (one) => traits.counts[one] ?? 0),
      classes,
      weight: counts,
    }
  })
}

function learnt(
  rows: readonly Row[],
  places: Int32Array,
  classes: number,
  isKept: Uint8Array,
): Weights {
  const weights = new Float32Array(places.length * classes)
  const bias = new Float32Array(classes)
  const slopes = new Float32Array(places.length).fill(1e-6)
  const order = Uint32Array.from(rows.keys())
  const next = numbers()
  const misses = new Float32Array(classes)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, next)
    for (const at of order) {
      const row = rows[at] as Row
      const slope = missesOf(row, { places, weights, bias }, misses)
      if (slope >= NEARLY_RIGHT) correct(row, slope)
    }
  }
  return { places, weights, bias }

  function correct({ rows: own, counts }: Row, slope: number): void {
    for (let one = 0; one < classes; one++) {
      bias[one] = (bias[one] as number) - BIAS_RATE * (misses[one] as number)
    }
    for (let trait = 0; trait < own.length; trait++) {
      const row = own[trait] as number
      const count = counts[trait] as number
      const steep = (slopes[row] as number) + slope * count * count
      slopes[row] = steep
      const rate = RATE / Math.sqrt(steep)
      for (let one = 0, place = row * classes; one < classes; one++, place++) {
        if (!isKept[place]) continue
        const weight = weights[place] as number
        weights[place] = weight - rate * ((misses[one] as number) * count + DECAY * weight)
      }
    }
  }
}

/** Writes by how much each class is judged too likely, and gives the sum of the squares. */
function missesOf(row: Row, { weights, bias }: Weights, misses: Float32Array): number {
  const classes = misses.length
  misses.set(bias)
  for (let trait = 0; trait < row.rows.length; trait++) {
    const count = row.counts[trait] as number
    for (
      let one = 0, place = (row.rows[trait] as number) * classes;
      one < classes;
      one++, place++
    ) {
      misses[one] = (misses[one] as number) + (weights[place] as number) * count
    }
  }
  const highest = misses.reduce((one, other) => Math.max(one, other))
  let sum = 0
  for (let one = 0; one < classes; one++) {
    misses[one] = Math.exp((misses[one] as number) - highest)
    sum += misses[one] as number
  }
  for (let one = 0; one < classes; one++) misses[one] = (misses[one] as number) / sum
  for (const own of row.classes) misses[own] = (misses[own] as number) - 1 / row.classes.length
  let squares = 0
  for (let one = 0; one < classes; one++) {
    misses[one] = (misses[one] as number) * row.weight
    squares += (misses[one] as number) ** 2
  }
  return squares
}

/** Marks the weights that moved the sums most. */
function keepHeaviest(
  { places, weights }: Weights,
  rows: readonly Row[],
  classes: number,
  most: number,
  isKept: Uint8Array,
): void {
  const energy = new Float64Array(places.length)
  for (const { rows: own, counts } of rows) {
    for (const [trait, row] of own.entries()) {
      energy[row] = (energy[row] ?? 0) + (counts[trait] ?? 0) ** 2
    }
  }
  const moves = Float64Array.from(
    weights,
    (weight, at) => Math.abs(weight) * Math.sqrt(energy[Math.floor(at / classes)] ?? 0),
  )
  const sorted = moves.toSorted()
  const least = sorted[Math.max(0, sorted.length - most)] ?? 0
  for (const [at, move] of moves.entries()) isKept[at] = move > 0 && move >= least ? 1 : 0
}
