import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** Lets go of a name. */
export type LetGo = () => void

const HOLD = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as held'
const LET_GO = 'select pg_advisory_unlock(hashtextextended($1, 0))'
/** A machine that is cut off keeps its names for half a minute; a process that ends gives them back at once. */
const NOTICE_LOSS = `set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`
/** A server that has just answered may still be letting go. */
const LET_GO_MS = 250

/** Names that one server at a time holds: locks of one connection, which the database takes back when it ends. */
export class HeldNames {
  readonly #url: string
  #client: Promise<pg.Client> | null = null

  constructor(url: string) {
    this.#url = url
  }

  /** Null where another server holds the name. */
  async hold(name: string): Promise<LetGo | null> {
    const client = await this.#connected()
    const isHeld =
      (await tried(client, name)) ||
      (await wait(LET_GO_MS, client).then((again) => tried(again, name)))
    // Where the connection is gone, so is the lock.
    return isHeld ? () => void client.query(LET_GO, [name]).catch(() => {}) : null
  }

  async stop(): Promise<void> {
    await this.#client?.then(
      (client) => client.end(),
      () => {},
    )
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect()
    this.#client.catch(() => {
      this.#client = null
    })
    return this.#client
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true })
    // Whoever waits for its answer is told; the next one who asks gets another connection.
    client.on('error', () => {})
    client.on('end', () => {
      this.#client = null
    })
    try {
      await client.connect()
      await client.query(NOTICE_LOSS)
      return client
    } catch (error) {
      throw new DrizzleQueryError(HOLD, [], error as Error)
    }
  }
}

async function tried(client: pg.Client, name: string): Promise<boolean> {
  try {
    const { rows } = await client.query<{ held: boolean }>(HOLD, [name])
    return rows[0]?.held === true
  } catch (error) {
    throw new DrizzleQueryError(HOLD, [], error as Error)
  }
}
