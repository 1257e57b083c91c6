import type { schoolSorts } from '@hub/api/schools'
import { normalizeName, normalizePlace } from '@hub/core/schools/normalizeName'
import type { SchoolType } from '@hub/core/schools/schoolTypes'
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { rankedScoreOf } from '../../db/rankedScore.ts'
import { administrators, reviews, schools } from '../../db/schema.ts'
import { countProcess } from './countProcess.ts'

export type SchoolRow = typeof schools.$inferSelect
export type SchoolSort = (typeof schoolSorts)[number]

/** The fields a person gives for a school, already checked. */
export interface SchoolFields {
  name: string
  type: SchoolType
  location: string | null
  website: string | null
}

/** How each order is read page by page: the values that place a row, all falling but the last two. */
const orders: Record<
  SchoolSort,
  { rank: SQL | null; place: (row: RankedSchool) => number | null }
> = {
  recent: { rank: sql`${schools.activity}`, place: (row) => row.activity },
  reviews: { rank: sql`${schools.totalReviews}`, place: (row) => row.totalReviews },
  rating: { rank: rankedScoreOf(schools), place: (row) => row.rank },
  name: { rank: null, place: () => null },
}

/** Not taken down by an administrator (decision 0038). */
const isShown = eq(schools.isHidden, false)

export type RankedSchool = SchoolRow & { rank: number }
/** Where a page of schools ended. */
export type SchoolPlace = [rank: number, name: string, id: number]

interface ListFilter {
  type?: SchoolType
  sort: SchoolSort
  limit: number
  place?: SchoolPlace
}

/** A page of the directory in one of its orders; `limit` rows after `place`. */
export async function listSchools(queries: Queries, filter: ListFilter): Promise<RankedSchool[]> {
  const { limit, place, sort } = filter
  const { rank } = orders[sort]
  if (!place) return readSchools(queries, filter, undefined, limit)
  const [, name, id] = place
  const value = rankIn(sort, place)
  const later = sql`(${schools.name}, ${schools.id}) > (${name}, ${id})`
  if (!rank) return readSchools(queries, filter, later, limit)
  // In two parts, each of which begins where the index has it: many schools share a rank.
  const same = and(sql`${rank} = ${value}`, later)
  const rows = await readSchools(queries, filter, same, limit)
  if (rows.length === limit) return rows
  const lower = sql`${rank} < ${value}`
  return [...rows, ...(await readSchools(queries, filter, lower, limit - rows.length))]
}

/** A rank as its column has it: the index finds no other kind of number. */
function rankIn(sort: SchoolSort, [value]: SchoolPlace): SQL {
  if (sort === 'rating') return sql`${value}::float8`
  // A place that somebody made up may be anything.
  return sql`${Number.isSafeInteger(value) ? value : 0}::bigint`
}

async function readSchools(
  queries: Queries,
  { sort, type }: ListFilter,
  which: SQL | undefined,
  limit: number,
): Promise<RankedSchool[]> {
  const { rank } = orders[sort]
  const rows = await queries
    .select({ school: schools, rank: sql<number>`(${rank ?? sql`0`})::float8` })
    .from(schools)
    .where(and(isShown, type ? eq(schools.type, type) : undefined, which))
    // As the indexes have it.
    .orderBy(...(rank ? [sql`${rank} desc nulls last`] : []), asc(schools.name), asc(schools.id))
    .limit(limit)
  return rows.map((row) => ({ ...row.school, rank: row.rank }))
}

/** The place of a row in an order, for the cursor to the next page. */
export function schoolPlace(sort: SchoolSort, row: RankedSchool): SchoolPlace {
  return [orders[sort].place(row) ?? 0, row.name, row.id]
}

/** The schools with these ids, in the order of the ids. */
export async function findSchools(queries: Queries, ids: readonly number[]): Promise<SchoolRow[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .select()
    .from(schools)
    .where(and(inArray(schools.id, [...ids]), isShown))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** One school, or undefined. */
export async function findSchool(queries: Queries, id: number): Promise<SchoolRow | undefined> {
  return (await findSchools(queries, [id]))[0]
}

/** What the search index holds of every school. */
export function namesOfSchools(queries: Queries) {
  return queries
    .select({ id: schools.id, name: schools.name, type: schools.type, location: schools.location })
    .from(schools)
    .where(isShown)
}

/** How many reviews of a school gave 1, 2, 3, 4 and 5 stars. */
export async function countRatings(queries: Queries, schoolId: number): Promise<number[]> {
  const rows = await queries
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(and(eq(reviews.schoolId, schoolId), eq(reviews.isHidden, false)))
    .groupBy(reviews.rating)
  const spread = [0, 0, 0, 0, 0]
  for (const row of rows) spread[row.rating - 1] = row.count
  return spread
}

export function listAdministrators(queries: Queries, schoolId: number) {
  return queries
    .select()
    .from(administrators)
    .where(eq(administrators.schoolId, schoolId))
    .orderBy(asc(administrators.name), asc(administrators.id))
}

/**
 * Adds a school, or finds the one it would repeat: the same folded name, and the same place or one of the two
 * without a place. Runs inside a transaction; two requests for one name take turns. Of the time, only the day is
 * kept (decision 0005).
 */
export async function addSchool(
  transaction: Queries,
  fields: SchoolFields,
  day: Date,
  isAnother = false,
): Promise<{ added: SchoolRow } | { existing: SchoolRow; mayBeAnother: boolean }> {
  const nameKey = normalizeName(fields.name)
  const locationKey = normalizePlace(fields.location)
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${nameKey}, 0))`)
  const namesakes = await transaction.select().from(schools).where(eq(schools.nameKey, nameKey))
  const same = namesakes.find((row) => row.locationKey === locationKey)
  const existing = same ?? namesakes.find((row) => row.locationKey === '' || locationKey === '')
  const mayBeAnother = same === undefined && locationKey !== ''
  if (existing && !(mayBeAnother && isAnother)) return { existing, mayBeAnother }
  const [added] = await transaction
    .insert(schools)
    .values({
      ...fields,
      nameKey,
      locationKey,
      activity: sql`nextval('school_activity')`,
      createdAt: day,
      updatedAt: day,
    })
    .returning()
  return { added: added as SchoolRow }
}

/**
 * Brings a school's average, total and counts of the process in line with its rows that are shown. The caller's
 * transaction holds both changes.
 *
 * @param place in the order "latest first": a new review puts its school on top, moderation leaves it where it is
 */
export async function recountSchool(
  transaction: Queries,
  id: number,
  day: Date,
  place: 'on top' | 'in place' = 'on top',
): Promise<void> {
  const activity = place === 'on top' ? sql`nextval('school_activity')` : sql`activity`
  await transaction.execute(sql`
    update schools set
      (average_rating, total_reviews) =
        (select coalesce(avg(rating), 0)::float8, count(*)::int from reviews
          where school_id = ${id} and not is_hidden),
      activity = ${activity},
      updated_at = ${day.toISOString()}
    where id = ${id}`)
  await countProcess(transaction, id)
}

/** Waits for other writers of this school's totals, and answers its row if there is one. */
export async function lockSchool(transaction: Queries, id: number): Promise<SchoolRow | undefined> {
  const [row] = await transaction.select().from(schools).where(eq(schools.id, id)).for('update')
  return row
}
