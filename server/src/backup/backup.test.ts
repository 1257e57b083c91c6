/** The drill: what a hub holds is backed up while it serves, and stands in another one afterwards. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import { type Config, ConfigError } from '../config.ts'
import type { Database } from '../db/database.ts'
import { waitingJobs } from '../db/jobs.ts'
import { rowsOf } from '../db/rows.ts'
import { resolveSecrets } from '../secrets.ts'
import { Browser } from '../testing/browser.ts'
import { startBucketServer } from '../testing/bucketServer.ts'
import { CHATS, chatting } from '../testing/chatting.ts'
import {
  createHub,
  describeApi,
  type Hub,
  openPgliteCopy,
  openPostgresCopy,
  testConfig,
} from '../testing/describeApi.ts'
import { admin } from '../testing/moderating.ts'
import { upload } from '../testing/uploads.ts'
import { writeBackup } from './backup.ts'
import { RestoreRefused, restoreBackup } from './restore.ts'

const encryptionKey = Buffer.alloc(32, 21)

/** A folder that is gone after the test. */
async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'hub-backup-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

/** A migrated database without a hub. */
async function emptyDatabase(kind: Database['kind']): Promise<Database> {
  const { database, close } = await (kind === 'pglite' ? openPgliteCopy() : openPostgresCopy())
  onTestFinished(close)
  return database
}

/** Settings of the machine on which a backup is put back: the key is there, the session secret is not. */
async function newMachine(settings: Partial<Config> = {}): Promise<Config> {
  const dataDir = await folder()
  return { ...testConfig(), sessionSecret: null, encryptionKey, dataDir, ...settings }
}

/** All rows of all tables as text. */
async function everything({ queries }: Database) {
  const tables = await rowsOf<{ name: string }>(
    queries,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const all: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(
      queries,
      sql`select (t.*)::text as row from ${sql.identifier(name)} t`,
    )
    all[name] = rows.map(({ row }) => row).toSorted()
  }
  return all
}

/** Somebody with a document, a talk and a review, and what they read of the first two. */
async function person(hub: Hub) {
  const { browser, open, send } = await chatting(hub)
  const bytes = Buffer.from(`The quokkaletter. ${'Long. '.repeat(100_000)}`)
  const { json } = await upload(browser, bytes, { name: 'quokkaname.txt', type: 'text/plain' })
  const { id } = await open('My quokka hearing')
  await send(id, 'When is my hearing?')
  const review = {
    rating: 2,
    title: 'Slow "letters"',
    content: 'A quokka\nyear.',
    tags: ['a', 'b'],
  }
  await hub.post('/api/reviews', { ...review, schoolName: 'Quokka\u2019s College' })
  const read = async (through: Browser) => ({
    file: (await through.get(`/api/documents/${json.id}/file`)).text,
    chat: (await through.get(`${CHATS}/${id}/messages`)).json,
    reviews: (await through.get('/api/reviews?limit=5')).json,
  })
  return { browser, read }
}

/** Waits until no document is being read, so that the rows stay as they are. */
const quiet = (database: Database) =>
  expect
    .poll(async () => {
      const jobs = await waitingJobs(database)
      return jobs.filter(({ queue }) => queue === 'read-document')
    })
    .toEqual([])

const rowsInHub = async ({ queries }: Database) => rowsOf(queries, sql`select id from hub_identity`)

