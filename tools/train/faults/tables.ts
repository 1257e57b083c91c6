import { PLACES, type SentenceTraits } from '@hub/core/analysis/secondReading/sentenceTraits'
import type { Example } from './examples.ts'
import { learnTable, type Seen, type Table } from './learn.ts'
import { learnClasses } from './softmax.ts'

/** A trait of one or two examples tells these, not what goes against a rule. */
const SEEN_IN_AT_LEAST = 3
const ROUNDS = 12
/**
 * What each example counts for: whole letters are what will be read, but passages say most of how each rule is gone
 * against.
 */
const COUNTS_OF_ANY = { letter: 1, passage: 0.2, snippet: 1 } as const
const COUNTS_OF_WHICH = { letter: 1, passage: 0.5, snippet: 1 } as const
/** How many weights are kept: most of what goes against rules, which is said in more ways. */
const KEPT = {
  against: { any: 150_000, which: 200_000 },
  meets: { any: 60_000, which: 80_000 },
} as const

/** A table with the places that it keeps. */
export interface Kept {
  readonly weights: ReadonlyMap<number, number>
  readonly bias: number
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
  const seen = examples.map(({ traits, isAgainst, isPartOfFault, source }) => ({
    traits,
    yes: isAgainst,
    counts: isPartOfFault ? 0 : COUNTS_OF_ANY[source],
  }))
  return learntTwice(seen, KEPT.against.any)
}

/** Which rule something goes against, if it goes against one: a table for each of `ids`. */
export function againstWhich(
  examples: readonly Example[],
  ids: readonly string[],
): readonly Kept[] {
  return whichOf(examples, ids, KEPT.against.which, ({ against }) => against)
}

/** What does as a rule asks, whichever it is. */
export function meetsAny(examples: readonly Example[]): Kept {
  const seen = examples.map(({ traits, meets, source }) => ({
    traits,
    yes: meets !== null && meets.length > 0,
    counts: meets === null ? 0 : COUNTS_OF_ANY[source],
  }))
  return learntTwice(seen, KEPT.meets.any)
}

/** Which rule's demand something meets, if it meets one: a table for each of `ids`. */
export function meetsWhich(examples: readonly Example[], ids: readonly string[]): readonly Kept[] {
  return whichOf(examples, ids, KEPT.meets.which, ({ meets }) =>
    (meets ?? []).filter((id) => ids.includes(id)),
  )
}

function whichOf(
  examples: readonly Example[],
  ids: readonly string[],
  most: number,
  rulesOf: (example: Example) => readonly string[],
): readonly Kept[] {
  const classed = examples.flatMap((example) => {
    const classes = rulesOf(example).map((id) => ids.indexOf(id))
    if (classes.length === 0) return []
    return [{ traits: example.traits, classes, counts: COUNTS_OF_WHICH[example.source] }]
  })
  return learnClasses(classed, ids.length, most)
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

/** The places that moved the sums of these examples most. */
function heaviest({ weights }: Table, examples: readonly Seen[], most: number): Set<number> {
  const energy = new Float64Array(PLACES)
  for (const { traits, counts } of examples) {
    for (const [at, place] of traits.places.entries()) {
      energy[place] = (energy[place] ?? 0) + counts * (traits.counts[at] ?? 0) ** 2
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
