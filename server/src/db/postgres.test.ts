import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { openPostgresCopy } from '../testing/describeApi.ts'
import { announce, CHANGES } from './announce.ts'
import type { Database } from './database.ts'
import { rowsOf } from './rows.ts'

describe.skipIf(inject('postgresUrl') === null)('announcements of PostgreSQL', () => {
  let database: Database
  let close: () => Promise<void>
  const heard: Record<'one' | 'other', (string | null)[]> = { one: [], other: [] }

  beforeAll(async () => {
    ;({ database, close } = await openPostgresCopy())
    await Promise.all([
      database.listen(CHANGES, (payload) => heard.one.push(payload)),
      database.listen(CHANGES, (payload) => heard.other.push(payload)),
    ])
  })
  afterAll(() => close())

  const listening = async () => {
    const rows = await rowsOf<{ pid: number }>(
      database.queries,
      sql`select pid from pg_stat_activity
        where datname = current_database() and query = ${`listen "${CHANGES}"`}`,
    )
    return rows.map(({ pid }) => pid)
  }

  test('reach all who hear one channel by one connection', async () => {
    await announce(database.queries, { table: 'resources' })
    const sent = JSON.stringify({ table: 'resources' })
    await expect.poll(() => heard).toEqual({ one: [sent], other: [sent] })
    expect(await listening()).toHaveLength(1)
  })

  test('may have been missed after a lost connection, which all are told', async () => {
    const [pid] = await listening()
    await database.queries.execute(sql`select pg_terminate_backend(${pid})`)
    await expect.poll(() => [heard.one.at(-1), heard.other.at(-1)]).toEqual([null, null])
    await announce(database.queries, { table: 'schools' })
    const sent = JSON.stringify({ table: 'schools' })
    await expect.poll(() => [heard.one.at(-1), heard.other.at(-1)]).toEqual([sent, sent])
  })

  test('are waited for by one connection at a time while nobody is let in', async () => {
    const [{ name }] = (await rowsOf<{ name: string }>(
      database.queries,
      sql`select current_database() as name`,
    )) as [{ name: string }]
    const keeper = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` })
    await keeper.connect()
    const letIn = (isOpen: boolean) =>
      keeper.query(`alter database ${keeper.escapeIdentifier(name)} allow_connections ${isOpen}`)
    const tries = vi.spyOn(pg.Client.prototype, 'connect')
    await letIn(false)
    await keeper.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    )
    // One a second: were each failure to begin a row of tries of its own, there would be thirty by now.
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    expect(tries.mock.calls.length).toBeLessThanOrEqual(6)
    await letIn(true)
    await keeper.end()
    await expect.poll(() => [heard.one.at(-1), heard.other.at(-1)]).toEqual([null, null])
    expect(await listening()).toHaveLength(1)
  })
})
