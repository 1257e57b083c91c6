import { and, eq, lt, not, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows.ts'
import { answerCodes, reviews, schoolAnswers, schools } from '../../db/schema.ts'
import { endOfCode, GUESSES } from '../../mail/schoolMail.ts'
import type { Keyring } from '../../sealing/keyring.ts'

export type AnswerRow = typeof schoolAnswers.$inferSelect

/** A review that everybody can read, by the website of its school; undefined where there is none. */
export async function findReviewed(
  queries: Queries,
  id: number,
): Promise<{ website: string | null } | undefined> {
  const [row] = await queries
    .select({ website: schools.website })
    .from(reviews)
    .leftJoin(schools, eq(reviews.schoolId, schools.id))
    .where(and(eq(reviews.id, id), not(reviews.isHidden), sql`${schools.isHidden} is not true`))
  return row
}

/** Who asked for a code, which review it is to answer, and when. */
interface Asked {
  reviewId: number
  address: string
  code: string
  now: Date
}

/** What is kept of an address: a keyed hash with the review in it, so that two answers of one person share nothing. */
function digestsOf(keyring: Keyring, { reviewId, address, code }: Asked) {
  const digest = keyring.hashFor('answer address', `${reviewId} ${address}`)
  return { digest, code: keyring.hashFor('answer code', `${digest} ${code}`) }
}

/** Keeps a code until it is used or too old, in place of the one before. */
export async function keepCode(queries: Queries, keyring: Keyring, asked: Asked): Promise<void> {
  const { digest, code } = digestsOf(keyring, asked)
  const kept = { code, codeEnds: endOfCode(asked.now), guesses: 0 }
  await queries
    .insert(answerCodes)
    .values({ digest, ...kept })
    .onConflictDoUpdate({ target: answerCodes.digest, set: kept })
}

/** Uses a code up, and nothing stays of it and its address. False where it is not good; a wrong one counts as a guess. */
export async function useCode(queries: Queries, keyring: Keyring, asked: Asked): Promise<boolean> {
  const { digest, code } = digestsOf(keyring, asked)
  const used = await rowsOf(
    queries,
    sql`
    delete from answer_codes
    where digest = ${digest} and code = ${code}
      and code_ends > ${asked.now.toISOString()}::timestamptz and guesses < ${GUESSES}::int
    returning digest`,
  )
  if (used.length > 0) return true
  await queries
    .update(answerCodes)
    .set({ guesses: sql`${answerCodes.guesses} + 1` })
    .where(eq(answerCodes.digest, digest))
  return false
}

/** Forgets the codes that are too old. */
export async function forgetCodes(queries: Queries, now: Date): Promise<void> {
  await queries.delete(answerCodes).where(lt(answerCodes.codeEnds, now))
}

/** Keeps a review from being removed until the transaction ends. False where it is gone. */
export async function holdReview(transaction: Queries, id: number): Promise<boolean> {
  const held = await transaction
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for('key share')
  return held.length > 0
}

/** Keeps an answer until it is decided. False where one to this review waits already. */
export async function insertAnswer(
  transaction: Queries,
  answer: Pick<AnswerRow, 'reviewId' | 'text' | 'domain' | 'day'>,
): Promise<boolean> {
  const kept = await transaction
    .insert(schoolAnswers)
    .values(answer)
    .onConflictDoNothing()
    .returning({ id: schoolAnswers.id })
  return kept.length > 0
}

/** An answer, shown or not, with the review that it answers. */
export async function findAnswer(queries: Queries, id: number) {
  const [row] = await queries
    .select({
      answer: schoolAnswers,
      review: { title: reviews.title, content: reviews.content },
    })
    .from(schoolAnswers)
    .innerJoin(reviews, eq(schoolAnswers.reviewId, reviews.id))
    .where(eq(schoolAnswers.id, id))
  return row
}

/** The answer to a review that is published, hidden or not. */
export async function findPublished(
  queries: Queries,
  reviewId: number,
): Promise<AnswerRow | undefined> {
  const [row] = await queries
    .select()
    .from(schoolAnswers)
    .where(and(eq(schoolAnswers.reviewId, reviewId), schoolAnswers.isPublished))
  return row
}

/** The answers that wait, the oldest first. */
export async function listWaiting(queries: Queries, limit: number): Promise<number[]> {
  const rows = await queries
    .select({ id: schoolAnswers.id })
    .from(schoolAnswers)
    .where(not(schoolAnswers.isPublished))
    .orderBy(schoolAnswers.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Shows an answer that waited. The one before is to be deleted first. */
export async function publishAnswer(transaction: Queries, id: number, day: Date): Promise<void> {
  await transaction
    .update(schoolAnswers)
    .set({ isPublished: true, day })
    .where(eq(schoolAnswers.id, id))
}

export async function setAnswerHidden(
  transaction: Queries,
  id: number,
  isHidden: boolean,
): Promise<void> {
  await transaction.update(schoolAnswers).set({ isHidden }).where(eq(schoolAnswers.id, id))
}

export async function deleteAnswer(transaction: Queries, id: number): Promise<void> {
  await transaction.delete(schoolAnswers).where(eq(schoolAnswers.id, id))
}
