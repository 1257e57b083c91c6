/**
 * Whether a review leads to who wrote it: the operator has every file and table, and knows exactly when each account
 * uploaded something; a watcher polls the list with a stopwatch. Fifty people upload a paper and post a review right
 * after it.
 */
import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RECEIPT_BYTES, receiptFrom } from '@hub/core/reviews/receipt'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { migrationsFolder } from '../../db/migrate.ts'
import { rowsOf } from '../../db/rows.ts'
import { insertGuest } from '../../plugins/session.ts'
import { describeApi, type Hub } from '../../testing/describeApi.ts'
import { filesHold } from '../../testing/filesHold.ts'
import {
  betterThanChance,
  type Found,
  linked,
  markers,
  orderInFiles,
  PEOPLE,
} from '../../testing/orderFound.ts'
import { lastCall } from './schedule.ts'

interface Row {
  id: number
  content: string
  xmin: string
  place: string
  created_at: string
  updated_at: string
}

/** What an upload leaves behind, with its time: a new account, and a document of it. */
async function upload({ database }: Hub): Promise<void> {
  await database.queries.transaction(async (transaction) => {
    const userId = await insertGuest(transaction)
    await transaction.execute(
      sql`insert into documents (user_id, filename, original_name, size, mime_type, wrapped_key)
        values (${userId}, 'f', 'n', 9, 'text/plain', 'k')`,
    )
  })
}

/** All fifty upload and post; the watcher notes when each review is first seen. */
async function liveThrough(hub: Hub): Promise<Found> {
  const seen: string[] = []
  const watch = async () => {
    const { json } = await hub.get('/api/reviews?limit=200')
    const listed: string[] = json.map(({ content }: Row) => content)
    // The list has the newest first: of several that came at once, the last one is the oldest.
    for (const content of listed.toReversed()) if (!seen.includes(content)) seen.push(content)
  }
  for (const content of markers) {
    await upload(hub)
    const body = { rating: 3, title: 'A title', content, schoolName: 'Marrow College' }
    expect([201, 202]).toContain((await hub.post('/api/reviews', body)).status)
    await watch()
  }
  await hub.app.reviewDesk.publish(lastCall(new Date()))
  await watch()
  return { 'the stopwatch': seen }
}

/** What the operator reads out of the tables and out of the files of the database. */
async function readEverything(hub: Hub): Promise<Found> {
  // All that is in memory goes to the files.
  await hub.database.queries.execute(sql`checkpoint`)
  const rows = await rowsOf<Row>(
    hub.database.queries,
    sql`select id, content, xmin::text as xmin, ctid::text as place, created_at::text, updated_at::text
      from reviews order by ctid`,
  )
  const by = (value: (row: Row) => number | string) =>
    rows
      .toSorted((one, other) =>
        value(one) < value(other) ? -1 : value(one) > value(other) ? 1 : 0,
      )
      .map(({ content }) => content)
  const found: Found = {
    'the place in the table': by(() => 0),
    'the ids': by(({ id }) => id),
    'the transactions': by(({ xmin }) => Number(xmin)),
    'the times': by(({ created_at, updated_at }) => created_at + updated_at),
  }
  for (const [name, order] of Object.entries(await orderInFiles(hub.databaseFolder)))
    found[name] = order
  return found
}

describeApi(
  'reviews that appear in batches',
  (hub) => {
    let found: Found
    beforeAll(async () => {
      found = await liveThrough(hub())
      Object.assign(found, await readEverything(hub()))
    })

    test('[reviews.answer] neither the operator with every file nor a watcher with a stopwatch ties fifty reviews to fifty uploads better than chance', () => {
      expect(Object.keys(found)).toEqual(
        expect.arrayContaining([
          'the stopwatch',
          'the ids',
          'the transactions',
          'the place in the table',
        ]),
      )
      expect(betterThanChance(found)).toEqual([])
    })

    test('one transaction and one day are all that the rows of a batch say of their time', async () => {
      const rows = await rowsOf(
        hub().database.queries,
        sql`select distinct xmin::text, created_at::text, updated_at::text from reviews`,
      )
      expect(rows).toHaveLength(1)
    })
  },
  { publicUrl: 'https://hub.example' },
)

