import { sql } from 'drizzle-orm'
import type { Queries } from './database.ts'

/** The one channel on which servers tell each other that public rows changed. */
export const CHANGES = 'hub_changes'

/** The tables that public answers are read from; those of moderation as one. */
export const publicTables = [
  'moderation',
  'official_texts',
  'resources',
  'reviews',
  'schools',
] as const

/** Which public rows changed; `id` where a single one did. */
export interface Change {
  table: (typeof publicTables)[number]
  id?: number
}

/** Tells every server of a change. Inside a transaction it is sent when that commits. */
export async function announce(queries: Queries, change: Change): Promise<void> {
  await queries.execute(sql`select pg_notify(${CHANGES}, ${JSON.stringify(change)})`)
}
