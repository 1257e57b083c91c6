import { performance } from 'node:perf_hooks'
import { resources } from '@hub/core/knowledge/resources'
import { guideResources } from '@hub/core/resources/guideResources'
import { type Engine, miniSearch, onPglite, onPostgres } from './engines.ts'
import { type LabelledQuery, queries } from './queries.ts'
import { type SearchedResource, syntheticResources } from './synthetic.ts'

/** What one search reached on one half of the labelled queries. */
export interface ResourceSearchRow {
  name: string
  /** Mean reciprocal rank of the first accepted entry among the first ten, 0 to 1. */
  mrr: number
  /** Milliseconds of one search for a page of fifty. */
  p50: number
  p99: number
}

const ENTRIES = 5000
const ROUNDS = 10
const PAGE = 50

/** Measures our search on both databases, and a reference beside them, over the same 5,000 entries. */
export async function benchResourceSearch(): Promise<ResourceSearchRow[]> {
  const entries = searchedEntries()
  const open = [async () => miniSearch(entries), () => onPostgres(entries), () => onPglite(entries)]
  const rows: ResourceSearchRow[] = []
  for (const start of open) {
    const engine = await start()
    if (!engine) continue
    try {
      rows.push(await measure(engine, 'tune half', queries.tune))
      rows.push(await measure(engine, 'held-out half', queries.heldOut))
    } finally {
      await engine.close()
    }
  }
  return rows
}

/** The real organisations, the guide, and synthetic entries up to 5,000. */
export function searchedEntries(): SearchedResource[] {
  const real = resources.map(({ slug, ...entry }) => ({
    name: slug,
    title: entry.title,
    description: entry.description,
    category: entry.category,
    subcategory: entry.subcategory,
    url: entry.url,
    phone: entry.phone,
    keywords: entry.keywords,
  }))
  const guides = guideResources.map(({ slug, checked: _checked, ...entry }) => ({
    ...entry,
    name: slug,
    url: null,
    phone: null,
  }))
  return [...real, ...guides, ...syntheticResources(ENTRIES - real.length - guides.length)]
}

async function measure(
  engine: Engine,
  half: string,
  asked: readonly LabelledQuery[],
): Promise<ResourceSearchRow> {
  let sum = 0
  for (const query of asked) sum += reciprocalRank(query, await engine.search(query.text, 10))
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const { text } of asked) {
      const start = performance.now()
      await engine.search(text, PAGE)
      times.push(performance.now() - start)
    }
  }
  const at = quantiles(times)
  return { name: `${engine.name}, ${half}`, mrr: sum / asked.length, p50: at(0.5), p99: at(0.99) }
}

/** 1 where an accepted entry stands first, 1/2 where second ... 0 where none is among the first ten. */
export function reciprocalRank({ accept }: LabelledQuery, found: readonly string[]): number {
  const rank = found.slice(0, 10).findIndex((name) => accept.includes(name))
  return rank < 0 ? 0 : 1 / (rank + 1)
}

function quantiles(times: readonly number[]): (share: number) => number {
  const sorted = times.toSorted((a, b) => a - b)
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
