import { randomInt } from 'node:crypto'
import type { AuthorRole, ProcessAnswers } from '@hub/core/reviews/process'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { refusedReviews, removedReviews, reviewBatches, reviews, schools } from '../../db/schema.ts'
import { lockSchool, recountSchool } from '../schools/store.ts'
import { spend, type Token, usedProof } from '../verification/store.ts'
import { presentedReview } from './present.ts'
import { shuffled } from './shuffle.ts'

/** A review as it is read: its id, its day, and its JSON for the wire. */
export interface ReadReview {
  id: number
  createdAt: Date
  json: string
}

/** The words of a review that its author may change, already checked. */
export interface Words {
  rating: number
  title: string
  content: string
  tags: string[]
  followUp: string | null
}

/** A review as it is posted, already checked; one of the two school fields is set. */
export interface Post extends Words {
  schoolId: number | null
  schoolName: string | null
  isAnonymous: boolean
  authorRole: AuthorRole
  processFacts: ProcessAnswers
  /** That the author belongs to the school (decision 0042); null: nothing was shown. */
  token: Token | null
  /** As it is stored (receipt.ts); null: nobody has one. */
  receipt: string | null
}

/** New words for a published review. */
export interface Edit extends Words {
  receipt: string
}

/** What is carried out together. */
export interface Batch {
  posts: readonly Post[]
  edits: readonly Edit[]
  /** Receipts. */
  removals: readonly string[]
}

/** A published review as its author gets it back. */
export type HeldRow = Words & Pick<Post, 'schoolId' | 'schoolName'>

/** Where a page of reviews ended: its day as an ISO instant, and its id. */
export type ReviewPlace = [day: string, id: number]

/** Neither the review nor its school was taken down (decision 0038). */
const isShown = sql`not ${reviews.isHidden} and ${schools.isHidden} is not true`

const columns = { id: reviews.id, createdAt: reviews.createdAt, json: presentedReview }

/** A page of reviews, the latest day first: `limit` rows after `place`. Within a day ids are in no order (`freeIds`). */
export function listReviews(
  queries: Queries,
  filter: { schoolId?: number; search?: string; place?: ReviewPlace; limit: number },
): Promise<ReadReview[]> {
  const { schoolId, search, place, limit } = filter
  const [day, id] = place ?? []
  const page = (words: SQL | undefined) =>
    queries
      .select(columns)
      .from(reviews)
      .leftJoin(schools, eq(reviews.schoolId, schools.id))
      .where(
        and(
          isShown,
          schoolId ? eq(reviews.schoolId, sql.placeholder('schoolId')) : undefined,
          place
            ? sql`(${reviews.createdAt}, ${reviews.id}) < (${sql.placeholder('day')}::timestamptz, ${sql.placeholder('id')}::int)`
            : undefined,
          words,
        ),
      )
      .orderBy(sql`${reviews.createdAt} desc nulls last`, sql`${reviews.id} desc nulls last`)
      .limit(sql.placeholder('limit'))
  const values = { schoolId, day, id, limit }
  if (search) {
    // Without a name: the best plan for a rare word is the worst for a common one.
    const words = sql`${reviews.search} @@ websearch_to_tsquery('english', ${search})`
    return page(words).prepare('').execute(values)
  }
  const name = ['reviews', schoolId && 'of_school', place && 'after'].filter(Boolean).join('_')
  return prepared(queries, name, (name) => page(undefined).prepare(name)).execute(values)
}

/**
 * Publishes a review at once and brings its school's average and total in line, in the caller's transaction. One whose
 * receipt is known already is not stored again. Answers undefined where the school does not exist.
 */
export async function insertReview(
  transaction: Queries,
  post: Post,
  day: Date,
): Promise<ReadReview | undefined> {
  const { schoolId } = post
  if (schoolId) {
    const school = await lockSchool(transaction, schoolId)
    if (!school || school.isHidden) return undefined
  }
  const own = await columnsOf(transaction, post)
  if (post.token && !own.isVerified) throw usedProof()
  const [row] = await transaction
    .insert(reviews)
    .values({ ...own, reviewType: 'school', createdAt: day, updatedAt: day })
    .onConflictDoNothing({ target: reviews.receipt })
    .returning({ id: reviews.id })
  if (row && schoolId) await recountSchool(transaction, schoolId, day)
  const [review] = await transaction
    .select(columns)
    .from(reviews)
    .leftJoin(schools, eq(reviews.schoolId, schools.id))
    .where(row ? eq(reviews.id, row.id) : eq(reviews.receipt, post.receipt ?? ''))
  return review
}

/**
 * Publishes what is posted, changes and removes what is to be, and brings the totals of the schools in line, in the
 * caller's transaction. Rows are written in a random order under random ids: neither these, nor their place in the
 * table, nor their transaction says which was sent first (decision 0037).
 *
 * @returns the schools whose totals it counted anew
 */
