import type { dateRanges } from '@hub/api/resources'
import type { ResourceCategory } from '@hub/core/knowledge/resourceCategories'
import { type ContentType, contentTypesOf } from '@hub/core/resources/contentType'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { resources } from '../../db/schema.ts'
import { placeOf, rankColumns } from './ranking.ts'
import { planSearch, type SearchPlan } from './searchPlan.ts'
import { type ResourceRow, resourceColumns } from './store.ts'
import { lookUpWords } from './words.ts'
import { joinedWords, wordsOfQuery } from './wordsOf.ts'

/** A found resource with its place among all that were found, and the words, in small letters, that can stand in it as matches. */
export type FoundResource = ResourceRow & { place: number; words: string[] }

interface ResourceSearch {
  words: string
  category?: ResourceCategory
  type?: ContentType
  /** Only what was added within this time before now. */
  date?: (typeof dateRanges)[number]
  limit: number
  /** The place of the last one that was read before. */
  after?: number
}

/** Words beyond these add nothing to a search but time. */
const MOST_WORDS = 24

/**
 * Finds active resources, best first: those with every word before the others, then by the rarity of the
 * matched words and where they stand, organizations and guides in turn. Two round trips.
 */
export async function searchResources(
  queries: Queries,
  search: ResourceSearch,
): Promise<FoundResource[]> {
  const words = wordsOfQuery(search.words).slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const joined = joinedWords(words).map((run) => run.joined)
  const plan = planSearch(words, await lookUpWords(queries, words, joined))
  if (!plan) return []
  const typed = words.join(' ')
  return search.type
    ? findOfType(queries, search, search.type, plan, typed)
    : find(queries, search, plan, typed)
}

/** The kind of content is decided by core, so pages are read until enough of them are of the kind. */
async function findOfType(
  queries: Queries,
  search: ResourceSearch,
  type: ContentType,
  plan: SearchPlan,
  typed: string,
): Promise<FoundResource[]> {
  const kept: FoundResource[] = []
  let after = search.after
  for (;;) {
    const wanted = 2 * search.limit
    const rows = await find(queries, { ...search, after, limit: wanted }, plan, typed)
    kept.push(...rows.filter((row) => ofType(row, type)))
    const last = rows.at(-1)
    if (kept.length >= search.limit || rows.length < wanted || !last) break
    after = last.place
  }
  return kept.slice(0, search.limit)
}

function ofType(row: ResourceRow, type: ContentType): boolean {
  return contentTypesOf({ ...row, category: row.category as ResourceCategory }).includes(type)
}

async function find(
  queries: Queries,
  search: ResourceSearch,
  plan: SearchPlan,
  typed: string,
): Promise<FoundResource[]> {
  const hits = queries
    .select({ id: resources.id, ...rankColumns(plan, typed) })
    .from(resources)
    .where(
      and(
        sql`${resources.search} @@ ${plan.candidates}::tsquery`,
        eq(resources.isActive, true),
        search.category && eq(resources.category, search.category),
        search.date && sql`${resources.createdAt} >= now() - ${`1 ${search.date}`}::interval`,
        search.type && mayBeOf(search.type),
      ),
    )
    .as('hits')
  const placed = queries
    .select({ id: hits.id, place: placeOf(hits).as('place') })
    .from(hits)
    .as('placed')
  const shown = queries
    .select({ id: placed.id, place: placed.place })
    .from(placed)
    .where(search.after === undefined ? undefined : gt(placed.place, search.after))
    .orderBy(asc(placed.place))
    .limit(search.limit)
    .as('shown')
  return queries
    .select({
      ...resourceColumns,
      place: shown.place,
      words: sql<string[]>`(select coalesce(array_agg(word order by word), '{}') from resource_words
        where lexeme = any(${sql.param(plan.lexemes)}::text[]))`,
    })
    .from(shown)
    .innerJoin(resources, eq(resources.id, shown.id))
    .orderBy(asc(shown.place))
}

/** What can be seen of a kind of content in SQL: holds for every row of the kind, and for few others. */
function mayBeOf(type: ContentType): SQL | undefined {
  if (type === 'videos') return sql`${resources.url} ~* 'youtu|vimeo'`
  if (type === 'documents') return sql`${resources.url} ~* '\.(pdf|docx?)'`
  if (type === 'contacts') return sql`${resources.phone} is not null`
  return undefined
}
