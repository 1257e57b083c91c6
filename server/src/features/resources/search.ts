import type { dateRanges } from '@hub/api/resources'
import type { ResourceCategory } from '@hub/core/knowledge/resourceCategories'
import { type ContentType, contentTypesOf } from '@hub/core/resources/contentType'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows.ts'
import { heldColumns, place, rankColumns } from './ranking.ts'
import { planSearch, type SearchPlan } from './searchPlan.ts'
import type { ResourceRow } from './store.ts'
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
  const { after, limit } = search
  const rows = await rowsOf<FoundResource>(
    queries,
    sql`
    select resources.id, title, description, url, category, subcategory, phone, is_active as "isActive",
      created_at as "createdAt", slug, place, (
        select coalesce(array_agg(word order by word), '{}') from resource_words
        where lexeme = any(${sql.param(plan.lexemes)}::text[])
      ) as words
    from (
      select id, place from (
        select id, ${place} as place from (${rankedHits(search, plan, typed)}) hits
      ) placed
      ${after === undefined ? sql`` : sql`where place > ${after}`}
      order by place limit ${limit}
    ) shown join resources on resources.id = shown.id
    order by place`,
  )
  // The drivers hand on a time as text.
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

/**
 * The rows that come into question, with what their order is made of. Each of the queries in one another ends
 * in "offset 0": with it PostgreSQL makes a column once, and not for each mention of it. Written in SQL, since the
 * query builder takes more than a millisecond for so many columns.
 */
function rankedHits(search: ResourceSearch, plan: SearchPlan, typed: string): SQL {
  return sql`
    select id, is_guide, ${rankColumns(plan, typed)} from (
      select id, title, search, ${heldColumns(plan)} from (
        ${candidates(search, plan)} offset 0
      ) candidates offset 0
    ) held offset 0`
}

function candidates({ category, date, type }: ResourceSearch, plan: SearchPlan): SQL {
  const wanted = [
    // Asked by a subquery, so that the planner takes the index whatever it guesses of the words: reading
    // every row takes several times as long as it thinks.
    sql`search @@ (select ${plan.candidates}::tsquery)`,
    sql`is_active`,
    ...(category ? [sql`category = ${category}`] : []),
    ...(date ? [sql`created_at >= now() - ${`1 ${date}`}::interval`] : []),
    ...(type ? mayBeOf(type) : []),
  ]
  // As it is, but unpacked: PostgreSQL keeps a long tsvector packed, and would unpack it for each look at it.
  const unpacked = sql`ts_filter(search, '{a,b,c}')`
  return sql`select id, title, slug, ${unpacked} as search from resources where ${sql.join(wanted, sql` and `)}`
}

/** What can be seen of a kind of content in SQL: holds for every row of the kind, and for few others. */
function mayBeOf(type: ContentType): SQL[] {
  if (type === 'videos') return [sql`url ~* 'youtu|vimeo'`]
  if (type === 'documents') return [sql`url ~* '\.(pdf|docx?)'`]
  if (type === 'contacts') return [sql`phone is not null`]
  return []
}
