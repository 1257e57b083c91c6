import type { Sparse } from '../../learnt/sparse.ts'
import { unpackedSparse } from '../../learnt/sparse.ts'
import { PLACES, type SentenceTraits } from './sentenceTraits.ts'
import { againstAny, tables } from './weights.ts'

/** What the tables say against one sentence, in log odds. */
export interface Weighed {
  /** That it goes against any rule at all. */
  readonly againstAny: number
  /** That it goes against each rule, in the order of `learntRules`. */
  readonly against: Float64Array
}

/** The rules that something was learnt of, by their first requirement. */
export const learntRules: readonly string[] = tables.map(({ id }) => id)

/**
 * Weights of all rules by place: those of place p are at `starts[p]` to `starts[p + 1]`. One walk over the traits of a
 * sentence then weighs it for every rule.
 */
interface ByPlace {
  readonly starts: Int32Array
  readonly rules: Uint8Array
  readonly weights: Float64Array
}

interface Loaded {
  readonly any: Float64Array
  readonly against: ByPlace
  readonly meets: ByPlace
}

let loaded: Loaded | undefined

const biasAgainst = Float64Array.from(tables, ({ against }) => against.bias)
const biasMeets = Float64Array.from(tables, ({ meets }) => meets.bias)

/** In log odds: what is so unlikely to go against any rule need not be weighed for each. */
const HOPELESS = -4.5

/**
 * Weighs a sentence by what was learnt from passages and letters (`tools/train.ts`); always the same for the same.
 * Where it hardly goes against any rule, the odds of each are those of a sentence without words.
 */
export function weigh(traits: SentenceTraits): Weighed {
  loaded ??= load()
  let any = againstAny.bias
  for (let at = 0; at < traits.places.length; at++) {
    any += (loaded.any[traits.places[at] ?? 0] ?? 0) * (traits.counts[at] ?? 0)
  }
  const against = any < HOPELESS ? biasAgainst : added(loaded.against, traits, biasAgainst)
  return { againstAny: any, against }
}

/** Log odds that a sentence does what each rule asks, in the order of `learntRules`. */
export function weighMet(traits: SentenceTraits): Float64Array {
  loaded ??= load()
  return added(loaded.meets, traits, biasMeets)
}

function added(table: ByPlace, { places, counts }: SentenceTraits, start: Float64Array) {
  const sums = start.slice()
  for (let at = 0; at < places.length; at++) add(table, places[at] ?? 0, counts[at] ?? 0, sums)
  return sums
}

function add({ starts, rules, weights }: ByPlace, place: number, count: number, to: Float64Array) {
  const end = starts[place + 1] ?? 0
  for (let at = starts[place] ?? 0; at < end; at++) {
    const rule = rules[at] ?? 0
    to[rule] = (to[rule] ?? 0) + (weights[at] ?? 0) * count
  }
}

// Not when the module loads: whoever only wants the report of a lease needs no tables.
function load(): Loaded {
  const any = new Float64Array(PLACES)
  const { places, weights } = unpackedSparse(againstAny)
  places.forEach((place, at) => {
    any[place] = weights[at] ?? 0
  })
  return {
    any,
    against: byPlace(tables.map(({ against }) => unpackedSparse(against))),
    meets: byPlace(tables.map(({ meets }) => unpackedSparse(meets))),
  }
}

function byPlace(all: readonly Sparse[]): ByPlace {
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
  const weights = new Float64Array(size)
  for (const [rule, table] of all.entries()) {
    for (const [at, place] of table.places.entries()) {
      const to = next[place] ?? 0
      next[place] = to + 1
      rules[to] = rule
      weights[to] = table.weights[at] ?? 0
    }
  }
  return { starts, rules, weights }
}
