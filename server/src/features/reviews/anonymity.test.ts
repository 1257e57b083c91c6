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
import { filesHold, readFileIfThere } from '../../testing/filesHold.ts'
import { lastCall } from './schedule.ts'

const PEOPLE = 50

/** What tells one review from the others, in the order of posting. */
const markers = Array.from(
  { length: PEOPLE },
  (_, at) => `quokka${String.fromCodePoint(97 + (at % 26), 97 + Math.floor(at / 26))}mark`,
)

/** Orders of the reviews that an attacker has found, each by its markers. */
type Found = Record<string, readonly string[]>

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

/** The order in which each file holds the reviews, as a whole: of the tables, of the log, of whatever there is. */
async function orderInFiles(folder: string): Promise<Found> {
  const found: Found = {}
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const bytes = await readFileIfThere(join(entry.parentPath, entry.name))
    // Most files lack the first one already, and to look for all fifty took most of the time of these tests.
    if (!markers.every((marker) => bytes.includes(marker))) continue
    found[`the file ${entry.name}`] = markers.toSorted(
      (one, other) => bytes.indexOf(one) - bytes.indexOf(other),
    )
  }
  return found
}

/** How many reviews an order gives to who wrote them, read forwards or backwards. */
function linked(order: readonly string[]): number {
  const right = (all: readonly string[]) =>
    all.filter((marker, at) => marker === markers[at]).length
  return Math.max(right(order), right(order.toReversed()))
}

/** How far an order follows the uploads: 1 or -1 where it is theirs, about 0 where it is any (Spearman). */
function correlation(order: readonly string[]): number {
  const squares = order.map((marker, at) => (at - markers.indexOf(marker)) ** 2)
  const sum = squares.reduce((total, square) => total + square, 0)
  return 1 - (6 * sum) / (PEOPLE * (PEOPLE ** 2 - 1))
}

/** By chance one is right; nine or more would be once in a million tries. */
const CHANCE = 8
/** More than that is by chance once in some hundred thousand tries. */
const LOOSE = 0.62

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
      for (const [by, order] of Object.entries(found)) {
        expect(order.length, `by ${by}`).toBe(PEOPLE)
        expect(linked(order), `linked by ${by}`).toBeLessThanOrEqual(CHANCE)
        expect(Math.abs(correlation(order)), `order by ${by}`).toBeLessThan(LOOSE)
      }
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
      expect(found[by]).toHaveLength(PEOPLE)
      expect(linked(found[by] ?? []), `by ${by}`).toBeLessThanOrEqual(CHANCE)
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
