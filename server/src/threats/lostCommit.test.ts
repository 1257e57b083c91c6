import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { buildApp } from '../app.ts'
import { openPostgres } from '../db/postgres.ts'
import { rowsOf } from '../db/rows.ts'
import { createHub, type Hub, openPostgresCopy, testConfig } from '../testing/describeApi.ts'

/** What stands between the hub and its database does with the next commit, and with those who come after it. */
let commit: 'pass' | 'lose the answer' | 'lose the request'
/** As a pooler does that has lost the database: who is let in gets no further. */
let isHollow: boolean
let isDown: boolean
/** Whether nobody gets in after it. */
let thenDown: boolean

let hub: Hub
/** The way around. */
let direct: Hub['database']
let close: () => Promise<void>

/** Breaks every connection that is open. */
let cutAll = () => {}

const AWAY =
  'Our database is away just now. Nothing was changed. Please try again in a few seconds.'

const review = {
  rating: 3,
  title: 'Slow, but fair',
  content: 'It took a whole year until anybody wrote to me about it.',
  schoolName: 'Ashgrove College',
  tags: [],
}
const key = '0123456789abcdef0123'
const post = () => hub.post('/api/reviews', review, { 'idempotency-key': key })
const reviews = () => rowsOf(direct.queries, sql`select id from reviews`)

describe.skipIf(inject('postgresUrl') === null)('a connection that breaks at the commit', () => {
  beforeEach(async () => {
    commit = 'pass'
    isHollow = false
    isDown = false
    thenDown = false
    const copy = await openPostgresCopy()
    direct = copy.database
    const [{ name, folder }] = (await rowsOf<{ name: string; folder: string }>(
      direct.queries,
      sql`select current_database() as name, current_setting('unix_socket_directories') as folder`,
    )) as [{ name: string; folder: string }]
    const between = await mkdtemp(join(tmpdir(), 'hub-between-'))
    const proxy = await listenBetween(join(between, '.s.PGSQL.5432'), join(folder, '.s.PGSQL.5432'))
    const url = `postgres://hub@${encodeURIComponent(between)}:5432/${name}`
    const database = await openPostgres(url, 4)
    const dataDir = await mkdtemp(join(tmpdir(), 'hub-data-'))
    const app = await buildApp(testConfig({ dataDir }), database)
    hub = createHub(app, database, dataDir)
    close = async () => {
      isDown = false
      await app.close()
      await database.close()
      proxy.close()
      await copy.close()
      await rm(between, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    }
  })
  afterEach(() => close())

  test('lost commit: what was done is told as done', async () => {
    commit = 'lose the answer'
    const answer = await post()
    expect(await reviews()).toHaveLength(1)
    expect([answer.status, answer.json.title]).toEqual([201, review.title])
  })

  test('lost commit: what was not done is told as not done', async () => {
    commit = 'lose the request'
    const answer = await post()
    expect(await reviews()).toHaveLength(0)
    expect([answer.status, answer.json.detail]).toEqual([503, AWAY])
    expect(answer.headers['retry-after']).toBe('5')
  })

  test('lost commit: while nobody can tell, it is not told that nothing was changed, and a second try finds out', async () => {
    commit = 'lose the answer'
    thenDown = true
    const unsure = await post()
    expect(unsure.headers['retry-after']).toBe('5')
    expect([unsure.status, unsure.json.detail]).toEqual([
      503,
      'The connection to our database broke while this was being saved, so it may be saved or not. Please look before you send it again.',
    ])
    isDown = false
    const again = await post()
    expect([again.status, again.json.title]).toEqual([201, review.title])
    expect(await reviews()).toHaveLength(1)
  })

  test('lost commit: what turns out not to be done is done by the second try', async () => {
    commit = 'lose the request'
    thenDown = true
    expect((await post()).json.detail).toContain('it may be saved or not')
    isDown = false
    expect((await post()).status).toBe(201)
    expect(await reviews()).toHaveLength(1)
  })

  test.each(['nobody gets in', 'nobody gets further than in'])(
    'while %s, all are told to try again, and it is over when the database is back',
    async (how) => {
      isDown = how === 'nobody gets in'
      isHollow = !isDown
      cutAll()
      // More than there are connections.
      for (let at = 0; at < 10; at++) {
        const { headers, json, status } = await hub.post('/api/reviews', review)
        expect([status, json.detail, headers['retry-after']]).toEqual([503, AWAY, '5'])
        expect((await hub.get('/api/reviews')).status).toBe(503)
      }
      isDown = false
      isHollow = false
      expect((await hub.post('/api/reviews', review)).status).toBe(201)
      expect(await reviews()).toHaveLength(1)
    },
    60_000,
  )
})

/** Passes on what the hub and its database say to each other; the commit as `commit` says. */
async function listenBetween(path: string, database: string): Promise<Server> {
  const open = new Set<Socket>()
  cutAll = () => {
    for (const other of open) other.destroy()
  }
  const server = createServer((client: Socket) => {
    if (isDown) return void client.destroy()
    open.add(client)
    const far = connect(database)
    const end = () => {
      client.destroy()
      far.destroy()
    }
    client.on('error', end).on('close', end)
    far.on('error', end).on('close', end)
    let isLost = false
    client.on('data', (said) => {
      if (isHollow && (said.includes('begin') || said.includes('select'))) return end()
      const isCommit = commit !== 'pass' && said.includes('commit')
      if (!isCommit) return void far.write(said)
      const how = commit
      commit = 'pass'
      isDown = thenDown
      isLost = true
      if (how === 'lose the request') lose()
      else far.write(said)
    })
    const lose = () => {
      end()
      if (isDown) cutAll()
    }
    far.on('data', (said) => (isLost ? lose() : client.write(said)))
  }).listen(path)
  await once(server, 'listening')
  return server
}
