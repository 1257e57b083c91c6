/**
 * Whether a batch, or a copy of what waits, says in which order it was sent. Fifty people each write about a school of
 * their own, change what they wrote, and remove it.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RECEIPT_BYTES, receiptFrom } from '@hub/core/reviews/receipt'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { writeBackup } from '../../backup/backup.ts'
import { readArchive, readLabel } from '../../backup/sealedArchive.ts'
import { rowsOf } from '../../db/rows.ts'
import {
  createHub,
  describeApi,
  describeHub,
  type Hub,
  testConfig,
} from '../../testing/describeApi.ts'
import {
  betterThanChance,
  type Found,
  linked,
  markers,
  orderInFiles,
  PEOPLE,
} from '../../testing/orderFound.ts'
import { lastCall } from './schedule.ts'
import { WaitingFile } from './waitingFile.ts'
import type { Waiting } from './waitingRoom.ts'

const settings = { publicUrl: 'https://hub.example', encryptionKey: randomBytes(32) }
const RECEIPT = '/api/reviews/receipt'

interface Person {
  schoolId: number
  receipt: string
  marker: string
}

const words = (content: string) => ({ rating: 3, title: 'A title', content, tags: [] })

async function fiftyPeople(hub: Hub): Promise<Person[]> {
  const round = randomUUID()
  const people: Person[] = []
  for (const [at, marker] of markers.entries()) {
    // Not by its marker, which is looked for in files.
    const school = { name: `School ${round}-${at}`, type: 'college' }
    const { json } = await hub.post('/api/schools', school)
    people.push({ schoolId: json.id, receipt: receiptFrom(randomBytes(RECEIPT_BYTES)), marker })
  }
  return people
}

const post = (hub: Hub, { schoolId, receipt }: Person, content: string) =>
  hub.post('/api/reviews', { ...words(content), schoolId, receipt })

const change = async (hub: Hub, { receipt }: Person, content: string) => {
  const payload = { ...words(content), receipt }
  expect((await hub.ask({ method: 'PUT', url: RECEIPT, payload })).status).toBe(200)
}

const remove = (hub: Hub, { receipt }: Person) => hub.post(`${RECEIPT}/removal`, { receipt })

const publish = (hub: Hub) => hub.app.reviewDesk.publish(lastCall(new Date()))

/** The texts that a query answers, in its order. */
const order = async (hub: Hub, query: ReturnType<typeof sql>) =>
  (await rowsOf<{ one: string }>(hub.database.queries, query)).map(({ one }) => one)

/** Opens what waits as the operator does who has the folder: with the key beside it. */
async function copyOf({ dataDir }: Hub): Promise<Waiting> {
  return JSON.parse((await new WaitingFile(join(dataDir, 'waiting-reviews')).read()) ?? '')
}

/** All records of a backup that is made now, in their order. */
async function openedBackup({ app: { desk } }: Hub): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'backup')
  await writeBackup(desk, path)
  const label = await readLabel(path)
  if (!label) throw new Error('This is no backup.')
  const reader = readArchive(path, label, desk.keyring)
  const records: string[] = []
  for (;;) {
    const head = await reader.head()
    records.push(JSON.stringify(head))
    if (head.kind === 'end') return records
    const isGroup = ['jobs', 'rows', 'file'].includes(head.kind)
    if (isGroup) for await (const record of reader.group()) records.push(record.toString())
  }
}

