import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@hub/server/db/database'
import { openPglite } from '@hub/server/db/pglite'
import { openPostgres } from '@hub/server/db/postgres'
import { resources } from '@hub/server/db/schema'
import { ResourceFinder } from '@hub/server/features/resources/finder'
import { startPostgres } from '@hub/server/testing/postgresCluster'
import MiniSearch from 'minisearch'
import type { SearchedResource } from './synthetic.ts'

/** A filled search: the names of the entries it finds, best first. */
export interface Engine {
  name: string
  search(words: string, limit: number): Promise<string[]>
  close(): Promise<void>
}

/** The reference: a search library in memory, over the same fields, with its usual settings. */
export function miniSearch(entries: readonly SearchedResource[]): Engine {
  const index = new MiniSearch<SearchedResource>({
    idField: 'name',
    fields: ['title', 'keywords', 'category', 'subcategory', 'description', 'phone'],
    searchOptions: {
      boost: { title: 3, keywords: 2 },
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      prefix: true,
    },
  })
  index.addAll(entries)
  return {
    name: 'MiniSearch',
    search: async (words, limit) =>
      index
        .search(words)
        .slice(0, limit)
        .map(({ id }) => id as string),
    close: async () => {},
  }
}

/** Our search on a private PostgreSQL; null where none is installed. */
export async function onPostgres(entries: readonly SearchedResource[]): Promise<Engine | null> {
  const cluster = await startPostgres()
  if (!cluster) return null
  await cluster.createDatabase('bench')
  const database = await openPostgres(`${cluster.url}/bench`, 4)
  await fill(database, entries)
  return ours('Title IX Hub, PostgreSQL', database, () => cluster.stop())
}

/** Our search on the embedded database. */
export async function onPglite(entries: readonly SearchedResource[]): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-bench-'))
  const database = await openPglite(join(folder, 'pglite'))
  await fill(database, entries)
  return ours('Title IX Hub, PGlite', database, () => rm(folder, { recursive: true, force: true }))
}

async function ours(
  name: string,
  database: Database,
  cleanUp: () => Promise<void>,
): Promise<Engine> {
  const rows = await database.queries
    .select({ id: resources.id, name: resources.slug })
    .from(resources)
  const names = new Map(rows.map((row) => [row.id, row.name ?? '']))
  const finder = await ResourceFinder.open(database)
  await finder.prepare()
  return {
    name,
    search: async (words, limit) => {
      const { found } = await finder.search({ words, limit })
      return found.map(({ id }) => names.get(id) ?? '')
    },
    close: async () => {
      await database.close()
      await cleanUp()
    },
  }
}

const BATCH = 500

async function fill(database: Database, entries: readonly SearchedResource[]): Promise<void> {
  await database.queries.transaction(async (transaction) => {
    for (let from = 0; from < entries.length; from += BATCH) {
      const rows = entries
        .slice(from, from + BATCH)
        .map(({ name, ...entry }) => ({ ...entry, slug: name }))
      await transaction.insert(resources).values(rows)
    }
  })
  await database.queries.execute('analyze')
}
