import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { ConfigError } from '../config.ts'
import { findOutcomes } from './commitOutcome.ts'
import type { Database, Queries } from './database.ts'
import { HeldNames } from './heldNames.ts'
import { migrationsFolder } from './migrate.ts'
import { leaveUnnamed } from './prepared.ts'
import * as schema from './schema.ts'

// Any number will do, as long as every server of ours takes the same.
const MIGRATION_LOCK = 719_106_045
const RECONNECT_MS = 1000
/** Who waits longer for a connection is told that the database is away. */
const CONNECT_MS = 10_000

/**
 * Connects to (and migrates) the PostgreSQL database behind `url`, with a pool of `connections`.
 *
 * @param direct the same database past a pooler that gives each transaction another connection: what holds longer
 *   than a transaction (a lock, a statement's name, to listen) cannot go through it
 * @throws ConfigError where the database lets nobody in
 */
export async function openPostgres(
  url: string,
  connections: number,
  direct: string | null = null,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // The same for one at work; whoever waits for its answer is told.
  pool.on('connect', (client) => client.on('error', () => {}))
  const queries = findOutcomes(withTransactions(pool, drizzle({ client: pool, schema })))
  if (direct) leaveUnnamed(queries)
  try {
    await migrateOnce(direct ?? url)
  } catch (error) {
    await pool.end()
    throw error
  }
  const listeners = new Map<string, Listener>()
  const names = new HeldNames(direct ?? url)
  return {
    kind: 'postgres',
    queries,
    forJobs: { executeSql: (text, values) => pool.query(text, values) },
    listen: async (channel, hear) => {
      const listener = listeners.get(channel) ?? new Listener(direct ?? url, channel)
      listeners.set(channel, listener)
      await listener.add(hear)
    },
    hold: (name) => names.hold(name),
    close: async () => {
      await names.stop()
      await Promise.all([...listeners.values()].map((listener) => listener.stop()))
      await pool.end()
    },
  }
}

/** Drizzle's own transactions never give back a connection on which they could not begin. */
function withTransactions<Q extends Queries>(pool: pg.Pool, queries: Q): Q {
  queries.transaction = async (work, settings) => {
    const client = await pool.connect().catch((error: Error) => {
      throw new DrizzleQueryError('begin', [], error)
    })
    try {
      return await drizzle({ client, schema }).transaction(work, settings)
    } finally {
      client.release()
    }
  }
  return queries
}

/** Servers that start together take turns, so that each migration runs once. */
async function migrateOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  // Whoever waits for its answer is told.
  client.on('error', () => {})
  await client.connect().catch((error: NodeJS.ErrnoException) => {
    // The words of a failure with several addresses stand in its parts; it has a code.
    const why = error.message || error.code
    throw new ConfigError([`The database of DATABASE_URL cannot be opened (${why}).`])
  })
  try {
    const queries = drizzle({ client, schema })
    await queries.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await migrate(queries, { migrationsFolder })
  } finally {
    // The lock ends with its connection.
    await client.end()
  }
}

/** One connection that hears announcements, and comes back after it was lost. */
class Listener {
  readonly #url: string
  readonly #channel: string
  readonly #hearers: ((payload: string | null) => void)[] = []
  #connecting: Promise<void> | null = null
  #client: pg.Client | null = null
  #stopped = false

  constructor(url: string, channel: string) {
    this.#url = url
    this.#channel = channel
  }

  /** Adds somebody who hears; all who hear one channel share its connection. */
  async add(hear: (payload: string | null) => void): Promise<void> {
    this.#hearers.push(hear)
    this.#connecting ??= this.#connect()
    await this.#connecting
  }

  #hear(payload: string | null): void {
    for (const hear of this.#hearers) hear(payload)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#client?.end()
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true })
    client.on('notification', (message) => this.#hear(message.payload ?? ''))
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(this.#channel)}`)
    } catch (error) {
      await client.end()
      throw error
    }
    // Not before: one that was never connected ends as well.
    client.on('end', () => void this.#reconnect())
    this.#client = client
    if (this.#stopped) await client.end()
  }

  async #reconnect(): Promise<void> {
    while (!this.#stopped) {
      await wait(RECONNECT_MS)
      try {
        await this.#connect()
        this.#hear(null)
        return
      } catch {
        // The server is still away; the next round tries again.
      }
    }
  }
}
