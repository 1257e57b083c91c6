import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
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
})
