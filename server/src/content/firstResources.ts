import { resources as organisations } from '@hub/core/knowledge/resources'
import { guidePrefix, guideResources } from '@hub/core/resources/guideResources'
import { and, like, notInArray, sql } from 'drizzle-orm'
import { announce } from '../db/announce.ts'
import type { Queries } from '../db/database.ts'
import { resources, resourceWords } from '../db/schema.ts'
import { rebuildWords } from '../features/resources/words.ts'

/** A column of the row that was to be put. */
const taken = (name: string) => sql.raw(`excluded.${name}`)

/** Brings the built-in resources up to this release; whether each is shown stays as it was decided here. */
export async function refreshResources(queries: Queries): Promise<void> {
  await queries.transaction(async (transaction) => {
    const changed = (await putResources(transaction)) + (await removeOldGuides(transaction))
    const [known] = await transaction.select().from(resourceWords).limit(1)
    if (changed === 0 && known) return
    await rebuildWords(transaction)
    await announce(transaction, { table: 'resources' })
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

/** Answers how many rows are new or other than before. */
async function putResources(transaction: Queries): Promise<number> {
  const rows = firstResources.map(({ checked, ...fields }) => {
    const { slug, title, description, url, category, subcategory, phone, keywords } = fields
    const createdAt = new Date(`${checked}-01T12:00:00Z`)
    return { slug, title, description, url, category, subcategory, phone, keywords, createdAt }
  })
  const put = await transaction
    .insert(resources)
    .values(rows)
    .onConflictDoUpdate({
      target: resources.slug,
      set: {
        title: taken('title'),
        description: taken('description'),
        url: taken('url'),
        category: taken('category'),
        subcategory: taken('subcategory'),
        phone: taken('phone'),
        keywords: taken('keywords'),
      },
      setWhere: sql`(${resources.title}, ${resources.description}, ${resources.url}, ${resources.category}, ${resources.subcategory}, ${resources.phone}, ${resources.keywords})
        is distinct from (excluded.title, excluded.description, excluded.url, excluded.category, excluded.subcategory, excluded.phone, excluded.keywords)`,
    })
    .returning({ id: resources.id })
  return put.length
}