describeApi(
  'what the operator finds of a batch',
  (hub) => {
    const found: Found = {}
    const sent = new Map<string, string>()

    beforeAll(async () => {
      const people = await fiftyPeople(hub())
      for (const person of people) await post(hub(), person, 'As it was.')
      await publish(hub())
      const schoolsBy = async (rank: ReturnType<typeof sql>) => {
        const names = await order(hub(), sql`select name as one from schools order by ${rank}`)
        return names.map((name) => markers[Number(name.split('-').at(-1))] ?? '')
      }
      found['the activity of schools'] = await schoolsBy(sql`activity`)
      found['the place of schools'] = await schoolsBy(sql`ctid`)

      for (const person of people) await change(hub(), person, person.marker)
      await publish(hub())
      await hub().database.queries.execute(sql`checkpoint`)
      found['the place of changes'] = await order(
        hub(),
        sql`select content as one from reviews order by ctid`,
      )
      const files = await orderInFiles(hub().databaseFolder)
      for (const [file, inFile] of Object.entries(files)) found[`changes in ${file}`] = inFile

      const rows = await rowsOf<{ receipt: string; content: string }>(
        hub().database.queries,
        sql`select receipt, content from reviews`,
      )
      for (const { receipt, content } of rows) sent.set(receipt, content)
      for (const person of people) await remove(hub(), person)
      await publish(hub())
      const removed = await order(
        hub(),
        sql`select receipt as one from removed_reviews order by ctid`,
      )
      found['the place of removals'] = removed.map((receipt) => sent.get(receipt) ?? '')
    })

    test.for([
      'the activity of schools',
      'the place of schools',
      'the place of changes',
      'the place of removals',
    ])('%s ties fifty things that were sent to fifty people no better than chance', (by) => {
      expect(betterThanChance({ [by]: found[by] ?? [] })).toEqual([])
    })

    test('nor does the order of changes in any file of the database', () => {
      const inFiles = Object.entries(found).filter(([by]) => by.startsWith('changes in'))
      expect(inFiles.length).toBeGreaterThan(0)
      expect(betterThanChance(Object.fromEntries(inFiles))).toEqual([])
    })
  },
  settings,
)

describeHub(
  'what a copy of what waits says, with its key',
  (hub) => {
    const tied = (all: readonly { content: string }[]) => all.map(({ content }) => content)

    test('[reviews.waiting-copies] one copy says what waits, and not in which order; who copies again and again sees when each came', async () => {
      const people = await fiftyPeople(hub())
      const learned: string[] = []
      let before: readonly string[] = []
      for (const person of people) {
        await post(hub(), person, person.marker)
        const now = tied((await copyOf(hub())).posts)
        learned.push(...now.filter((content) => !before.includes(content)))
        before = now
      }
      const found: Found = { 'the posts': before }
      // The other half of the statement: this is what no file can hide from who is there all the time.
      expect(linked(learned)).toBe(PEOPLE)
      await publish(hub())

      for (const person of people) await change(hub(), person, person.marker)
      const { edits } = await copyOf(hub())
      found['the changes'] = tied(edits)
      for (const person of people) await remove(hub(), person)
      const { removals } = await copyOf(hub())
      const markerOf = new Map(edits.map(({ receipt, content }) => [receipt, content]))
      found['the removals'] = removals.map((receipt) => markerOf.get(receipt) ?? '')
      expect(betterThanChance(found)).toEqual([])
    })

    test('a backup made while reviews, changes and removals wait is the one from before them, byte for byte', async () => {
      const [one, other, ...rest] = await fiftyPeople(hub())
      if (!one || !other) throw new Error('Nobody is there.')
      await post(hub(), one, 'As it was.')
      await post(hub(), other, 'As it was.')
      await publish(hub())
      const before = await openedBackup(hub())
      for (const person of rest) await post(hub(), person, person.marker)
      await change(hub(), one, one.marker)
      await remove(hub(), other)
      const { posts, edits, removals } = await copyOf(hub())
      expect([posts.length, edits.length, removals.length]).toEqual([PEOPLE - 2, 1, 1])
      expect(await openedBackup(hub())).toEqual(before)
      await publish(hub())
      expect(await openedBackup(hub())).not.toEqual(before)
    })

    test('a copy does not say either which came before a restart and which after it', async () => {
      const typed = { ...words('Words.'), schoolName: 'Marrow College' }
      const send = (to: Hub) => to.post('/api/reviews', typed)
      await publish(hub())
      await send(hub())
      const config = testConfig({ ...settings, dataDir: hub().dataDir })
      const app = await buildApp(config, hub().database)
      onTestFinished(() => app.close())
      await send(createHub(app, hub().database, hub().dataDir))
      const { posts } = await copyOf(hub())
      const shapes = posts.map((waiting) => Object.keys(waiting).join())
      expect([posts.length, new Set(shapes).size]).toEqual([2, 1])
    })
  },
  settings,
)
