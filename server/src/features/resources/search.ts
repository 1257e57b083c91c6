import type { dateRanges } from '@hub/api/resources'
import type { ResourceCategory } from '@hub/core/knowledge/resourceCategories'
import { type ContentType, contentTypesOf } from '@hub/core/resources/contentType'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { resources } from '../../db/schema.ts'
import { anyLexeme, planSearch, type Reading, type SearchPlan, type Term } from './searchPlan.ts'
import { type ResourceRow, resourceColumns } from './store.ts'
import { lookUpWords } from './words.ts'
import { joinedWords, wordsOfQuery } from './wordsOf.ts'

/** A found resource with its worth and the words, in small letters, that can stand in it as matches. */
export type FoundResource = ResourceRow & { score: number; words: string[] }

/** Where a page of results ended. */
type SearchPlace = [score: number, id: number]

interface ResourceSearch {
  words: string
  category?: ResourceCategory
  type?: ContentType
  /** Only what was added within this time before now. */
  date?: (typeof dateRanges)[number]
  limit: number
  after?: SearchPlace
}

/** Words beyond these add nothing to a search but time. */
const MOST_WORDS = 24

/** What a word is worth by the part of the resource that holds it. */
// In the order of ts_rank: D (not used), description, keywords, title.
const WEIGHTS = sql`'{0, 0.4, 0.7, 1}'::float4[]`
/** Added where a resource holds every word: more than any sum of single words. */
const ALL_WORDS = 1000
const TITLE_PHRASE = 6
const PHRASE = 1.5

/**
 * Finds active resources, best first: those with every word before the others, then by the rarity of the
 * matched words and where they stand. Two round trips.
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
    after = [last.score, last.id]
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
    .select({ ...resourceColumns, score: score(plan, typed).as('score') })
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
  const { after } = search
  return queries
    .select({
      id: hits.id,
      title: hits.title,
      description: hits.description,
      url: hits.url,
      category: hits.category,
      subcategory: hits.subcategory,
      phone: hits.phone,
      isActive: hits.isActive,
      createdAt: hits.createdAt,
      slug: hits.slug,
      score: hits.score,
      words: sql<string[]>`(select coalesce(array_agg(word order by word), '{}') from resource_words
        where lexeme = any(${sql.param(plan.lexemes)}::text[]))`,
    })
    .from(hits)
    .where(
      after &&
        sql`(${hits.score} < ${after[0]}::float8
          or (${hits.score} = ${after[0]}::float8 and ${hits.id} > ${after[1]}))`,
    )
    .orderBy(sql`${hits.score} desc, ${hits.id}`)
    .limit(search.limit)
}

/** What can be seen of a kind of content in SQL: holds for every row of the kind, and for few others. */
function mayBeOf(type: ContentType): SQL | undefined {
  if (type === 'videos') return sql`${resources.url} ~* 'youtu|vimeo'`
  if (type === 'documents') return sql`${resources.url} ~* '\.(pdf|docx?)'`
  if (type === 'contacts') return sql`${resources.phone} is not null`
  return undefined
}

/** The worth of a row. */
function score({ terms, all, titlePhrase, phrase }: SearchPlan, typed: string): SQL<number> {
  const matched = sql.join(terms.map(worthOf), sql` + `)
  const every = terms.length > 1 ? sql`${ALL_WORDS}::float8 * ${holds(all)}` : sql`0`
  const together = terms.length > 1 ? sql`${PHRASE}::float8 * ${holds(phrase)}` : sql`0`
  const title = sql`case when ${holds(titlePhrase)} = 1 then ${titleWorth(typed)} else 0 end`
  return sql<number>`(${matched} + ${every} + ${together} + ${title})::float8`
}

/** What a title with the typed words side by side is worth: most where it says little else, or has them for a name. */
function titleWorth(typed: string): SQL {
  const length = sql`greatest(1, char_length(${resources.title}))`
  const share = sql`least(1, ${typed.length}::float8 / ${length})`
  // "FIRE (Foundation ...)" and "Take It Down: ..." are called so; "Fire drills" are not.
  const name = sql`regexp_replace(lower(substring(${resources.title} from '^[^(:,;|]*')), '[^a-z0-9]+', ' ', 'g')`
  const named = sql`(btrim(${name}) = ${typed})::int`
  return sql`${TITLE_PHRASE}::float8 * (0.5 + ${share} + ${named})`
}

/** A term is worth what its best reading is. */
function worthOf(term: Term): SQL {
  const readings = term.readings.map(worthOfReading)
  return sql`greatest(${sql.join(readings, sql`, `)})`
}

/** `ts_rank` reads all parts of a row in one call; for several stems it gives their mean, and the sum is wanted. */
function worthOfReading({ lexemes, worth }: Reading): SQL {
  const total = worth * lexemes.length
  return sql`${total}::float8 * ts_rank(${WEIGHTS}, ${resources.search}, ${anyLexeme(lexemes)}::tsquery)`
}

/** 1 where a row matches, 0 where it does not. */
function holds(query: string): SQL {
  return sql`(${resources.search} @@ ${query}::tsquery)::int`
}
