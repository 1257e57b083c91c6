import { createHmac, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RECEIPT_BYTES, receiptFrom } from '@hub/core/reviews/receipt'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { ConfigError } from '../config.ts'
import type { Queries } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { privateKeyOf, publicKeyOf } from '../features/verification/store.ts'
import { Keyring } from '../sealing/keyring.ts'
import { countLocked, lockAgain } from '../sealing/lockAgain.ts'
import { lockedColumns } from '../sealing/lockedColumns.ts'
import { MasterKey } from '../sealing/masterKey.ts'
import { placeBytes } from '../sealing/place.ts'
import { sealBytes } from '../sealing/sealText.ts'
import type { Secrets } from '../secrets.ts'
import { Browser } from '../testing/browser.ts'
import { CHATS, chatting } from '../testing/chatting.ts'
import { createHub, describeApi, type Hub, testConfig } from '../testing/describeApi.ts'
import { admin } from '../testing/moderating.ts'
import { upload } from '../testing/uploads.ts'

const first = Buffer.alloc(32, 11)

/** A person who has a document, a talk and a review, all of it sealed. */
async function person(hub: Hub) {
  const { browser, open, send } = await chatting(hub)
  const { json } = await upload(browser, Buffer.from('The quokkaletter.'), {
    name: 'quokkaname.txt',
    type: 'text/plain',
  })
  const { id } = await open('My quokka hearing')
  await send(id, 'When is my hearing?')
  return { browser, documentId: json.id as string, chatId: id }
}

type Person = Awaited<ReturnType<typeof person>>

/** What the person reads of all this, in a hub whose session secret is the same. */
async function read({ browser, documentId, chatId }: Person) {
  const file = await browser.get(`/api/documents/${documentId}/file`)
  const messages = await browser.get(`${CHATS}/${chatId}/messages`)
  const activities = await browser.get('/api/activities')
  return {
    file: file.text,
    title: (await browser.get(`${CHATS}/${chatId}`)).json.title,
    messages: messages.json.map(({ content }: { content: string }) => content),
    activities: activities.json.map(({ description }: { description: string }) => description),
  }
}

/** Which keys lock something, by their ids, the first one of `keys` first. */
async function locking(queries: Queries, ...keys: Buffer[]): Promise<number[]> {
  const [current = first, ...others] = keys
  const counts = await countLocked(queries, new Keyring(current, ...others))
  return keys.map((key) => counts.get(new MasterKey(key).id) ?? 0)
}

/** The same hub after a stop, with other keys. */
async function restarted(hub: Hub, secrets: Partial<Secrets>) {
  const config = testConfig({ ...hub.app.desk.config, ...secrets })
  const app = await buildApp(config, hub.database)
  return createHub(app, hub.database, hub.dataDir)
}

/** The person's browser at another hub of the same data. */
function movedTo(hub: Hub, whose: Person): Person {
  const browser = new Browser(hub)
  for (const [name, value] of whose.browser.cookies) browser.cookies.set(name, value)
  return { ...whose, browser }
}

/** A school that is reported, with all else that is sealed of it. Answers its case as administrators read it. */
async function reportedSchool(hub: Hub) {
  const { queries } = hub.database
  const { json } = await hub.post('/api/schools', { name: 'Quokka College', type: 'college' })
  const thing = ['school', String(json.id)] as const
  const report = { kind: 'school', id: thing[1], reason: 'other', words: 'Not a quokka.' }
  expect((await hub.post('/api/reports', report)).status).toBeLessThan(300)
  await admin(hub, 'moderation', 'legal', ...thing, '2027-01-04', 'Case 7')
  await admin(hub, 'moderation', 'note', ...thing, 'A note')
  await publicKeyOf(queries, hub.app.desk.keyring, json.id, '2026Q4')
  const read = async () => ({
    case: await admin(hub, 'moderation', 'show', ...thing),
    key: await privateKeyOf(queries, hub.app.desk.keyring, json.id, '2026Q4'),
  })
  return read
}

/** All rows of all tables, as text. */
async function wholeDatabase(queries: Queries): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    queries,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const texts = tables.map(({ name }) =>
    rowsOf<{ row: string }>(queries, sql`select t::text as row from ${sql.identifier(name)} t`),
  )
  return (await Promise.all(texts)).flatMap((rows) => rows.map(({ row }) => row)).join('\n')
}

