import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAdmin } from '../admin/commands.ts'
import { buildApp } from '../app.ts'
import { lookAtClock, readClock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { nextSetTime } from '../features/reviews/schedule.ts'
import { Browser } from '../testing/browser.ts'
import { createHub, type Hub, openPgliteCopy, testConfig } from '../testing/describeApi.ts'
import { FIRST_WRITE } from '../testing/guest.ts'
import { upload } from '../testing/uploads.ts'

const DAY_MS = 86_400_000
const real = Date.now

let database: Database
let dataDir: string
let app: FastifyInstance | undefined
let hub: Hub
let closeDatabase: () => Promise<void>
let config: ReturnType<typeof testConfig>
/** Of timers that were to wait longer than a timer can, and so did not wait at all. */
let overflows: Error[]
const noteOverflow = (warning: Error) => {
  if (warning.name === 'TimeoutOverflowWarning') overflows.push(warning)
}

beforeEach(async () => {
  ;({ database, close: closeDatabase } = await openPgliteCopy())
  dataDir = await mkdtemp(join(tmpdir(), 'hub-data-'))
  config = testConfig({ dataDir })
  overflows = []
  process.on('warning', noteOverflow)
})
afterEach(async () => {
  process.off('warning', noteOverflow)
  await app?.close()
  app = undefined
  vi.useRealTimers()
  await closeDatabase()
  await rm(dataDir, { recursive: true, force: true })
})

/** Starts the hub again, on a machine whose clock is wrong by so many days. */
async function startWithClock(days: number): Promise<void> {
  await app?.close()
  vi.useFakeTimers({ toFake: ['Date'], now: real() + days * DAY_MS })
  app = await buildApp(config, database)
  await app.ready()
  hub = createHub(app, database, dataDir)
}

/** A guest with a document. */
async function guestWithDocument() {
  const browser = new Browser(hub)
  await browser.post(FIRST_WRITE)
  const { status } = await upload(browser, Buffer.from('Dear student, this is a letter.'), {
    name: 'letter.txt',
    type: 'text/plain',
  })
  expect(status).toBe(201)
  return async () => {
    const again = new Browser(hub)
    for (const [name, value] of browser.cookies) again.cookies.set(name, value)
    const { json, status: found } = await again.get('/api/documents')
    return found === 200 ? json.length : 0
  }
}

const rows = () =>
  rowsOf<{ sessions: number; documents: number }>(
    database.queries,
    sql`select (select count(*)::int from sessions) as sessions,
      (select count(*)::int from documents) as documents`,
  )

test('jumping clock: one start with a clock 62 days ahead takes no session and no document', async () => {
  await startWithClock(0)
  const documents = await guestWithDocument()
  await startWithClock(62)
  expect(await rows()).toEqual([{ sessions: 1, documents: 1 }])
  expect(await documents()).toBe(1)
  await startWithClock(0)
  expect(await documents()).toBe(1)
})

test('jumping clock: a second start with the wrong clock does not believe it either', async () => {
  await startWithClock(0)
  const documents = await guestWithDocument()
  await startWithClock(62)
  await startWithClock(62.01)
  await startWithClock(62.5)
  expect(await documents()).toBe(1)
})

test('jumping clock: what began while the clock was behind stays when it is set right', async () => {
  await startWithClock(-62)
  const documents = await guestWithDocument()
  await startWithClock(0)
  expect(await documents()).toBe(1)
})

test('jumping clock: while the hub runs, a clock that is set back stops neither its jobs nor its reviews', async () => {
  config = { ...config, publicUrl: 'http://hub.example' }
  await startWithClock(62)
  const sent = await hub.post('/api/reviews', {
    rating: 4,
    title: 'Set back',
    content: 'The clock was wrong as this was sent.',
    schoolName: 'Ashgrove College',
    tags: [],
  })
  expect(sent.status).toBe(202)
  vi.setSystemTime(real())
  await lookAtClock(hub.app.log, database.queries)
  overflows = []
  // The queue looks after its jobs every ten seconds.
  await wait(11_000)
  expect(overflows).toEqual([])
  await app?.reviewDesk.publish(nextSetTime(new Date()))
  const { json } = await hub.get('/api/reviews')
  expect(json).toMatchObject([{ title: 'Set back' }])
})

test('what is due by a clock that was confirmed goes', async () => {
  await startWithClock(0)
  await guestWithDocument()
  await startWithClock(62)
  const printed: string[] = []
  await runAdmin({ words: ['clock', 'confirm'], folder: '.' }, database, (line) =>
    printed.push(line),
  )
  expect(printed[0]).toContain('The clock is trusted from now on')
  await startWithClock(62)
  expect(await rows()).toEqual([{ sessions: 0, documents: 0 }])
})

test('what is due goes without a word where the hub saw the time pass', async () => {
  await startWithClock(0)
  await guestWithDocument()
  for (let days = 0.9; days < 32; days += 0.9) {
    vi.setSystemTime(real() + days * DAY_MS)
    await readClock(database.queries)
  }
  await startWithClock(32)
  expect(await rows()).toEqual([{ sessions: 0, documents: 0 }])
})
