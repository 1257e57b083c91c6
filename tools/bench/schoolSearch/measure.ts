import { performance } from 'node:perf_hooks'
import type { SchoolEntry } from '../../../core/src/schools/schoolIndex.ts'
import type { LabelledQuery } from './queryText.ts'
import type { SearchedIndex } from './references.ts'

export interface SearchRow {
  name: string
  /** Mean reciprocal rank of the first wanted school among the first ten, 0 to 1. */
  mrr: number
  /** Milliseconds of one search. */
  p50: number
  p99: number
}

/** Whoever asks for colleges of a state is answered by any of them, made up or not. */
function answers({ name, type, location }: SchoolEntry, want: string): boolean {
  const state = /^any college \| (\w\w)$/.exec(want)?.[1]
  if (state) return !type.endsWith('school') && location?.endsWith(`, ${state}`) === true
  return want === name || want === `${name} | ${location}`
}

/** 1 for a wanted school first, 1/2 for second ... 0 where none is among the first ten. */
function reciprocalRank(
  { query, wanted }: LabelledQuery,
  index: SearchedIndex,
  byId: ReadonlyMap<number, SchoolEntry>,
): number {
  const found = index
    .search(query, 10)
    .slice(0, 10)
    .map((id) => byId.get(id))
  const rank = found.findIndex((school) => school && wanted.some((want) => answers(school, want)))
  return rank < 0 ? 0 : 1 / (rank + 1)
}

/** Ranks and times of all queries on one index; each is run `rounds` times after a warm-up. */
export function measureIndex(
  index: SearchedIndex,
  schools: readonly SchoolEntry[],
  queries: readonly LabelledQuery[],
  rounds: number,
): SearchRow {
  const byId = new Map(schools.map((school) => [school.id, school]))
  const ranks = queries.map((query) => reciprocalRank(query, index, byId))
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const { query } of queries) {
      const start = performance.now()
      index.search(query, 50)
      times.push(performance.now() - start)
    }
  }
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  const mrr = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length
  return { name: index.name, mrr, p50: at(0.5), p99: at(0.99) }
}