/** What became of the review with this receipt. */
const stateOf = async (hub: Hub, receipt: string) =>
  (await hub.post('/api/reviews/receipt', { receipt })).json.state

/** Writes everything as a hub did before keys had ids: with one key, and hashes straight from it. */
async function makeOld(queries: Queries, receipt: string): Promise<void> {
  const key = new MasterKey(first)
  for (const { table, column, key: at, type, row } of lockedColumns) {
    const name = sql.identifier(column)
    const rows = await rowsOf<{ key: string; row: string; locked: string }>(
      queries,
      sql`select (${at})::text as key, ${row} as row, ${name} as locked
        from ${sql.identifier(table)} where ${name} is not null`,
    )
    for (const one of rows) {
      const place = { table, column, row: one.row }
      const inPlace = Buffer.concat([Buffer.from('place '), placeBytes(place)])
      const purpose = table === 'documents' ? 'wrap' : inPlace
      const old = sealBytes(key.derive(purpose), key.open(place, one.locked, purpose), place)
      await queries.execute(
        sql`update ${sql.identifier(table)} set ${name} = ${old.toString('base64url')}
          where ${at} = ${one.key}::${type}`,
      )
    }
  }
  const hash = createHmac('sha256', key.derive('hash review receipt'))
  await queries.execute(
    sql`update reviews set receipt = ${hash.update(receipt.replaceAll('-', '')).digest('base64url')}
      where receipt is not null`,
  )
  await queries.execute(sql`delete from hash_keys`)
  await queries.execute(sql`delete from encryption_keys`)
}

const ownKeys = async (hub: Hub) => {
  const { dataDir } = hub
  const file = join(dataDir, 'encryption-key')
  const { encryptionKey, otherKeys } = hub.app.desk.config
  const lines = [encryptionKey, ...otherKeys].map((key) => key.toString('base64'))
  await writeFile(file, `${lines.join('\n')}\n`)
  hub.app.desk.config.ownsKeys = true
  return async () =>
    (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => Buffer.from(line, 'base64'))
}

