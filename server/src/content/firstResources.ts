import { resources as organisations } from '@hub/core/knowledge/resources'
import { guidePrefix, guideResources } from '@hub/core/resources/guideResources'
import { and, like, notInArray, sql } from 'drizzle-orm'
import { announce } from '../db/announce.ts'
import type { Queries } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { resources } from '../db/schema.ts'

/** Brings the built-in resources up to this release; whether each is shown stays as it was decided here. */
export async function refreshResources(queries: Queries): Promise<void> {
  await queries.transaction(async (transaction) => {
    const changed = (await putResources(transaction)) + (await removeOldGuides(transaction))
    if (changed > 0) await announce(transaction, { table: 'resources' })
  })
}

/** What this release begins with: the organisations, then the guide, which lies at an address of ours. */
const firstResources = [
  ...organisations,
  ...guideResources.map((entry) => ({ ...entry, url: null, phone: null })),
]

/** Takes out guides that this release has no more: their addresses lead nowhere. Answers how many. */
async function removeOldGuides(transaction: Queries): Promise<number> {
  const known = guideResources.map(({ slug }) => slug)
  const removed = await transaction
    .delete(resources)
    .where(and(like(resources.slug, `${guidePrefix}%`), notInArray(resources.slug, known)))
    .returning({ id: resources.id })
  return removed.length
}

/** The columns that a release decides. */
const columns = ['title', 'description', 'url', 'category', 'subcategory', 'phone', 'keywords']
const listed = (prefix = '') => sql.raw(columns.map((name) => prefix + name).join(', '))

/** Answers how many rows are new or other than before. */
async function putResources(transaction: Queries): Promise<number> {
  const rows = firstResources.map(({ checked, ...row }) => ({
    ...row,
    created_at: `${checked}-01T12:00:00Z`,
  }))
  // One parameter instead of thousands: building such a statement takes time, and this runs at each start.
  const put = await rowsOf(
    transaction,
    sql`insert into ${resources} (slug, created_at, ${listed()})
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (slug text, created_at timestamptz, ${sql.raw(columns.map((name) => `${name} text`).join(', '))})
      on conflict (slug) do update set (${listed()}) = row(${listed('excluded.')})
      where (${listed('resources.')}) is distinct from (${listed('excluded.')})
      returning id`,
  )
  return put.length
}
