/** The words of the shown resources: made from their texts, and looked up by what somebody typed. */
import { guidePrefix } from '@hub/core/resources/guideResources'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows.ts'
import { resourceWords } from '../../db/schema.ts'
import { resourceTexts } from '../../db/searchText.ts'
import { swappedNeighbours } from './nearestWords.ts'

/** A known word with what the search must know of it. */
export interface KnownWord {
  word: string
  lexeme: string
  /** How many shown resources say it; 0 where guides are only asked for by it, which may be a slip. */
  resources: number
  rarity: number
}

/** What is known about one word of a search. Stop words ("who", "am") are not answered at all. */
export interface LookedUpWord {
  /** Its place among the asked words, from 1. */
  at: number
  typed: string
  lexeme: string
  /** Null where the word is not known. */
  resources: number | null
  rarity: number | null
  /** Of the last word only: other words that begin with it, most frequent first. */
  begun: KnownWord[]
  /** Of a word that no shown resource says: words that share much with it, nearest first. */
  near: KnownWord[]
}

const MOST_NEAR = 30

/**
 * Makes the words anew. Call it in the transaction that changes what is shown, so that a search never
 * sees the one without the other.
 */
export async function rebuildWords(transaction: Queries): Promise<void> {
  const { A, B, C, codes } = resourceTexts
  const texts = [A, B, C, codes].join(" || ' ' || ")
  const written = `select to_tsvector('simple', ${texts}) from resources where is_active`
  const stems = 'select search from resources where is_active'
  // How a guide is asked for holds every common word: by its own words alone is told how much a word tells.
  const shown = `select case when slug like '${guidePrefix}%' then ts_filter(search, '{a,c}') else search end
    from resources where is_active`
  // Two that rebuild at once take turns; searches go on reading.
  await transaction.execute(sql`lock table ${resourceWords} in share row exclusive mode`)
  await transaction.execute(sql`delete from ${resourceWords}`)
  await transaction.execute(sql`
    insert into resource_words (word, lexeme, resources, rarity)
    select distinct on (written.word) written.word, stem.word, coalesce(said.ndoc, 0),
      ln(1 + (every.resources - coalesce(said.ndoc, stem.ndoc) + 0.5)
        / (coalesce(said.ndoc, stem.ndoc) + 0.5))
    from (select count(*)::float8 as resources from resources where is_active) every,
      ts_stat(${sql.raw(`$sql$${written}$sql$`)}) written
      cross join lateral unnest(to_tsvector('english', written.word)) parsed
      join ts_stat(${sql.raw(`'${stems}'`)}) stem on stem.word = parsed.lexeme
      left join ts_stat(${sql.raw(`$sql$${shown}$sql$`)}) said on said.word = parsed.lexeme
    where length(written.word) <= 100 and length(stem.word) <= 100
    order by written.word, stem.word`)
}

/**
 * Looks up the words of a search, in their order, with what the last one may begin and unknown ones may mean.
 * After them come those of the joined words that are known.
 */
export async function lookUpWords(
  queries: Queries,
  words: readonly string[],
  joined: readonly string[] = [],
): Promise<LookedUpWord[]> {
  const swapped = words.map((word) => swappedNeighbours(word).join(' '))
  const typed = [...words, ...joined]
  return rowsOf<LookedUpWord>(
    queries,
    sql`
    select asked.at::int, asked.typed, stem.lexeme, known.resources, known.rarity,
      coalesce(begun.words, '[]') as begun, coalesce(near.words, '[]') as near
    from unnest(${sql.param(typed)}::text[], ${sql.param(swapped)}::text[])
        with ordinality asked(typed, swapped, at)
      cross join lateral unnest(to_tsvector('english', asked.typed)) stem
      left join lateral (
        select resources, rarity from resource_words where lexeme = stem.lexeme limit 1
      ) known on true
      left join lateral (
        select json_agg(found order by found.resources desc, found.word) as words from (
          select distinct on (lexeme) word, lexeme, resources, rarity from resource_words
          where asked.at = ${words.length} and lexeme <> stem.lexeme
            and word ~>=~ asked.typed and word ~<~ (asked.typed || chr(1114111))
          order by lexeme, word
        ) found
      ) begun on true
      left join lateral (
        select json_agg(found order by found.far, found.word) as words from (
          (select word, lexeme, resources, rarity, word <-> asked.typed as far from resource_words
            where resources > 0 and coalesce(known.resources, 0) = 0 and begun.words is null
              and asked.at <= ${words.length}
            order by word <-> asked.typed limit ${MOST_NEAR})
          union
          (select word, lexeme, resources, rarity, word <-> asked.typed from resource_words
            where resources > 0 and coalesce(known.resources, 0) = 0 and begun.words is null
              and asked.at <= ${words.length} and word = any(string_to_array(asked.swapped, ' ')))
        ) found
      ) near on true
    where asked.at <= ${words.length} or known.rarity is not null
    order by asked.at`,
  )
}
