/** What the author of a review does with its receipt. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RECEIPT_BYTES, receiptFrom } from '@hub/core/reviews/receipt'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { rowsOf } from '../../db/rows.ts'
import { SealBroken } from '../../sealing/sealBroken.ts'
import { StartRefused } from '../../startRefused.ts'
import { Browser } from '../../testing/browser.ts'
import {
  createHub,
  describeApi,
  describeHub,
  type Hub,
  testConfig,
} from '../../testing/describeApi.ts'
import { guest } from '../../testing/guest.ts'
import { ENOUGH, lastCall, nextSetTime } from './schedule.ts'
import { WaitingFile } from './waitingFile.ts'

const RECEIPT = '/api/reviews/receipt'
const review = { rating: 4, title: 'Clear letters', content: 'They answered.', tags: ['fair'] }
const words = { ...review, rating: 1, content: 'They stopped answering.' }
const newReceipt = () => receiptFrom(randomBytes(RECEIPT_BYTES))
const batches = { publicUrl: 'https://hub.example', encryptionKey: randomBytes(32) }

/** Publishes whatever waits. */
const lastCallOf = (hub: Hub) => hub.app.reviewDesk.publish(lastCall(new Date()))

async function addSchool(hub: Hub, name: string): Promise<number> {
  return (await hub.post('/api/schools', { name, type: 'college' })).json.id
}

async function totals(hub: Hub, id: number) {
  const { json } = await hub.get(`/api/schools/${id}`)
  return [json.averageRating, json.totalReviews, json.ratings]
}

const put = (hub: Hub, body: object) => new Browser(hub).ask('PUT', RECEIPT, { payload: body })

describeApi('a receipt where reviews appear at once', (hub) => {
  test('[reviews.removal][reviews.holder] changes, adds to and removes the review, and the totals of its school follow', async () => {
    const schoolId = await addSchool(hub(), 'Alder Receipt College')
    const receipt = newReceipt()
    await hub().post('/api/reviews', { ...review, rating: 2, schoolId })
    const posted = await hub().post('/api/reviews', { ...review, schoolId, receipt })
    expect(posted.status).toBe(201)
    expect(await totals(hub(), schoolId)).toEqual([3, 2, [0, 1, 0, 1, 0]])
    // As it was written down.
    const typed = receipt.toLowerCase().replaceAll('-', ' ')
    const changed = await put(hub(), { ...words, followUp: 'They wrote again.', receipt: typed })
    expect(changed.json).toEqual({
      state: 'published',
      pending: null,
      withinHours: 0,
      review: {
        ...words,
        schoolId,
        schoolName: 'Alder Receipt College',
        followUp: 'They wrote again.',
      },
    })
    expect(await totals(hub(), schoolId)).toEqual([1.5, 2, [1, 1, 0, 0, 0]])
    const [shown] = (await hub().get(`/api/reviews?schoolId=${schoolId}`)).json
    expect(shown).toMatchObject({ ...words, id: posted.json.id, followUp: 'They wrote again.' })

    const gone = await hub().post(`${RECEIPT}/removal`, { receipt })
    expect(gone.json).toEqual({ state: 'removed', pending: null, withinHours: 0, review: null })
    expect(await totals(hub(), schoolId)).toEqual([2, 1, [0, 1, 0, 0, 0]])
    expect((await hub().post(RECEIPT, { receipt })).json.state).toBe('removed')
    const late = await put(hub(), { ...words, receipt })
    expect([late.status, late.json.detail]).toEqual([
      409,
      'This review was removed. It cannot be changed anymore.',
    ])
  })

  test('a receipt that nobody has, or that is none, is told in a sentence', async () => {
    const wrong = await hub().post(RECEIPT, { receipt: newReceipt() })
    expect([wrong.status, wrong.json.detail]).toEqual([
      404,
      'No review has this receipt. Check each letter and digit, and try again.',
    ])
    const none = await hub().post(RECEIPT, { receipt: 'ABCD' })
    expect([none.status, none.json.errors.receipt]).toEqual([
      400,
      'A receipt has 28 letters and digits',
    ])
  })

  test('[reviews.receipt][reviews.receipt-time][reviews.receipt-removal] no row, answer or list holds a receipt, and what is kept of it is a hash, also after the removal', async () => {
    const receipt = newReceipt()
    const plain = receipt.replaceAll('-', '')
    const body = { ...review, schoolName: 'Birch College', receipt }
    const posted = await hub().post('/api/reviews', body)
    const { queries } = hub().database
    const rows = () =>
      rowsOf(queries, sql`select * from reviews where school_name = 'Birch College'`)
    const [row] = await rows()
    expect(row).toMatchObject({ receipt: expect.stringMatching(/^[\w-]{43}$/) })
    const list = await hub().get('/api/reviews')
    for (const code of [receipt, plain, (row as { receipt: string }).receipt]) {
      expect(posted.text + list.text).not.toContain(code)
    }
    expect(JSON.stringify(row)).not.toContain(plain)
    await hub().post(`${RECEIPT}/removal`, { receipt })
    expect(await rows()).toEqual([])
    const left = await rowsOf<object>(queries, sql`select * from removed_reviews`)
    expect(left).toContainEqual({ receipt: (row as { receipt: string }).receipt })
    expect(Object.keys(left[0] ?? {})).toEqual(['receipt'])
  })

  test('a review that is sent again with its receipt, however late, is there once', async () => {
    const schoolId = await addSchool(hub(), 'Cedar Again College')
    const body = { ...review, schoolId, receipt: newReceipt() }
    const first = await hub().post('/api/reviews', body)
    const again = await hub().post('/api/reviews', body)
    expect(again.json).toEqual(first.json)
    expect(await totals(hub(), schoolId)).toEqual([4, 1, [0, 0, 0, 1, 0]])
  })

  test('a session is neither read nor lengthened, though a browser sends its cookie', async () => {
    const { browser } = await guest(hub())
    const { queries } = hub().database
    await queries.execute(sql`update sessions set expire = now() + interval '9 days'`)
    const before = await rowsOf(queries, sql`select *, xmin::text from sessions`)
    const posted = await browser.post('/api/reviews', { ...review, schoolName: 'Dogwood College' })
    await browser.get('/api/reviews')
    await browser.post(RECEIPT, { receipt: newReceipt() })
    expect(posted.status).toBe(201)
    expect(posted.headers).not.toHaveProperty('set-cookie')
    expect(await rowsOf(queries, sql`select *, xmin::text from sessions`)).toEqual(before)
  })
})

