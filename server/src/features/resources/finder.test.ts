import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { announce, CHANGES } from '../../db/announce.ts'
import type { Database } from '../../db/database.ts'
import { openPostgres } from '../../db/postgres.ts'
import { resources } from '../../db/schema.ts'
import { createHub, type Hub, openPgliteCopy, testConfig } from '../../testing/describeApi.ts'
import { TEMPLATE } from '../../testing/globalSetup.ts'
import { createDatabase } from '../../testing/postgresCluster.ts'
import { ResourceFinder } from './finder.ts'
import { approveResource, proposeResource } from './store.ts'

const proposal = {
  title: 'Quokka Clinic',
  description: 'Free.',
  category: 'legal',
  subcategory: null,
  url: null,
  phone: null,
} as const

const propose = async ({ queries }: Database) => {
  return (await proposeResource(queries, proposal, new Date())).id
}

const titles = async (finder: ResourceFinder, words = 'quokka') => {
  const { found } = await finder.search({ words, limit: 10 })
  return found.map(({ title }) => title)
}

describe('the search beside the database', () => {
  let database: Database
  let close: () => Promise<void>
  let finder: ResourceFinder

  beforeAll(async () => {
    const opened = await openPgliteCopy()
    database = opened.database
    close = opened.close
  })
  afterAll(() => close())
  beforeEach(async () => {
    await database.queries.delete(resources)
    finder = await ResourceFinder.open(database)
  })

  it('finds what is shown, and nothing that waits', async () => {
    await propose(database)
    expect(await titles(finder)).toEqual([])
  })

  it('finds an approved resource in the very search that begins when its announcement is heard', async () => {
    const id = await propose(database)
    expect(await titles(finder)).toEqual([])
    const heard = Promise.withResolvers<string[]>()
    const mine = finder
    await database.listen(CHANGES, () => heard.resolve(titles(mine)))
    await approveResource(database.queries, id)
    expect(await heard.promise).toEqual(['Quokka Clinic'])
  })

  it('finds no more what was taken out, also by a slip', async () => {
    await approveResource(database.queries, await propose(database))
    expect(await titles(finder, 'quokak')).toEqual(['Quokka Clinic'])
    await database.queries.update(resources).set({ isActive: false })
    await announce(database.queries, { table: 'resources' })
    expect(await titles(finder)).toEqual([])
    expect(await titles(finder, 'quokak')).toEqual([])
  })

  it('gives who waits for an older reading the newer one', async () => {
    const id = await propose(database)
    const early = titles(finder)
    await approveResource(database.queries, id)
    await database.queries.update(resources).set({ title: 'Quokka Centre' })
    await announce(database.queries, { table: 'resources', id })
    expect(await early).toEqual(['Quokka Centre'])
  })

  it('reads again after a failure', async () => {
    await approveResource(database.queries, await propose(database))
    await database.queries.execute(sql`alter table resources rename to away`)
    const failed = titles(finder)
    await failed.catch(() => {})
    await database.queries.execute(sql`alter table away rename to resources`)
    await expect(failed).rejects.toThrow('Failed query')
    expect(await titles(finder)).toEqual(['Quokka Clinic'])
  })

  it('reads more resources than fit into one batch, each once', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => ({ ...proposal, title: `Quokka ${at}` }))
    await database.queries.insert(resources).values(rows)
    const { found } = await finder.search({ words: 'quokka', limit: 200 })
    expect(new Set(found.map(({ title }) => title)).size).toBe(120)
    expect(found).toHaveLength(120)
  })
})

describe.skipIf(inject('postgresUrl') === null)('two servers on one database', () => {
  const hubs: Hub[] = []

  beforeAll(async () => {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    const url = inject('postgresUrl') ?? ''
    await createDatabase(url, name, TEMPLATE)
    const config = testConfig()
    for (let at = 0; at < 2; at++) {
      const database = await openPostgres(`${url}/${name}`, 4)
      hubs.push(createHub(await buildApp(config, database), database, ''))
    }
  })
  afterAll(async () => {
    for (const { app, database } of hubs) {
      await app.close()
      await database.close()
    }
  })

  it('find what the other approved once it is announced, and then never miss it', async () => {
    const [writer, reader] = hubs as [Hub, Hub]
    const search = async () => (await reader.get('/api/resources/search?q=quokka')).json
    expect(await search()).toEqual([])
    const id = await propose(writer.database)
    await approveResource(writer.database.queries, id)
    // Asked all the time, so that a stale answer that is kept would be seen.
    await expect.poll(search, { interval: 1 }).toHaveLength(1)
    expect(await search()).toHaveLength(1)
    await writer.database.queries.delete(resources).where(eq(resources.id, id))
    await announce(writer.database.queries, { table: 'resources' })
    await expect.poll(search, { interval: 1 }).toEqual([])
  })
})
