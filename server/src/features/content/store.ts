import { CONTENT_UNREFERENCED_HOURS } from '@hub/api/content'
import { and, eq, inArray, isNotNull, lt, notExists, sql, sum } from 'drizzle-orm'
import { hubNow } from '../../db/clock.ts'
import type { Queries } from '../../db/database.ts'
import {
  content,
  contentReferences,
  contentWithdrawals,
  registryFollower,
} from '../../db/registrySchema.ts'
import { rowsOf } from '../../db/rows.ts'
import { isLive } from '../../registry/store.ts'

export type ContentRow = typeof content.$inferSelect

/** Bytes that lie in the storage. */
export type NewContent = Omit<ContentRow, 'file' | 'keepUntil'> & { file: string }

const SWEPT_AT_ONCE = 500

/** What nothing refers to is kept until this time. */
const fromNowOn = sql`now() + make_interval(hours => ${CONTENT_UNREFERENCED_HOURS})`

/** The row of an address, also of one that is blocked; undefined where nothing was ever kept, or no more. */
export async function findContent(queries: Queries, cid: string): Promise<ContentRow | undefined> {
  const [row] = await queries.select().from(content).where(eq(content.cid, cid))
  return row
}

/** Lets a content stay for another day. False where there is none. */
export async function refreshContent(queries: Queries, cid: string): Promise<boolean> {
  const changed = await queries
    .update(content)
    .set({ keepUntil: fromNowOn })
    .where(sql`${content.cid} = ${cid} and ${content.file} is not null`)
    .returning({ cid: content.cid })
  return changed.length > 0
}

/**
 * Makes the row of a content whose file lies in the storage, or gives the file to the row that there is.
 *
 * @returns the file that lost its row to this one, if any; 'blocked' where it was removed for good
 */
export async function putContent(
  transaction: Queries,
  fields: NewContent,
): Promise<{ replaced: string | null } | 'blocked'> {
  const made = await transaction
    .insert(content)
    .values({ ...fields, keepUntil: fromNowOn })
    .onConflictDoNothing()
    .returning({ cid: content.cid })
  if (made.length > 0) return { replaced: null }
  const [row] = await transaction
    .select()
    .from(content)
    .where(eq(content.cid, fields.cid))
    .for('update')
  // It was swept in between.
  if (!row) return putContent(transaction, fields)
  if (row.file === null) return 'blocked'
  await transaction
    .update(content)
    .set({ file: fields.file, keepUntil: fromNowOn })
    .where(eq(content.cid, fields.cid))
  return { replaced: row.file }
}

/** How many bytes an account keeps. */
export async function bytesOf(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries
    .select({ bytes: sum(content.size).mapWith(Number) })
    .from(content)
    .where(eq(content.userId, userId))
  return row?.bytes ?? 0
}

/** Which of these keys of the storage a row refers to. */
export async function keptFiles(queries: Queries, keys: readonly string[]): Promise<Set<string>> {
  const rows = await queries
    .select({ file: content.file })
    .from(content)
    .where(inArray(content.file, [...keys]))
  return new Set(rows.flatMap(({ file }) => file ?? []))
}

/** The sealed contents of an account. */
export async function listContents(queries: Queries, userId: string): Promise<ContentRow[]> {
  return queries.select().from(content).where(eq(content.userId, userId)).orderBy(content.cid)
}

/**
 * Blocks an address for good, whether there is anything at it or not.
 *
 * @returns the file that lost its row by this, if any
 */
export async function blockContent(transaction: Queries, cid: string): Promise<string | null> {
  const [row] = await transaction
    .select({ file: content.file })
    .from(content)
    .where(eq(content.cid, cid))
    .for('update')
  const blocked = { file: null, size: 0, userId: null }
  await transaction
    .insert(content)
    .values({ cid, isText: true, keepUntil: sql`now()`, ...blocked })
    .onConflictDoUpdate({ target: content.cid, set: blocked })
  return row?.file ?? null
}

/** Notes that an author took back what their records brought. */
export async function withdraw(queries: Queries, cid: string, author: string): Promise<void> {
  await queries
    .insert(contentWithdrawals)
    .values({ cid, author: author.toLowerCase() })
    .onConflictDoNothing()
}

/** Whether this author took a content back. */
export async function isWithdrawn(queries: Queries, cid: string, author: string): Promise<boolean> {
  const rows = await queries
    .select({ cid: contentWithdrawals.cid })
    .from(contentWithdrawals)
    .where(
      and(eq(contentWithdrawals.cid, cid), eq(contentWithdrawals.author, author.toLowerCase())),
    )
  return rows.length > 0
}

/** Up to when all records are known that may refer to a content; null: it is not known of any time. */
export async function readUntil(queries: Queries, hasChain: boolean): Promise<Date | null> {
  const [trusted] = await rowsOf<{ now: string }>(queries, sql`select ${hubNow}::text as now`)
  const now = new Date((trusted as { now: string }).now)
  const [row] = await queries
    .select({ currentAt: registryFollower.currentAt })
    .from(registryFollower)
  if (!row) return hasChain ? null : now
  if (!row.currentAt) return null
  return row.currentAt < now ? row.currentAt : now
}

/** Deletes some rows whose time was over before `until` and that no record stands for; answers them. */
export async function deleteUnreferenced(transaction: Queries, until: Date) {
  const over = transaction
    .select({ cid: content.cid })
    .from(content)
    .where(
      and(
        isNotNull(content.file),
        lt(content.keepUntil, until),
        notExists(
          transaction
            .select({ one: sql`1` })
            .from(contentReferences)
            .where(and(eq(contentReferences.cid, content.cid), isLive)),
        ),
      ),
    )
    .limit(SWEPT_AT_ONCE)
    // Who stores it again at this moment waits, and then finds no row.
    .for('update')
  return transaction
    .delete(content)
    .where(inArray(content.cid, over))
    .returning({ cid: content.cid, file: content.file, isText: content.isText })
}
