import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { reviews, schools } from '../../db/schema.ts'
import { lockSchool, recountSchool } from '../schools/store.ts'
import { presentedReview } from './present.ts'

/** A review as it is read: its id, and its JSON for the wire. */
export interface ReadReview {
  id: number
  json: string
}

/** The fields a person gives for a review, already checked; one of the two school fields is set. */
export interface ReviewFields {
  rating: number
  title: string
  content: string
  schoolId: number | null
  schoolName: string | null
  tags: string[]
  isAnonymous: boolean
}

const columns = { id: reviews.id, json: presentedReview }

/** A page of reviews, newest first: `limit` rows with an id below `before`. */
export function listReviews(
  queries: Queries,
  filter: { schoolId?: number; search?: string; before?: number; limit: number },
): Promise<ReadReview[]> {
  const { schoolId, search, before, limit } = filter
  const page = (words: SQL | undefined) =>
    queries
      .select(columns)
      .from(reviews)
      .leftJoin(schools, eq(reviews.schoolId, schools.id))
      .where(
        and(
          schoolId ? eq(reviews.schoolId, sql.placeholder('schoolId')) : undefined,
          before ? lt(reviews.id, sql.placeholder('before')) : undefined,
          words,
        ),
      )
      .orderBy(desc(reviews.id))
      .limit(sql.placeholder('limit'))
  const values = { schoolId, before, limit }
  if (search) {
    // Without a name: the best plan for a rare word is the worst for a common one.
    const words = sql`${reviews.search} @@ websearch_to_tsquery('english', ${search})`
    return page(words).prepare('').execute(values)
  }
  const name = ['reviews', schoolId && 'of_school', before && 'before'].filter(Boolean).join('_')
  return prepared(queries, name, (name) => page(undefined).prepare(name)).execute(values)
}

/**
 * Stores a review and brings its school's average and total in line, in the caller's transaction.
 * Answers undefined where the school does not exist.
 */
export async function insertReview(
  transaction: Queries,
  fields: ReviewFields,
  day: Date,
): Promise<{ review: ReadReview; schoolId: number | null } | undefined> {
  const { schoolId } = fields
  if (schoolId && !(await lockSchool(transaction, schoolId))) return undefined
  const [row] = await transaction
    .insert(reviews)
    .values({ ...fields, reviewType: 'school', createdAt: day, updatedAt: day })
    .returning({ id: reviews.id })
  if (schoolId) await recountSchool(transaction, schoolId, day)
  const [review] = await transaction
    .select(columns)
    .from(reviews)
    .leftJoin(schools, eq(reviews.schoolId, schools.id))
    .where(eq(reviews.id, row?.id ?? 0))
  return review && { review, schoolId }
}