describeApi(
  'the drill of a backup',
  (hub) => {
    test('a backup of a hub that serves is sealed, and the hub that it is put back into goes on where it was', async () => {
      const { browser, read } = await person(hub())
      const { database } = hub()
      await database.queries.execute(
        sql`insert into pgboss.job (name, data, start_after)
          values ('publish-content', '{"cid":"bafy"}', now() + interval '1 day')`,
      )
      // More rows than are read at once.
      await database.queries.execute(
        sql`insert into spent_tokens (digest, quarter)
          select 'token ' || n, '2026Q4' from generate_series(1, 250) n`,
      )
      await quiet(database)
      const file = join(await folder(), 'backup')
      const before = await everything(database)
      // Asked while it is written.
      const [amount, seen] = await Promise.all([writeBackup(hub().app.desk, file), read(browser)])
      expect(amount.files).toBeGreaterThan(0)
      expect(amount.rows).toBe(Object.values(before).flat().length)
      const bytes = await readFile(file)
      for (const word of ['quokka', 'College', 'users']) expect(bytes.includes(word)).toBe(false)

      const config = await newMachine()
      const other = await emptyDatabase(database.kind)
      expect(await restoreBackup(config, other, file)).toEqual(amount)
      expect(await everything(other)).toEqual(before)
      expect(await waitingJobs(other)).toMatchObject([{ data: { cid: 'bafy' } }])

      const app = await buildApp(await resolveSecrets(config), other)
      onTestFinished(() => app.close())
      const moved = createHub(app, other, config.dataDir)
      const again = new Browser(moved)
      for (const [name, value] of browser.cookies) again.cookies.set(name, value)
      expect(await read(again)).toEqual(seen)
      // Counters go on, so that no new row takes the number of an old one.
      const review = { rating: 5, title: 'New', content: 'New.', schoolName: 'New College' }
      expect((await moved.post('/api/reviews', review)).status).toBe(201)
    })

    test('a backup that was changed or cut is refused before the database is touched, and the whole one still goes in', async () => {
      await person(hub())
      const { database } = hub()
      await quiet(database)
      const file = join(await folder(), 'backup')
      await writeBackup(hub().app.desk, file)
      const whole = await readFile(file)
      const changed = Buffer.from(whole)
      changed[whole.length - 100] = (changed[whole.length - 100] ?? 0) ^ 1
      const config = await newMachine()
      const other = await emptyDatabase(database.kind)
      for (const bytes of [changed, whole.subarray(0, -20), whole.subarray(0, 2000)]) {
        await writeFile(file, bytes)
        await expect(restoreBackup(config, other, file)).rejects.toThrow('is damaged')
        expect(await rowsInHub(other)).toEqual([])
      }
      await writeFile(file, 'a letter')
      for (const path of [file, `${file} of another day`]) {
        await expect(restoreBackup(config, other, path)).rejects.toThrow('is not a backup')
      }
      await writeFile(file, whole)
      await restoreBackup(config, other, file)
      expect(await everything(other)).toEqual(await everything(database))
      await expect(restoreBackup(config, other, file)).rejects.toThrow(
        'There is a hub in this database already.',
      )
    })

    test.skipIf(inject('postgresUrl') === null)(
      'a backup fits the other kind of database, too',
      async () => {
        await person(hub())
        const { database } = hub()
        await quiet(database)
        const file = join(await folder(), 'backup')
        await writeBackup(hub().app.desk, file)
        const other = await emptyDatabase(database.kind === 'pglite' ? 'postgres' : 'pglite')
        await restoreBackup(await newMachine(), other, file)
        expect(await everything(other)).toEqual(await everything(database))
      },
    )

    test('[backups.bucket] files come back into a bucket, and out of it into the next backup', async () => {
      const { browser, read } = await person(hub())
      await quiet(hub().database)
      const place = await folder()
      const amount = await writeBackup(hub().app.desk, join(place, 'one'))
      const bucket = await startBucketServer()
      onTestFinished(() => bucket.stop())
      const other = await emptyDatabase(hub().database.kind)
      const config = await newMachine({ s3: bucket.s3 })
      await restoreBackup(config, other, join(place, 'one'))
      const app = await buildApp(await resolveSecrets(config), other)
      onTestFinished(() => app.close())
      const again = new Browser(createHub(app, other, config.dataDir))
      for (const [name, value] of browser.cookies) again.cookies.set(name, value)
      expect((await read(again)).file).toBe((await read(browser)).file)
      expect((await writeBackup(app.desk, join(place, 'two'))).files).toBe(amount.files)
    })

    test('without the key of its time a backup does not open, and the refusal names the key', async () => {
      const file = join(await folder(), 'backup')
      await writeBackup(hub().app.desk, file)
      const other = await emptyDatabase(hub().database.kind)
      const { currentId } = hub().app.desk.keyring
      for (const key of [randomBytes(32), null]) {
        const restoring = restoreBackup(await newMachine({ encryptionKey: key }), other, file)
        await expect(restoring).rejects.toThrow(ConfigError)
        await expect(restoring).rejects.toThrow(currentId)
      }
      expect(await rowsInHub(other)).toEqual([])
    })

    test('files of another hub are not mixed with those of a backup', async () => {
      const file = join(await folder(), 'backup')
      await writeBackup(hub().app.desk, file)
      const other = await emptyDatabase(hub().database.kind)
      const config = await newMachine()
      await restoreBackup(config, other, file)
      const third = await emptyDatabase(hub().database.kind)
      await writeFile(join(config.dataDir, 'documents', 'hub'), 'another')
      await expect(restoreBackup(config, third, file)).rejects.toThrow(RestoreRefused)
      expect(await rowsInHub(third)).toEqual([])
    })

    test('a backup that fails leaves no file', async () => {
      const { desk } = hub().app
      const place = await folder()
      const storage = {
        ...desk.storage,
        list: () => {
          throw new Error('the storage is away')
        },
      }
      await expect(writeBackup({ ...desk, storage }, join(place, 'backup'))).rejects.toThrow('away')
      expect(await readdir(place)).toEqual([])
      const nowhere = join(place, 'no folder', 'backup')
      await expect(admin(hub(), 'backup', 'write', nowhere)).rejects.toThrow(
        /^The backup was not written\. ENOENT/,
      )
    })
  },
  { encryptionKey },
)