describeApi(
  'a receipt where reviews wait',
  (hub) => {
    test('a receipt that this server does not know may be known to another one, which is said where there may be one', async () => {
      const { status, json } = await hub().post(RECEIPT, { receipt: newReceipt() })
      const tells = json.detail.includes('another server of this hub may have it: try again after')
      expect([status, tells]).toEqual([404, hub().database.kind === 'postgres'])
    })

    test('[reviews.waiting-removal] a review that waits is changed and removed before anybody reads it', async () => {
      const [kept, taken] = [newReceipt(), newReceipt()]
      const post = (receipt: string) =>
        hub().post('/api/reviews', { ...review, schoolName: 'Elm College', receipt })
      const posted = await post(kept)
      expect([posted.status, posted.json]).toEqual([202, { state: 'waiting', withinHours: 24 }])
      await post(taken)
      const changed = await put(hub(), { ...words, receipt: kept })
      expect(changed.json).toMatchObject({ state: 'waiting', pending: null, review: words })
      expect((await hub().post(`${RECEIPT}/removal`, { receipt: taken })).json.state).toBe(
        'removed',
      )
      expect((await hub().get('/api/reviews')).json).toEqual([])
      await lastCallOf(hub())
      const { json } = await hub().get('/api/reviews')
      expect(json).toHaveLength(1)
      expect(json[0]).toMatchObject(words)
      expect((await hub().post(RECEIPT, { receipt: kept })).json.state).toBe('published')
      expect((await hub().post(RECEIPT, { receipt: taken })).json.state).toBe('removed')
    })

    test('changes and removals of published reviews wait, too, and the totals of the school follow with them', async () => {
      const schoolId = await addSchool(hub(), 'Fir Waiting College')
      const [changing, leaving, going] = [newReceipt(), newReceipt(), newReceipt()]
      for (const receipt of [changing, leaving, going]) {
        await hub().post('/api/reviews', { ...review, schoolId, receipt })
      }
      await lastCallOf(hub())
      const read = async () => (await hub().get(`/api/reviews?schoolId=${schoolId}`)).text
      const before = await read()
      const changed = await put(hub(), { ...words, receipt: changing })
      expect(changed.json).toMatchObject({ state: 'published', pending: 'edit', review: words })
      const leaves = await hub().post(`${RECEIPT}/removal`, { receipt: leaving })
      expect(leaves.json).toMatchObject({ state: 'published', pending: 'removal' })
      expect(await read()).toBe(before)
      expect(await totals(hub(), schoolId)).toEqual([4, 3, [0, 0, 0, 3, 0]])
      // By choice, and seen by whoever looks.
      await hub().post(`${RECEIPT}/removal`, { receipt: going, now: true })
      expect(await totals(hub(), schoolId)).toEqual([4, 2, [0, 0, 0, 2, 0]])
      await lastCallOf(hub())
      expect(await totals(hub(), schoolId)).toEqual([1, 1, [1, 0, 0, 0, 0]])
      expect((await hub().post(RECEIPT, { receipt: leaving })).json.state).toBe('removed')
    })

    test('[reviews.waiting-time][reviews.few] at a set time enough reviews appear together, and fewer wait for the last call of the day, which takes even one', async () => {
      const now = new Date()
      const listed = async () =>
        (await hub().get('/api/reviews?search=gum')).json.map((row: { id: number }) => row.id)
      const post = (count: number) =>
        Promise.all(
          Array.from({ length: count }, () =>
            hub().post('/api/reviews', { ...review, title: 'Gum', schoolName: 'Gum College' }),
          ),
        )
      await post(ENOUGH - 1)
      const due = lastCall(now)
      expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(24 * 3_600_000)
      await hub().app.reviewDesk.publish(new Date(due.getTime() - 1))
      expect(await listed()).toEqual([])
      await post(1)
      await hub().app.reviewDesk.publish(new Date(due.getTime() - 1))
      expect(await listed()).toHaveLength(ENOUGH)
      await post(1)
      await hub().app.reviewDesk.publish(due)
      expect(await listed()).toHaveLength(ENOUGH + 1)
    })

    test('[reviews.waiting][reviews.waiting-readers][backups.reviews] the file of what waits opens with the key beside it, and with no other and no later one', async () => {
      await hub().post('/api/reviews', { ...review, schoolName: 'Hazel College' })
      const folder = join(hub().dataDir, 'waiting-reviews')
      const sealed = await readFile(join(folder, 'sealed'))
      expect(await new WaitingFile(folder).read()).toContain('Hazel College')
      await lastCallOf(hub())
      expect(await readdir(folder)).toEqual([])
      // A copy, opened with the key of the next batch.
      await hub().post('/api/reviews', { ...review, schoolName: 'Iris College' })
      await writeFile(join(folder, 'sealed'), sealed)
      await expect(new WaitingFile(folder).read()).rejects.toThrow(SealBroken)
      await lastCallOf(hub())
    })

    test('reviews that another version left waiting stop the start with what to do, and are left as they are', async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'hub-waiting-'))
      onTestFinished(() => rm(dataDir, { recursive: true }))
      const folder = join(dataDir, 'waiting-reviews')
      const left = JSON.stringify({ version: 9, reviews: [{ title: 'Kumquat' }] })
      await new WaitingFile(folder).write(left)
      const refused: Error = await buildApp(
        testConfig({ ...batches, dataDir }),
        hub().database,
      ).then(
        () => expect.unreachable(),
        (error) => error,
      )
      expect(refused).toBeInstanceOf(StartRefused)
      expect(refused.message).toContain('Start that version until it has published them')
      expect(refused.stack).not.toContain('Kumquat')
      expect(await new WaitingFile(folder).read()).toBe(left)
    })

    test('a batch that was published as the process ended is not published again, and one that was not waits on', async () => {
      const config = testConfig({ ...batches, dataDir: hub().dataDir })
      const copy = async (name: string) => readFile(join(hub().dataDir, 'waiting-reviews', name))
      const count = async () => (await hub().get('/api/reviews?search=juniper')).json.length
      await hub().post('/api/reviews', {
        ...review,
        title: 'Juniper',
        schoolName: 'Juniper College',
      })
      const [key, sealed] = [await copy('key'), await copy('sealed')]
      const { id } = JSON.parse(
        (await new WaitingFile(join(hub().dataDir, 'waiting-reviews')).read()) ?? '{}',
      )
      const start = async () => {
        const app = await buildApp(config, hub().database)
        onTestFinished(() => app.close())
        await app.ready()
        return createHub(app, hub().database, hub().dataDir)
      }
      // Killed before the commit.
      await (await start()).app.reviewDesk.publish(new Date())
      expect(await readdir(join(hub().dataDir, 'waiting-reviews'))).toHaveLength(2)
      // Killed between the commit and the end of the file.
      await lastCallOf(hub())
      expect(await count()).toBe(1)
      await writeFile(join(hub().dataDir, 'waiting-reviews', 'key'), key)
      await writeFile(join(hub().dataDir, 'waiting-reviews', 'sealed'), sealed)
      await hub().database.queries.execute(sql`insert into review_batches values (${id})`)
      const next = await start()
      await next.app.reviewDesk.publish(lastCall(new Date()))
      expect(await count()).toBe(1)
      expect(await readdir(join(hub().dataDir, 'waiting-reviews'))).toEqual([])
    })
  },
  batches,
)

test('reviews appear at set times alone, whenever they were sent', () => {
  const at = (time: string) => new Date(`2026-11-${time}:00.000Z`)
  expect(nextSetTime(at('22T05:59'))).toEqual(at('22T06:00'))
  expect(nextSetTime(at('22T06:00'))).toEqual(at('22T12:00'))
  expect(lastCall(at('22T11:59'))).toEqual(at('22T12:00'))
  expect(lastCall(at('22T12:00'))).toEqual(at('23T12:00'))
})

describeHub(
  'receipts in a flood',
  (hub) => {
    test('the thirty-first receipt in ten minutes is asked to wait', async () => {
      const ask = () => hub().post(RECEIPT, { receipt: newReceipt() })
      for (let at = 0; at < 30; at++) expect((await ask()).status).toBe(404)
      const refused = await ask()
      expect(refused.status).toBe(429)
      expect(refused.json.detail).toContain('Please try again in')
    })
  },
  { rateLimits: true },
)
