import { PLACES, type SentenceTraits } from '@hub/core/analysis/secondReading/sentenceTraits'
import type { Example } from './examples.ts'
import { learnTable, type Seen, type Table } from './learn.ts'

/** A trait of one or two examples tells these, not what goes against a rule. */
const SEEN_IN_AT_LEAST = 3
const ROUNDS = 8
const ROUNDS_OF_ANY = 12
/** How many weights a table keeps. */
const KEPT = { any: 30_000, against: 1500, meets: 400 } as const

/** A table with the places that it keeps. */
export interface Kept {
  readonly weights: ReadonlyMap<number, number>
  readonly bias: number
}

/** The tables of a rule; of "any", the one of all rules together. */
export interface Learnt {
  readonly id: string
  readonly against: Kept
  /** Only for rules that miss something where nothing is found. */
  readonly meets?: Kept
}

/** Examples without the traits that are too rare to learn from. */
export function withoutRare(examples: readonly Example[]): readonly Example[] {
  const seen = new Uint32Array(PLACES)
  for (const { traits } of examples) {
    for (const place of traits.places) seen[place] = (seen[place] ?? 0) + 1
  }
  return examples.map((example) => ({
    ...example,
    traits: only(example.traits, (place) => (seen[place] ?? 0) >= SEEN_IN_AT_LEAST),
  }))
}

/** What goes against a rule, whichever it is. */
export function againstAny(examples: readonly Example[]): Kept {
  const seen = examples.map(({ traits, isAgainst, isOfLetter }) => ({
    traits,
    yes: isAgainst,
    counts: isAgainst && !isOfLetter ? 0.6 : 1,
  }))
  const table = learnTable(seen, ROUNDS_OF_ANY)
  return kept(table, heaviest(table, seen, KEPT.any))
}

/** What goes against one rule. */
export function againstRule(examples: readonly Example[], id: string): Kept {
  return learntTwice(
    examples.map((example) => {
      if (example.against.includes(id)) return { traits: example.traits, yes: true, counts: 3 }
      if (example.perhaps.includes(id)) return { traits: example.traits, yes: false, counts: 0 }
      return { traits: example.traits, yes: false, counts: about(example, id) }
    }),
    KEPT.against,
  )
}

/** What does as the rule asks. */
export function meetsRule(examples: readonly Example[], id: string): Kept {
  return learntTwice(
    examples.map((example) => {
      if (example.meets.includes(id)) return { traits: example.traits, yes: true, counts: 3 }
      if (example.fine.includes(id)) return { traits: example.traits, yes: false, counts: 0 }
      const isAgainst = example.against.includes(id)
      return { traits: example.traits, yes: false, counts: isAgainst ? 3 : about(example, id) }
    }),
    KEPT.meets,
  )
}

/** What speaks about a rule teaches most of it; all else mostly that other things are something else. */
function about({ fine, isOfLetter }: Example, id: string): number {
  if (fine.includes(id)) return 3
  return isOfLetter ? 0.5 : 0.25
}

/** Learns with all traits, and once more with the few that told most: they must do without the others then. */
function learntTwice(examples: readonly Seen[], most: number): Kept {
  const places = heaviest(learnTable(examples, ROUNDS), examples, most)
  const fewer = examples.map(({ traits, ...known }) => ({
    ...known,
    traits: only(traits, (place) => places.has(place)),
  }))
  return kept(learnTable(fewer, ROUNDS), places)
}

/** The places that moved the sums of these examples most, those that count much above the others. */
function heaviest({ weights }: Table, examples: readonly Seen[], most: number): Set<number> {
  const energy = new Float64Array(PLACES)
  for (const { traits, counts } of examples) {
    const often = counts >= 3 ? 20 : 1
    for (const [at, place] of traits.places.entries()) {
      energy[place] = (energy[place] ?? 0) + often * (traits.counts[at] ?? 0) ** 2
    }
  }
  const all = Array.from(weights.keys())
    .filter((place) => weights[place] !== 0)
    .map((place) => ({
      place,
      moves: Math.abs(weights[place] ?? 0) * Math.sqrt(energy[place] ?? 0),
    }))
    .toSorted((one, other) => other.moves - one.moves || one.place - other.place)
  return new Set(all.slice(0, most).map(({ place }) => place))
}

function kept({ weights, bias }: Table, places: ReadonlySet<number>): Kept {
  return { bias, weights: new Map(Array.from(places, (place) => [place, weights[place] ?? 0])) }
}

function only(
  { places, counts }: SentenceTraits,
  keep: (place: number) => boolean,
): SentenceTraits {
  const at = Array.from(places.keys()).filter((one) => keep(places[one] ?? 0))
  return {
    places: Int32Array.from(at, (one) => places[one] ?? 0),
    counts: Float32Array.from(at, (one) => counts[one] ?? 0),
  }
}
