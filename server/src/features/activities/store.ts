import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { activities } from '../../db/schema.ts'
import type { Keyring } from '../../sealing/keyring.ts'
import type { Place } from '../../sealing/place.ts'

/** What happened, in words that anybody may see in the database. */
export interface NewActivity {
  /** Such as 'document_uploaded'. */
  type: string
  /** A neutral title, such as 'Document uploaded'. */
  title: string
  /** What it was about, such as the file's name: sealed. */
  description: string | null
  /** Such as 'completed'. */
  status: string | null
}

export type ActivityRow = typeof activities.$inferSelect

/** The place does not name the owner, so that an activity still opens after it moved to another account. */
const descriptionOf = (id: string): Place => ({
  table: 'activities',
  column: 'description',
  row: id,
})

/** Notes for an account what happened. Call it in the transaction in which it happens. */
export async function recordActivity(
  queries: Queries,
  keyring: Keyring,
  userId: string,
  ...happened: NewActivity[]
): Promise<void> {
  const rows = happened.map(({ description, ...open }, place) => {
    const id = randomUUID()
    const sealed = description === null ? null : keyring.sealFor(descriptionOf(id), description)
    return { id, userId, ...open, description: sealed, createdAt: afterAllOf(userId, place) }
  })
  await queries.insert(activities).values(rows)
}

/** Now, but later than all before: what happened within one tick of the database's clock keeps its order. */
function afterAllOf(userId: string, place: number) {
  const tick = sql`interval '1 microsecond'`
  return sql`greatest(now(), (select max(earlier.created_at) + ${tick}
    from activities earlier where earlier.user_id = ${userId})) + ${place} * ${tick}`
}

/** What happened in an account, newest first, in clear; `limit` rows after the one with the id `after`. */
export async function listActivities(
  queries: Queries,
  keyring: Keyring,
  filter: { userId: string; after?: string; limit: number },
): Promise<ActivityRow[]> {
  const { userId, after, limit } = filter
  const older = sql`(${activities.createdAt}, ${activities.id}) < (select last.created_at, last.id
    from activities last where last.id = ${after} and last.user_id = ${userId})`
  const rows = await queries
    .select()
    .from(activities)
    .where(and(eq(activities.userId, userId), after ? older : undefined))
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, description: opened(keyring, row) }))
}

function opened(keyring: Keyring, { id, description }: ActivityRow): string | null {
  return description === null ? null : keyring.openFor(descriptionOf(id), description)
}
