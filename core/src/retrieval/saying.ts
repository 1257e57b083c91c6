import type { Term } from './concepts.ts'

/** One text that speaks of an entry: a phrasing, its title, a statement of its answer. */
export interface Saying {
  readonly terms: readonly Term[]
  /** The pieces of its words. */
  readonly pieces: readonly Term[]
  /** How much it counts beside the others. */
  readonly weight: number
}
