import {
  type Action,
  type DecisionReason,
  isOnChain,
  type Thing,
  thingKinds,
} from '@hub/core/moderation/reasons'
import { and, asc, count, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { moderatedThings, moderationLog, reports } from '../../db/moderationSchema.ts'
import { resources, reviews, schools } from '../../db/schema.ts'
import { listWaiting } from '../answers/store.ts'

/** A thing as the database names it (see `subjectOf`). */
export interface Subject {
  kind: Thing
  subject: string
}

export type ReportRow = typeof reports.$inferSelect
type NewReportRow = Omit<typeof reports.$inferInsert, 'isOpen'>
export type ModeratedRow = typeof moderatedThings.$inferSelect
export type LogRow = typeof moderationLog.$inferSelect

/** Beyond so many open reports of one thing, another one tells nothing new, and could fill the disk. */
const OPEN_REPORTS_MOST = 100

const ofReport = ({ kind, subject }: Subject) =>
  and(eq(reports.kind, kind), eq(reports.subject, subject))
const ofThing = ({ kind, subject }: Subject) =>
  and(eq(moderatedThings.kind, kind), eq(moderatedThings.subject, subject))

/** Those who decide about one thing, or report it, take turns. */
export async function lockThing(transaction: Queries, { kind, subject }: Subject): Promise<void> {
  const name = `moderation ${kind} ${subject}`
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Keeps a report. False: there are so many open ones of this thing that it was left out. */
export async function insertReport(transaction: Queries, row: NewReportRow): Promise<boolean> {
  const thing = { kind: row.kind as Thing, subject: row.subject }
  const [open] = await transaction
    .select({ n: count() })
    .from(reports)
    .where(and(ofReport(thing), reports.isOpen))
  if (!row.reference && (open?.n ?? 0) >= OPEN_REPORTS_MOST) return false
  await transaction.insert(reports).values(row)
  return true
}

/** All reports of a thing: legal requests first, then by day. */
export function reportsOf(queries: Queries, thing: Subject): Promise<ReportRow[]> {
  return queries
    .select()
    .from(reports)
    .where(ofReport(thing))
    .orderBy(asc(reports.dueOn), asc(reports.day), asc(reports.id))
}

/**
 * Notes that a thing was decided.
 *
 * @param erase also forgets what was written of it, which may repeat its words
 */
export async function closeReports(
  transaction: Queries,
  thing: Subject,
  erase: boolean,
): Promise<void> {
  await transaction
    .update(reports)
    .set({ isOpen: false, ...(erase && { words: null }) })
    .where(ofReport(thing))
}

/** The things with open reports, legal requests by their due date first; then what waits, and all that is hidden. */
export async function listQueue(queries: Queries, limit: number): Promise<Subject[]> {
  const reported = await queries
    .select({ kind: reports.kind, subject: reports.subject })
    .from(reports)
    .where(eq(reports.isOpen, true))
    .groupBy(reports.kind, reports.subject)
    .orderBy(sql`min(${reports.dueOn}) nulls last`, sql`min(${reports.day})`, reports.subject)
    .limit(limit)
  const hidden = await queries
    .select({ kind: moderatedThings.kind, subject: moderatedThings.subject })
    .from(moderatedThings)
    .where(eq(moderatedThings.state, 'hidden'))
    .orderBy(desc(moderatedThings.day), moderatedThings.subject)
    .limit(limit)
  const waiting = (await listWaiting(queries, limit)).map((id) => ({
    kind: 'answer',
    subject: String(id),
  }))
  const known = new Set<string>()
  return [...reported, ...waiting, ...hidden].filter(({ kind, subject }) => {
    const name = `${kind} ${subject}`
    if (known.has(name)) return false
    known.add(name)
    return true
  }) as Subject[]
}

/** Whether a thing is hidden or removed, and why; undefined where it is shown. */
export async function findModerated(
  queries: Queries,
  thing: Subject,
): Promise<ModeratedRow | undefined> {
  const [row] = await queries.select().from(moderatedThings).where(ofThing(thing))
  return row
}

export async function putModerated(transaction: Queries, row: ModeratedRow): Promise<void> {
  await transaction
    .insert(moderatedThings)
    .values(row)
    .onConflictDoUpdate({ target: [moderatedThings.kind, moderatedThings.subject], set: row })
}

export async function deleteModerated(transaction: Queries, thing: Subject): Promise<void> {
  await transaction.delete(moderatedThings).where(ofThing(thing))
}

/** Why this hub does not show the text at an address; undefined where it shows it. */
export async function isNotShown(
  queries: Queries,
  cid: string,
): Promise<DecisionReason | undefined> {
  const [row] = await queries
    .select({ reason: moderatedThings.reason })
    .from(moderatedThings)
    .where(eq(moderatedThings.cid, cid))
    .limit(1)
  return row?.reason as DecisionReason | undefined
}

/** All that is not shown of a chain, and all texts that are not. */
export function listUnshown(queries: Queries, chain: string | null): Promise<ModeratedRow[]> {
  const onChain = thingKinds.filter(isOnChain)
  return queries
    .select()
    .from(moderatedThings)
    .where(
      or(
        eq(moderatedThings.kind, 'text'),
        and(
          inArray(moderatedThings.kind, onChain),
          sql`starts_with(${moderatedThings.subject}, ${`${chain ?? ''}/`})`,
        ),
      ),
    )
    .orderBy(desc(moderatedThings.day), moderatedThings.kind, moderatedThings.subject)
}

export async function insertLog(
  transaction: Queries,
  row: Omit<typeof moderationLog.$inferInsert, 'id'>,
): Promise<void> {
  await transaction.insert(moderationLog).values(row)
}

/** All that was done about a thing, oldest first. */
export function historyOf(queries: Queries, { kind, subject }: Subject): Promise<LogRow[]> {
  return queries
    .select()
    .from(moderationLog)
    .where(and(eq(moderationLog.kind, kind), eq(moderationLog.subject, subject)))
    .orderBy(asc(moderationLog.id))
}

/** A page of what the public may know, newest first: `limit` rows with an id below `before`. */
export function listLog(
  queries: Queries,
  { before, limit }: { before?: number; limit: number },
): Promise<LogRow[]> {
  return queries
    .select()
    .from(moderationLog)
    .where(and(ne(moderationLog.action, 'note'), before ? lt(moderationLog.id, before) : undefined))
    .orderBy(desc(moderationLog.id))
    .limit(limit)
}

/** How often what was done in each month, newest first. */
export async function countByMonth(
  queries: Queries,
): Promise<{ month: string; action: Action; count: number }[]> {
  const month = sql<string>`to_char(${moderationLog.day} at time zone 'UTC', 'YYYY-MM')`
  const rows = await queries
    .select({ month, action: moderationLog.action, count: count() })
    .from(moderationLog)
    .where(ne(moderationLog.action, 'note'))
    .groupBy(month, moderationLog.action)
    .orderBy(desc(month), moderationLog.action)
  return rows.map((row) => ({ ...row, action: row.action as Action }))
}

/** A review's row, hidden or not. */
export async function findReview(queries: Queries, id: number) {
  const [row] = await queries
    .select({ schoolId: reviews.schoolId, title: reviews.title, content: reviews.content })
    .from(reviews)
    .where(eq(reviews.id, id))
  return row
}

export async function setReviewHidden(
  transaction: Queries,
  id: number,
  isHidden: boolean,
): Promise<void> {
  await transaction.update(reviews).set({ isHidden }).where(eq(reviews.id, id))
}

export async function deleteReview(transaction: Queries, id: number): Promise<void> {
  await transaction.delete(reviews).where(eq(reviews.id, id))
}

/** An approved resource, hidden or not. */
export async function findApprovedResource(queries: Queries, id: number) {
  const { title, description, url, phone, slug, isActive } = resources
  const [row] = await queries
    .select({ title, description, url, phone, slug })
    .from(resources)
    .where(and(eq(resources.id, id), isActive))
  return row
}

export async function deleteResource(transaction: Queries, id: number): Promise<void> {
  await transaction.delete(resources).where(eq(resources.id, id))
}

/** A school's row, hidden or not. */
export async function findAnySchool(queries: Queries, id: number) {
  const [row] = await queries
    .select({ name: schools.name, location: schools.location, website: schools.website })
    .from(schools)
    .where(eq(schools.id, id))
  return row
}

export async function setSchoolHidden(
  transaction: Queries,
  id: number,
  isHidden: boolean,
): Promise<void> {
  await transaction.update(schools).set({ isHidden }).where(eq(schools.id, id))
}

/** Deletes a school without reviews. False: it has some. */
export async function deleteSchool(transaction: Queries, id: number): Promise<boolean> {
  const [some] = await transaction
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.schoolId, id))
    .limit(1)
  if (some) return false
  await transaction.delete(schools).where(eq(schools.id, id))
  return true
}
