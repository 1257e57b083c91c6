import type { ResourceKind } from '@hub/api/resources'
import type { ResourceCategory } from '@hub/core/knowledge/resourceCategories'
import { guidePrefix } from '@hub/core/resources/guideResources'
import { and, asc, eq, gt, isNull, like, notExists, notLike, or, type SQL, sql } from 'drizzle-orm'
import { announce } from '../../db/announce.ts'
import type { Queries } from '../../db/database.ts'
import { moderatedThings } from '../../db/moderationSchema.ts'
import { resources } from '../../db/schema.ts'

export type ResourceRow = Omit<typeof resources.$inferSelect, 'keywords'>

/** The fields a person gives for a resource, already checked. */
export interface ResourceFields {
  title: string
  description: string
  category: ResourceCategory
  subcategory: string | null
  url: string | null
  phone: string | null
}

export const resourceColumns = {
  id: resources.id,
  title: resources.title,
  description: resources.description,
  url: resources.url,
  category: resources.category,
  subcategory: resources.subcategory,
  phone: resources.phone,
  isActive: resources.isActive,
  createdAt: resources.createdAt,
  slug: resources.slug,
}

/**
 * Approved, and not taken down. What was taken down stands on its list alone: a proposal that waits is not active
 * either, and a release leaves that mark of a built-in resource as it is.
 */
const isShown = (queries: Queries): SQL | undefined =>
  and(
    eq(resources.isActive, true),
    notExists(
      queries
        .select({ one: sql`1` })
        .from(moderatedThings)
        .where(
          and(
            eq(moderatedThings.kind, 'resource'),
            eq(moderatedThings.subject, sql`${resources.id}::text`),
          ),
        ),
    ),
  )

/** A page of the resources that are shown: `limit` rows with an id above `after`. */
export function listResources(
  queries: Queries,
  filter: { category?: ResourceCategory; kind?: ResourceKind; after?: number; limit: number },
): Promise<ResourceRow[]> {
  return queries
    .select(resourceColumns)
    .from(resources)
    .where(
      and(
        isShown(queries),
        filter.category ? eq(resources.category, filter.category) : undefined,
        filter.kind && ofKind(filter.kind),
        filter.after ? gt(resources.id, filter.after) : undefined,
      ),
    )
    .orderBy(asc(resources.id))
    .limit(filter.limit)
}

function ofKind(kind: ResourceKind): SQL | undefined {
  const { slug } = resources
  return kind === 'guide'
    ? like(slug, `${guidePrefix}%`)
    : or(isNull(slug), notLike(slug, `${guidePrefix}%`))
}

/** What the search must know of the resources that are shown: `limit` of them with an id above `after`. */
export function listSearched(
  queries: Queries,
  after: number,
  limit: number,
): Promise<(ResourceRow & { keywords: string })[]> {
  return queries
    .select({ ...resourceColumns, keywords: resources.keywords })
    .from(resources)
    .where(and(isShown(queries), gt(resources.id, after)))
    .orderBy(asc(resources.id))
    .limit(limit)
}

/** Stores a proposal that nobody is shown until it is approved. Of the time, only the day is kept (decision 0005). */
export async function proposeResource(
  queries: Queries,
  fields: ResourceFields,
  day: Date,
): Promise<ResourceRow> {
  const [row] = await queries
    .insert(resources)
    .values({ ...fields, isActive: false, createdAt: day })
    .returning(resourceColumns)
  return row as ResourceRow
}

/** The proposals that wait for a person's decision, oldest first. */
export function listProposals(queries: Queries): Promise<ResourceRow[]> {
  return queries
    .select(resourceColumns)
    .from(resources)
    .where(eq(resources.isActive, false))
    .orderBy(asc(resources.id))
}

/**
 * Shows a proposal to everybody, and lets every server know. Answers its row, or undefined where there is
 * none with this id; `already` says that it was shown before.
 */
export function approveResource(
  queries: Queries,
  id: number,
): Promise<{ row: ResourceRow; already: boolean } | undefined> {
  return queries.transaction(async (transaction) => {
    const [row] = await transaction
      .update(resources)
      .set({ isActive: true })
      .where(and(eq(resources.id, id), eq(resources.isActive, false)))
      .returning(resourceColumns)
    if (row) {
      await announce(transaction, { table: 'resources', id })
      return { row, already: false }
    }
    const [shown] = await transaction
      .select(resourceColumns)
      .from(resources)
      .where(eq(resources.id, id))
    return shown && { row: shown, already: true }
  })
}

/** Deletes a proposal that was turned down; an approved resource stays. What is shown does not change. */
export async function rejectProposal(
  queries: Queries,
  id: number,
): Promise<ResourceRow | undefined> {
  const [row] = await queries
    .delete(resources)
    .where(and(eq(resources.id, id), eq(resources.isActive, false)))
    .returning(resourceColumns)
  return row
}
