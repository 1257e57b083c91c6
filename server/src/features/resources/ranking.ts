/** In which order found resources stand, as SQL. */
import { guidePrefix } from '@hub/core/resources/guideResources'
import { type SQL, sql } from 'drizzle-orm'
import { resources } from '../../db/schema.ts'
import { anyLexeme, type Reading, type SearchPlan, type Term } from './searchPlan.ts'

/** What a word is worth by the part of the resource that holds it. */
// In the order of ts_rank: D (not used), description, keywords, title.
const WEIGHTS = sql`'{0, 0.4, 0.7, 1}'::float4[]`
const TITLE_PHRASE = 6
const PHRASE = 1.5
/** A title is about the typed words when they are this share of it. */
const MUCH_OF_TITLE = 0.3
/** More than there are resources: what does not hold every word stands behind all that does. */
const LAST = 1_000_000

/** What the order of the found rows is made of, as columns of a query over `resources`. */
export function rankColumns(plan: SearchPlan, typed: string) {
  const isGuide = sql<boolean>`coalesce(starts_with(${resources.slug}, ${guidePrefix}), false)`
  return {
    isGuide: isGuide.as('is_guide'),
    complete: isComplete(plan, isGuide).as('complete'),
    named: isNamed(plan, typed, isGuide).as('named'),
    score: score(plan, typed).as('score'),
  }
}

/**
 * The place of a row of `rankColumns`, from 1, with gaps. Rows with every word come first. Among these, and
 * among the others, organizations and guides take turns, each kind best first: neither hides the other. The
 * organizations begin, unless a guide's title is about the words and no organization has them for its name.
 */
export function placeOf(row: Record<keyof ReturnType<typeof rankColumns> | 'id', unknown>) {
  const guidesBegin = sql`(coalesce(bool_or(${row.named}) filter (where ${row.isGuide}) over (), false)
    and not coalesce(bool_or(${row.named}) filter (where not ${row.isGuide}) over (), false))`
  return sql<number>`((case when ${row.complete} then 0 else ${sql.raw(String(LAST))} end)
    + 2 * row_number() over (partition by ${row.complete}, ${row.isGuide} order by ${row.score} desc, ${row.id})
    - (${row.isGuide} = ${guidesBegin})::int)::int`
}

/** Whether a row holds every word. A guide is asked for in so many words that its own or a phrase must hold them. */
function isComplete({ terms, all, allShown, phrase }: SearchPlan, isGuide: SQL): SQL<boolean> {
  if (terms.length === 1) return sql`true`
  return sql<boolean>`(case when ${isGuide} then ${holds(allShown)} or ${holds(phrase)} else ${holds(all)} end)`
}

/** Whether the title has the words for a name. A guide's must say little else, and so must what was typed. */
function isNamed({ said, titlePhrase }: SearchPlan, typed: string, isGuide: SQL): SQL<boolean> {
  const guideMay = 2 * said.length > typed.length
  const share = sql`${said.length}::float8 / char_length(${resources.title})`
  return sql<boolean>`(${holds(titlePhrase)} and (not ${isGuide}
    or (${guideMay}::bool and ${share} >= ${MUCH_OF_TITLE})))`
}

/** The worth of a row among its kind. */
function score({ terms, titlePhrase, phrase }: SearchPlan, typed: string): SQL<number> {
  const matched = sql.join(terms.map(worthOf), sql` + `)
  const together = terms.length > 1 ? sql`${PHRASE}::float8 * ${holds(phrase)}::int` : sql`0`
  const title = sql`case when ${holds(titlePhrase)} then ${titleWorth(typed)} else 0 end`
  return sql<number>`(${matched} + ${together} + ${title})::float8`
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

/** Whether a row matches. */
function holds(query: string): SQL {
  return sql`(${resources.search} @@ ${query}::tsquery)`
}
