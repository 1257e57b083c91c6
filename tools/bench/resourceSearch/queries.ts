import { heldOutQueries } from './heldOutQueries.ts'
import { tuneQueries } from './tuneQueries.ts'

export type { LabelledQuery } from './labels.ts'

/** Queries to improve the search with, and queries that only measure it. */
export const queries = { tune: tuneQueries, heldOut: heldOutQueries } as const
