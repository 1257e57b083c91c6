import type { Statement } from './entry.ts'

/** Options that people choose between, side by side. */
export interface Comparison {
  readonly caption: string
  /** Slugs of the entries that it may stand in an answer of. */
  readonly entries: readonly string[]
  readonly options: readonly {
    readonly label: string
    /** The slug of the entry that tells of it. */
    readonly entry: string
    /** What people call it, as plain words (`plainWords`). */
    readonly called: readonly string[]
  }[]
  readonly rows: readonly {
    readonly label: string
    /** One for each option, in their order: short enough for a phone. */
    readonly cells: readonly Statement[]
  }[]
}
