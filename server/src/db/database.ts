import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db } from 'pg-boss'
import type { LetGo } from './heldNames.ts'
import type * as schema from './schema.ts'

/** Drizzle over either driver. A store takes this, so that it runs alone or inside a transaction. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>

/** What the rest of the server knows of a database: queries, announcements and an end. */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly queries: Queries
  /** The same database as the queue of jobs takes it (jobs.ts). */
  readonly forJobs: Db
  /**
   * Calls `hear` with each announcement on `channel` (see `announce`), from this server or another.
   * `hear` gets null after a lost connection, when announcements may have been missed.
   */
  listen(channel: string, hear: (payload: string | null) => void): Promise<void>
  /**
   * Holds a name until it is let go, or until the process of this server ends. Null: another server holds it. A server
   * itself does not hold one twice.
   */
  hold(name: string): Promise<LetGo | null>
  close(): Promise<void>
}
