import { CONTENT_UNREFERENCED_HOURS } from '@hub/api/content'
import { and, desc, eq, gt, inArray, isNotNull, notExists, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import {
  content,
  contentReferences,
  contentWithdrawals,
  registryBlocks,
  registryFollower,
} from '../db/registrySchema.ts'
import type { Reference } from './references.ts'

export type Progress = Omit<typeof registryFollower.$inferSelect, 'one'>
export type Block = typeof registryBlocks.$inferSelect

/** How many blocks are remembered, to find the one from which the chain took another way. */
const BLOCKS_KEPT = 64
const ROWS_AT_ONCE = 1000

/** How far the events were read; undefined where no hub on this database ever had a chain. */
export async function findProgress(queries: Queries): Promise<Progress | undefined> {
  const [row] = await queries.select().from(registryFollower)
  return row
}

/** A remembered block; undefined where this one is not. */
export async function findBlock(queries: Queries, number: bigint): Promise<Block | undefined> {
  const [row] = await queries.select().from(registryBlocks).where(eq(registryBlocks.number, number))
  return row
}

/** The remembered blocks, newest first. */
export async function listBlocks(queries: Queries): Promise<Block[]> {
  return queries.select().from(registryBlocks).orderBy(desc(registryBlocks.number))
}

/**
 * Goes on from `before` to `nextBlock`, unless another server has done so first.
 *
 * @returns whether this server is the one that goes on
 */
export async function advance(
  transaction: Queries,
  before: Progress,
  nextBlock: bigint,
): Promise<boolean> {
  const changed = await transaction
    .update(registryFollower)
    .set({ nextBlock })
    .where(isStill(before))
    .returning({ one: registryFollower.one })
  return changed.length > 0
}

/** Notes that at this time every block that there was had been read. */
export async function markCurrent(queries: Queries, before: Progress, at: Date): Promise<void> {
  await queries.update(registryFollower).set({ currentAt: at }).where(isStill(before))
}

/** Begins to read another chain, or the first. What was read of the one before must be forgotten with it. */
export async function beginChain(
  transaction: Queries,
  { chain, nextBlock }: Omit<Progress, 'currentAt'>,
): Promise<void> {
  const start = { chain, nextBlock, currentAt: null }
  await transaction
    .insert(registryFollower)
    .values(start)
    .onConflictDoUpdate({ target: registryFollower.one, set: start })
}

/** Keeps what a window of blocks brought, and the block at its end. */
export async function insertWindow(
  transaction: Queries,
  references: readonly Reference[],
  end: Block,
): Promise<void> {
  for (let at = 0; at < references.length; at += ROWS_AT_ONCE) {
    const rows = references.slice(at, at + ROWS_AT_ONCE)
    await transaction.insert(contentReferences).values(rows).onConflictDoNothing()
  }
  await transaction.insert(registryBlocks).values(end).onConflictDoNothing()
  const kept = transaction
    .select({ number: registryBlocks.number })
    .from(registryBlocks)
    .orderBy(desc(registryBlocks.number))
    .limit(BLOCKS_KEPT)
  await transaction.delete(registryBlocks).where(notInArray(registryBlocks.number, kept))
}

/**
 * Forgets what came after a block: these blocks are not on the chain any more. Their transactions mostly come
 * again, so the contents that they referred to are kept for another day.
 */
export async function forgetAfter(transaction: Queries, block: bigint): Promise<void> {
  const later = gt(contentReferences.block, block)
  await transaction
    .update(content)
    .set({ keepUntil: sql`now() + make_interval(hours => ${CONTENT_UNREFERENCED_HOURS})` })
    .where(
      inArray(
        content.cid,
        transaction.select({ cid: contentReferences.cid }).from(contentReferences).where(later),
      ),
    )
  await transaction.delete(contentReferences).where(later)
  await transaction.delete(registryBlocks).where(gt(registryBlocks.number, block))
}

/** That a record on chain still stands for this content: its author did not take it back. */
export const isLive = notExists(
  sql`(select from ${contentWithdrawals} where ${contentWithdrawals.cid} = ${contentReferences.cid}
    and ${contentWithdrawals.author} = ${contentReferences.author})`,
)

/** Whether records on chain refer to a content, and whether one of them does so still. */
export async function referenceState(
  queries: Queries,
  cid: string,
): Promise<'none' | 'withdrawn' | 'live'> {
  const rows = await queries
    .select({ live: sql<boolean>`bool_or(${isLive})` })
    .from(contentReferences)
    .where(eq(contentReferences.cid, cid))
  const live = rows[0]?.live
  if (live === null || live === undefined) return 'none'
  return live ? 'live' : 'withdrawn'
}

/** Whether this record refers to a content. */
export async function refersTo(
  queries: Queries,
  cid: string,
  { record, recordId }: Pick<Reference, 'record' | 'recordId'>,
): Promise<boolean> {
  const rows = await queries
    .select({ block: contentReferences.block })
    .from(contentReferences)
    .where(
      and(
        eq(contentReferences.cid, cid),
        eq(contentReferences.record, record),
        eq(contentReferences.recordId, recordId),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The address of the text of a review on chain; undefined where the hub has not read of it. */
export async function textOfReview(queries: Queries, id: string): Promise<string | undefined> {
  const [row] = await queries
    .select({ cid: contentReferences.cid })
    .from(contentReferences)
    .where(and(eq(contentReferences.record, 'review'), eq(contentReferences.recordId, id)))
    .limit(1)
  return row?.cid
}

/** Which of these contents are texts that are here. */
export async function keptTexts(queries: Queries, cids: readonly string[]): Promise<string[]> {
  const rows = await queries
    .select({ cid: content.cid })
    .from(content)
    .where(and(inArray(content.cid, [...cids]), content.isText, isNotNull(content.file)))
  return rows.map(({ cid }) => cid)
}

const isStill = ({ chain, nextBlock }: Progress) =>
  and(eq(registryFollower.chain, chain), eq(registryFollower.nextBlock, nextBlock))
