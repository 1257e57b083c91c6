import type { Sparse } from '../../learnt/sparse.ts'
import { Places } from '../language/places.ts'
import { PLACES, type SentenceTraits } from './sentenceTraits.ts'

/** What was learnt, unpacked: of all rules together and of each. */
export interface Tables {
  /** The rules that something was learnt of, by their first requirement; sums stand in this order. */
  readonly rules: readonly string[]
  readonly against: Sums
  readonly meets: Sums
  /** Whether any of the sums has a weight at a place: few places have, and all that they need lies in a small memory. */
  readonly knows: (place: number) => boolean
}

/** Of all rules together, and of each. */
export interface Sums {
  readonly any: { readonly weights: Float32Array; readonly bias: number }
  readonly which: ByPlace
}

/**
 * Weights of all rules by place: those of place p are at `starts[p]` to `starts[p + 1]`. One walk over the traits of a
 * sentence then weighs it for every rule.
 */
interface ByPlace {
  readonly starts: Int32Array
  readonly rules: Uint8Array
  readonly weights: Float32Array
  readonly bias: Float64Array
}

/** The kept weights of a sum, by place. */
export interface Kept extends Sparse {
  readonly bias: number
}

/** Tables from the kept weights. */
export function tablesOf(
  againstAny: Kept,
  meetsAny: Kept,
  rules: readonly { readonly id: string; readonly against: Kept; readonly meets: Kept }[],
): Tables {
  const against = rules.map((rule) => rule.against)
  const meets = rules.map((rule) => rule.meets)
  const known = new Places(PLACES)
  for (const { places } of [againstAny, meetsAny, ...against, ...meets]) {
    for (const place of places) known.set(place)
  }
  return {
    rules: rules.map(({ id }) => id),
    knows: (place) => known.has(place),
    against: { any: dense(againstAny), which: byPlace(against) },
    meets: { any: dense(meetsAny), which: byPlace(meets) },
  }
}

function dense({ places, weights: kept, bias }: Kept): Sums['any'] {
  const weights = new Float32Array(PLACES)
  for (const [at, place] of places.entries()) weights[place] = kept[at] ?? 0
  return { weights, bias }
}

/**
 * Log odds that a passage goes against any rule, or does as any asks.
 *
 * @param sums of one or the other
 */
export function weighAny({ any }: Sums, { places, counts }: SentenceTraits): number {
  let sum = any.bias
  for (let at = 0; at < places.length; at++) {
    sum += (any.weights[places[at] ?? 0] ?? 0) * (counts[at] ?? 0)
  }
  return sum
}

/** How likely this is of each rule beside the others, if it is of one: sums to take a softmax of, in the tables' order. */
export function weighEach({ which }: Sums, { places, counts }: SentenceTraits): Float64Array {
  const sums = which.bias.slice()
  for (let at = 0; at < places.length; at++) add(which, places[at] ?? 0, counts[at] ?? 0, sums)
  return sums
}

function add({ starts, rules, weights }: ByPlace, place: number, count: number, to: Float64Array) {
  const end = starts[place + 1] ?? 0
  for (let at = starts[place] ?? 0; at < end; at++) {
    const rule = rules[at] ?? 0
    to[rule] = (to[rule] ?? 0) + (weights[at] ?? 0) * count
  }
}

function byPlace(all: readonly Kept[]): ByPlace {
  const starts = new Int32Array(PLACES + 1)
  for (const { places } of all) {
    for (const place of places) starts[place + 1] = (starts[place + 1] ?? 0) + 1
  }
  for (let place = 0; place < PLACES; place++) {
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0)
  }
  const next = starts.slice()
  const size = starts[PLACES] ?? 0
  const rules = new Uint8Array(size)
  const weights = new Float32Array(size)
  for (const [rule, table] of all.entries()) {
    for (const [at, place] of table.places.entries()) {
      const to = next[place] ?? 0
      next[place] = to + 1
      rules[to] = rule
      weights[to] = table.weights[at] ?? 0
    }
  }
  return { starts, rules, weights, bias: Float64Array.from(all, ({ bias }) => bias) }
}