describeApi(
  'a change of key',
  (hub) => {
    test('a start without a key that may still lock something is refused, and names it', async () => {
      const { queries } = hub().database
      const { id } = new MasterKey(Buffer.alloc(32, 99))
      await queries.execute(sql`insert into encryption_keys values (${id})`)
      const start = restarted(hub(), {})
      await expect(start).rejects.toThrow(ConfigError)
      await expect(start).rejects.toThrow(id)
      // A start that was refused asks nothing of the next one.
      const other = restarted(hub(), { encryptionKey: randomBytes(32), otherKeys: [first] })
      await expect(other).rejects.toThrow(id)
      expect(await rowsOf(queries, sql`select id from encryption_keys`)).toHaveLength(2)
      await queries.execute(sql`delete from encryption_keys where id = ${id}`)
    })

    test('a key that other servers are to lock with later may be there before, and be missing again', async () => {
      const next = randomBytes(32)
      for (const otherKeys of [[next], []]) {
        await (await restarted(hub(), { otherKeys })).app.close()
      }
      await (await restarted(hub(), { encryptionKey: next, otherKeys: [first] })).app.close()
      await expect(restarted(hub(), { otherKeys: [] })).rejects.toThrow(new MasterKey(next).id)
      const { queries } = hub().database
      await queries.execute(sql`delete from encryption_keys where id = ${new MasterKey(next).id}`)
    })

    test('no key is let go of that locks something, and none is made where the keys are in the environment', async () => {
      await expect(admin(hub(), 'keys', 'forget')).rejects.toThrow('Every key is still needed.')
      await expect(admin(hub(), 'keys', 'rotate')).rejects.toThrow(
        /^The first key of ENCRYPTION_KEY locks everything/,
      )
    })

    test('one that was ended half-way has lost nothing, and the next start finishes it', async () => {
      const { queries } = hub().database
      const people = await Promise.all([person(hub()), person(hub()), person(hub())])
      const before = await Promise.all(people.map(read))
      const next = randomBytes(32)

      // A kill: no more statements after the seventh.
      let left = 7
      const dying = new Proxy(queries, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name)
          if (name === 'execute' && left-- === 0) throw new Error('killed')
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
      const half = new Keyring(next, first)
      await expect(lockAgain(dying, half)).rejects.toThrow('killed')
      const [done = 0, open = 0] = await locking(queries, next, first)
      expect([done > 0, open > 0]).toEqual([true, true])

      await expect(restarted(hub(), { encryptionKey: next, otherKeys: [] })).rejects.toThrow(
        ConfigError,
      )
      const later = await restarted(hub(), { encryptionKey: next, otherKeys: [first] })
      await later.app.listen({ host: '127.0.0.1', port: 0 })
      await expect.poll(async () => (await locking(queries, next, first))[1]).toBe(0)
      const after = await Promise.all(people.map((one) => read(movedTo(later, one))))
      expect(after).toEqual(before)
      await later.app.close()
      // Back to the key of this file's hub.
      await lockAgain(queries, new Keyring(first, next))
      await queries.execute(sql`delete from encryption_keys where id = ${new MasterKey(next).id}`)
    })

    test('[backups.key] keys rotate locks everything with a new key while the hub serves, and the old one opens nothing any more', async () => {
      const kept = await ownKeys(hub())
      const whose = await person(hub())
      const before = await read(whose)
      expect(before).toMatchObject({ file: 'The quokkaletter.', title: 'My quokka hearing' })

      const readCase = await reportedSchool(hub())
      const caseBefore = await readCase()
      expect(caseBefore.case.join('\n')).toMatch(
        /Not a quokka\.[^]*Case 7|Case 7[^]*Not a quokka\./,
      )
      const { queries } = hub().database
      const { currentId } = hub().app.desk.keyring
      // All that can be locked is there to be locked again.
      for (const { table, column } of lockedColumns) {
        const value = sql.identifier(column)
        const found = sql`select 1 from ${sql.identifier(table)} where ${value} like ${`${currentId}%`}`
        expect([table, column, (await rowsOf(queries, found)).length > 0]).toEqual([
          table,
          column,
          true,
        ])
      }

      // Asked again and again while the locks change under it.
      const serving = Promise.all(Array.from({ length: 10 }, () => read(whose)))
      const lines = await admin(hub(), 'keys', 'rotate')
      for (const during of await serving) expect(during).toEqual(before)

      const [present = first, former = first] = await kept()
      expect(former).toEqual(first)
      expect(lines[0]).toContain(new MasterKey(present).id)
      const [now, then] = await locking(hub().database.queries, present, former)
      expect(now).toBeGreaterThan(5)
      expect(then).toBe(0)

      await admin(hub(), 'keys', 'forget')
      expect(await kept()).toEqual([present])
      expect(await wholeDatabase(queries)).not.toContain(currentId)
      expect(await read(whose)).toEqual(before)
      expect(await readCase()).toEqual(caseBefore)
      const later = await restarted(hub(), { encryptionKey: present, otherKeys: [] })
      expect(await read(movedTo(later, whose))).toEqual(before)
      await later.app.close()
      await expect(restarted(hub(), { encryptionKey: first, otherKeys: [] })).rejects.toThrow(
        /^ENCRYPTION_KEY is not the key/,
      )
    })
  },
  { encryptionKey: first },
)

describeApi(
  'a database from before keys had ids',
  (hub) => {
    test('opens as it was, and its values take the id of the key at the next change', async () => {
      const whose = await person(hub())
      const before = await read(whose)
      const receipt = receiptFrom(randomBytes(RECEIPT_BYTES))
      const review = { rating: 4, title: 'Clear', content: 'They answered.', schoolName: 'Old Elm' }
      expect((await hub().post('/api/reviews', { ...review, receipt })).status).toBe(201)
      const { queries } = hub().database
      await makeOld(queries, receipt)
      expect(await locking(queries, first)).toEqual([0])

      const later = await restarted(hub(), {})
      expect(await read(movedTo(later, whose))).toEqual(before)
      expect(await stateOf(later, receipt)).toBe('published')

      const next = randomBytes(32)
      const moved = await restarted(hub(), { encryptionKey: next, otherKeys: [first] })
      await admin(moved, 'keys', 'rotate')
      await admin(moved, 'keys', 'forget')
      const last = await restarted(hub(), { encryptionKey: next, otherKeys: [] })
      expect(await read(movedTo(last, whose))).toEqual(before)
      expect(await stateOf(last, receipt)).toBe('published')
      for (const { app } of [later, moved, last]) await app.close()
    })
  },
  { encryptionKey: first },
)