export async function applyBatch(transaction: Queries, batch: Batch, day: Date): Promise<number[]> {
  const receipts = [...batch.edits.map(({ receipt }) => receipt), ...batch.removals]
  const changed = await transaction
    .selectDistinct({ id: reviews.schoolId })
    .from(reviews)
    .where(inArray(reviews.receipt, receipts))
  const ids = [...batch.posts.map(({ schoolId }) => schoolId), ...changed.map(({ id }) => id)]
  const schoolIds = [...new Set(ids.filter((id) => id !== null))]
  // In one order for all, or two servers that publish at once would wait for each other.
  for (const id of schoolIds.toSorted((one, other) => one - other)) {
    await lockSchool(transaction, id)
  }
  await insertAll(transaction, batch.posts, day)
  for (const { receipt, ...words } of shuffled(batch.edits)) {
    await transaction
      .update(reviews)
      .set({ ...words, updatedAt: day })
      .where(eq(reviews.receipt, receipt))
  }
  if (batch.removals.length > 0) {
    await transaction.delete(reviews).where(inArray(reviews.receipt, [...batch.removals]))
    await transaction
      .insert(removedReviews)
      .values(shuffled(batch.removals).map((receipt) => ({ receipt })))
      .onConflictDoNothing()
  }
  for (const id of shuffled(schoolIds)) await recountSchool(transaction, id, day)
  return schoolIds
}

/** Rows of one statement: their parameters must not be more than PostgreSQL takes. */
const AT_ONCE = 500

async function insertAll(transaction: Queries, posts: readonly Post[], day: Date): Promise<void> {
  const order: Awaited<ReturnType<typeof columnsOf>>[] = []
  const refused: { receipt: string }[] = []
  for (const post of shuffled(posts)) {
    const own = await columnsOf(transaction, post)
    if (!post.token || own.isVerified) order.push(own)
    else if (post.receipt) refused.push({ receipt: post.receipt })
  }
  if (refused.length > 0) {
    await transaction.insert(refusedReviews).values(refused).onConflictDoNothing()
  }
  const ids = await freeIds(transaction, order.length)
  for (let from = 0; from < order.length; from += AT_ONCE) {
    const rows = order.slice(from, from + AT_ONCE).map((own, at) => ({
      ...own,
      id: ids[from + at] as number,
      reviewType: 'school',
      createdAt: day,
      updatedAt: day,
    }))
    await transaction.insert(reviews).values(rows).onConflictDoNothing({ target: reviews.receipt })
  }
}

/**
 * What of a post is stored: whoever hands it on may know more of it. Its token is spent. A post whose token was spent
 * meanwhile, as by one that waited on another server, comes back without its mark and is not to be published.
 */
async function columnsOf(transaction: Queries, post: Post) {
  const { rating, title, content, tags, followUp, authorRole, processFacts } = post
  const { schoolId, schoolName, isAnonymous, receipt, token } = post
  const words = { rating, title, content, tags, followUp, authorRole, processFacts }
  const isVerified = token !== null && (await spend(transaction, token))
  return { ...words, schoolId, schoolName, isAnonymous, receipt, isVerified }
}

/** The upper half of all ids; the database counts through the lower one where reviews appear at once. */
const RANDOM_IDS = { from: 2 ** 30, to: 2 ** 31 }

async function freeIds(transaction: Queries, count: number): Promise<number[]> {
  const ids = new Set<number>()
  while (ids.size < count) {
    const more = Array.from({ length: count - ids.size }, () =>
      randomInt(RANDOM_IDS.from, RANDOM_IDS.to),
    )
    const taken = await transaction
      .select({ id: reviews.id })
      .from(reviews)
      .where(inArray(reviews.id, more))
    const isTaken = new Set(taken.map(({ id }) => id))
    for (const id of more) if (!isTaken.has(id)) ids.add(id)
  }
  return [...ids]
}

/** The published review with this receipt, with the name of its school. */
export async function findHeld(queries: Queries, receipt: string): Promise<HeldRow | undefined> {
  const [row] = await queries
    .select({
      schoolId: reviews.schoolId,
      schoolName: sql<string | null>`coalesce(${schools.name}, ${reviews.schoolName})`,
      rating: reviews.rating,
      title: reviews.title,
      content: reviews.content,
      tags: reviews.tags,
      followUp: reviews.followUp,
    })
    .from(reviews)
    .leftJoin(schools, eq(reviews.schoolId, schools.id))
    .where(eq(reviews.receipt, receipt))
  return row
}

/** Whether a review with this receipt was removed by its author. */
export async function isRemoved(queries: Queries, receipt: string): Promise<boolean> {
  const [row] = await queries
    .select()
    .from(removedReviews)
    .where(eq(removedReviews.receipt, receipt))
  return row !== undefined
}

/** Whether the review with this receipt was not published, since its proof was spent by another one. */
export async function isRefused(queries: Queries, receipt: string): Promise<boolean> {
  const [row] = await queries
    .select()
    .from(refusedReviews)
    .where(eq(refusedReviews.receipt, receipt))
  return row !== undefined
}

/** Notes that a batch is published, in the transaction that publishes it. False where it was before. */
export async function noteBatch(transaction: Queries, id: string): Promise<boolean> {
  const noted = await transaction
    .insert(reviewBatches)
    .values({ id })
    .onConflictDoNothing()
    .returning()
  return noted.length > 0
}

/** Whether a batch was published, and its file perhaps not destroyed. */
export async function isNoted(queries: Queries, id: string): Promise<boolean> {
  const [row] = await queries.select().from(reviewBatches).where(eq(reviewBatches.id, id))
  return row !== undefined
}

/** Forgets a batch whose file is destroyed: nobody will publish it again. */
export async function forgetBatch(queries: Queries, id: string): Promise<void> {
  await queries.delete(reviewBatches).where(eq(reviewBatches.id, id))
}
