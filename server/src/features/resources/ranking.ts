/** In which order found resources stand, as SQL. */
import { guidePrefix } from '@hub/core/resources/guideResources'
import { type SQL, sql } from 'drizzle-orm'
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

/**
 * What a row holds of the search, as columns of a query over `title`, `slug` and `search`. Each looks further
 * only where the one before it holds, since few rows hold every word.
 */
export function heldColumns({ terms, all, phrase, titlePhrase }: SearchPlan): SQL {
  const every = terms.length > 1 ? holds(all) : sql`true`
  const together = sql`(${every} and ${holds(phrase)})`
  return sql`coalesce(starts_with(slug, ${guidePrefix}), false) as is_guide, ${every} as every,
    ${together} as together, (${together} and ${holds(titlePhrase)}) as titled`
}

/** What the order of the found rows is made of, as columns of a query over rows with `heldColumns`. */
export function rankColumns(plan: SearchPlan, typed: string): SQL {
  return sql`${isComplete(plan)} as complete, ${isNamed(plan, typed)} as named, ${score(plan, typed)} as score`
}

/**
 * The place of a row with `rankColumns`, from 1, with gaps. Rows with every word come first. Among these, and
 * among the others, organizations and guides take turns, each kind best first: neither hides the other. The
 * organizations begin, unless a guide's title is about the words and no organization has them for its name.
 */
export const place = sql.raw(`((case when complete then 0 else ${LAST} end)
  + 2 * row_number() over (partition by complete, is_guide order by score desc, id)
  - (is_guide = (coalesce(bool_or(named) filter (where is_guide) over (), false)
    and not coalesce(bool_or(named) filter (where not is_guide) over (), false)))::int)::int`)

/** Whether a row holds every word. A guide is asked for in so many words that its own or a phrase must hold them. */
function isComplete({ terms, allShown }: SearchPlan): SQL {
  if (terms.length === 1) return sql`true`
  return sql`(case when is_guide then together or (every and ${holds(allShown)}) else every end)`
}

/** Whether the title has the words for a name. A guide's must say little else, and so must what was typed. */
function isNamed({ said }: SearchPlan, typed: string): SQL {
  const guideMay = 2 * said.length > typed.length
  return sql`(titled and (not is_guide
    or (${guideMay}::bool and ${said.length}::float8 / char_length(title) >= ${MUCH_OF_TITLE})))`
}

/** The worth of a row among its kind. */
function score({ terms }: SearchPlan, typed: string): SQL {
  const matched = sql.join(terms.map(worthOf), sql` + `)
  const together = terms.length > 1 ? sql`${PHRASE}::float8 * together::int` : sql`0`
  return sql`(${matched} + ${together} + case when titled then ${titleWorth(typed)} else 0 end)::float8`
}

/** What a title with the typed words side by side is worth: most where it says little else, or has them for a name. */
function titleWorth(typed: string): SQL {
  // "FIRE (Foundation ...)" and "Take It Down: ..." are called so; "Fire drills" are not.
  return sql`${TITLE_PHRASE}::float8 * (0.5
    + least(1, ${typed.length}::float8 / greatest(1, char_length(title)))
    + (btrim(regexp_replace(lower(substring(title from '^[^(:,;|]*')), '[^a-z0-9]+', ' ', 'g')) = ${typed})::int)`
}

/** A term is worth what its best reading is. */
function worthOf(term: Term): SQL {
  return sql`greatest(${sql.join(term.readings.map(worthOfReading), sql`, `)})`
}

/** `ts_rank` reads all parts of a row in one call; for several stems it gives their mean, and the sum is wanted. */
function worthOfReading({ lexemes, worth }: Reading): SQL {
  const total = worth * lexemes.length
  return sql`${total}::float8 * ts_rank(${WEIGHTS}, search, ${anyLexeme(lexemes)}::tsquery)`
}

/** Whether a row matches. */
function holds(query: string): SQL {
  return sql`(search @@ ${query}::tsquery)`
}