describeApi('reviews that appear at once', (hub) => {
  let seen: Found
  beforeAll(async () => {
    seen = await liveThrough(hub())
  })

  test('[reviews.answer-at-once] the same attack ties every review to its upload, by each of its ways', async () => {
    const found: Found = { ...seen, ...(await readEverything(hub())) }
    for (const by of ['the stopwatch', 'the ids', 'the transactions', 'the place in the table']) {
      expect(linked(found[by] ?? []), `by ${by}`).toBe(PEOPLE)
    }
  })

  test('the migration that came with batches leaves of such reviews no order in any table', async () => {
    const migration = await readFile(join(migrationsFolder, '0008_review_receipts.sql'), 'utf8')
    const [, rewriting = ''] = migration.split('-- What was stored before')
    await hub().database.queries.transaction(async (transaction) => {
      for (const statement of `--${rewriting}`.split('--> statement-breakpoint')) {
        // Later migrations may have tables that refer to reviews.
        const cascading = statement.replace('TRUNCATE "reviews"', 'TRUNCATE "reviews" CASCADE')
        await transaction.execute(sql.raw(cascading))
      }
    })
    const found = await readEverything(hub())
    for (const by of ['the ids', 'the transactions', 'the place in the table']) {
      expect(betterThanChance({ [by]: found[by] ?? [] })).toEqual([])
    }
  })
})

describeApi(
  'reviews that wait',
  (hub) => {
    test('to take, change and look at one is no transaction of the database, whose log would have its time', async () => {
      const { kind, queries } = hub().database
      const next = async () => {
        const asked = sql`select pg_snapshot_xmax(pg_current_snapshot())::text::int as next`
        const [row] = await rowsOf<{ next: number }>(queries, asked)
        return row?.next ?? 0
      }
      const body = { rating: 2, title: 'A title', content: 'Words.', tags: [] }
      const before = await next()
      for (let at = 0; at < PEOPLE; at++) {
        const receipt = receiptFrom(randomBytes(RECEIPT_BYTES))
        const post = { ...body, receipt, schoolName: 'Numbat College' }
        expect((await hub().post('/api/reviews', post)).status).toBe(202)
        const payload = { ...body, receipt, rating: 1 }
        const change = await hub().ask({ method: 'PUT', url: '/api/reviews/receipt', payload })
        expect(change.json).toMatchObject({ state: 'waiting' })
      }
      // The queue of jobs has transactions of its own, far fewer. PostgreSQL counts those of all databases, and so of
      // other tests.
      const most = kind === 'pglite' ? PEOPLE / 2 : Number.POSITIVE_INFINITY
      expect((await next()) - before).toBeLessThan(most)
      await hub().app.reviewDesk.publish(lastCall(new Date()))
      expect(await next()).toBeGreaterThan(before)
    })

    test('no file of the hub and no table holds a word of them, and their file says nothing of how many there are', async () => {
      const post = (content: string) =>
        hub().post('/api/reviews', {
          rating: 2,
          title: 'A title',
          content,
          schoolName: 'Wombat College',
        })
      expect((await post('wallabywords')).status).toBe(202)
      const folder = join(hub().dataDir, 'waiting-reviews')
      const sealed = () => readFile(join(folder, 'sealed'))
      const first = await sealed()
      await post('wallabywords again'.repeat(300))
      const second = await sealed()
      expect(second.length).toBe(first.length)
      expect(await filesHold(hub().dataDir, 'wallabywords')).toEqual([])
      expect(await filesHold(hub().databaseFolder, 'wallabywords')).toEqual([])
      const key = await readFile(join(folder, 'key'))
      expect(key.length).toBe(32)

      await hub().app.reviewDesk.publish(lastCall(new Date()))
      expect(await readdir(folder)).toEqual([])
      expect((await hub().get('/api/reviews?search=wallabywords')).json).toHaveLength(2)
      await post('kangaroowords')
      expect(await readFile(join(folder, 'key'))).not.toEqual(key)
    })
  },
  { publicUrl: 'https://hub.example' },
)
