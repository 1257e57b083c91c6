import { randomBytes, randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { buildApp } from '../app.ts'
import type { Chain } from '../chain/chain.ts'
import { type Config, readConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import { rowsOf } from '../db/rows.ts'
import type { Secrets } from '../secrets.ts'
import type { Services } from '../services.ts'
import { undocumented } from './documentedRefusal.ts'
import { TEMPLATE } from './globalSetup.ts'
import { createDatabase, dropDatabase } from './postgresCluster.ts'
import { sharedListener } from './sharedListener.ts'

/** A built server over an empty migrated database of its own. */
export interface Hub {
  app: FastifyInstance
  database: Database
  /** A folder of its own. */
  dataDir: string
  /** Where the files of its database lie: of all databases of the tests, where that is PostgreSQL. */
  databaseFolder: string
  /** Makes a request and reads the answer; `json` is undefined where the answer is no JSON. */
  ask(options: InjectOptions | string): Promise<Answer>
  get(url: string): Promise<Answer>
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
}

export interface Answer {
  status: number
  headers: Record<string, string | undefined>
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read whatever the wire sent
  json: any
}

/**
 * Runs the same API tests on PGlite and on PostgreSQL (skipped where none is installed).
 *
 * @param tests registers the tests; `hub()` is theirs to call inside of them
 * @param chain the network that its hub reads; asked for when the tests begin
 */
export function describeApi(
  name: string,
  tests: (hub: () => Hub) => void,
  settings: Partial<Config & Secrets> = {},
  chain: () => Chain | null = () => null,
): void {
  for (const kind of kinds) describeOn(kind, name, tests, settings, chain)
}

/**
 * Runs API tests on PGlite alone: those of headers, limits, settings and other services, in which the database has no
 * part. Each hub costs a test run as much as many of its tests.
 */
export function describeHub(
  name: string,
  tests: (hub: () => Hub) => void,
  settings: Partial<Config & Secrets> = {},
): void {
  describeOn('PGlite', name, tests, settings, () => null)
}

const kinds = ['PGlite', 'PostgreSQL'] as const

function describeOn(
  kind: (typeof kinds)[number],
  name: string,
  tests: (hub: () => Hub) => void,
  settings: Partial<Config & Secrets>,
  chain: () => Chain | null,
): void {
  const missing = kind === 'PostgreSQL' && inject('postgresUrl') === null
  describe.skipIf(missing)(`${name} (${kind})`, () => {
    let hub: Hub
    let close = async () => {}
    beforeAll(async () => {
      const database = await (kind === 'PGlite' ? openPgliteCopy() : openPostgresCopy())
      const dataDir = await mkdtemp(join(tmpdir(), 'hub-data-'))
      const app = await buildApp(testConfig({ dataDir, ...settings }), database.database, chain())
      const desk = app.desk as Services
      desk.listener = sharedListener()
      hub = createHub(app, database.database, dataDir, database.folder)
      close = async () => {
        await app.close()
        await database.close()
        await rm(dataDir, { recursive: true, force: true })
      }
    })
    afterAll(() => close())
    tests(() => hub)
  })
}

/** The defaults, silent and without rate limits, with secrets of their own. */
export function testConfig(settings: Partial<Config & Secrets> = {}): Config & Secrets {
  return {
    ...readConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }),
    sessionSecret: randomBytes(32).toString('base64'),
    encryptionKey: randomBytes(32),
    ownsKeys: false,
    ...settings,
  }
}

/** The calls of a hub for tests. */
export function createHub(
  app: FastifyInstance,
  database: Database,
  dataDir: string,
  databaseFolder = '',
): Hub {
  const ask = async (options: InjectOptions | string): Promise<Answer> => {
    const response = await app.inject(options)
    const { method = 'GET', url = '' } = response.raw.req
    const fault = undocumented(app, {
      method,
      url,
      status: response.statusCode,
      contentType: String(response.headers['content-type']),
      text: response.body,
    })
    if (fault) throw new Error(fault)
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      headers: response.headers as Answer['headers'],
      text: response.body,
      json: isJson ? response.json() : undefined,
    }
  }
  return {
    app,
    database,
    dataDir,
    databaseFolder,
    ask,
    get: (url) => ask(url),
    post: (url, body, headers) =>
      ask({
        method: 'POST',
        url,
        payload: body as object,
        headers: { accept: 'application/json', ...headers },
      }),
  }
}

/** A PGlite database of its own, copied from the migrated image. */
export async function openPgliteCopy() {
  const folder = await mkdtemp(join(tmpdir(), 'hub-test-'))
  await cp(inject('pgliteImage'), join(folder, 'pglite'), { recursive: true })
  const database = await openPglite(join(folder, 'pglite'))
  const close = async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { database, close, folder }
}

/** A PostgreSQL database of its own, copied from the migrated template. */
export async function openPostgresCopy() {
  const url = inject('postgresUrl') ?? ''
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(url, name, TEMPLATE)
  const database = await openPostgres(`${url}/${name}`, 4)
  const [place] = await rowsOf<{ data_directory: string }>(
    database.queries,
    sql`show data_directory`,
  )
  const close = async () => {
    await database.close()
    await dropDatabase(url, name)
  }
  return { database, close, folder: place?.data_directory ?? '' }
}
