/** Rows for measuring, the same in every run. */

import type { Queries } from '@hub/server/db/database'
import { sql } from 'drizzle-orm'

/** A small generator of pseudo-random numbers in [0, 1) (mulberry32), so that each run has the same rows. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const words =
  `office letter hearing advisor evidence coordinator report meeting answer week month notice interview
  decision appeal policy process school student support question phone email reply delay reason witness
  statement panel review time date fair clear slow kind careful rude helpful late early written copy`.split(
    /\s+/,
  )

/** Text with few common and many rare words, as language has: rare ones are numbered syllables. */
export function sentence(random: () => number, length: number): string {
  const picked = Array.from({ length }, () => {
    const common = random() < 0.7
    return common
      ? words[Math.floor(random() ** 2 * words.length)]
      : `term${Math.floor(random() ** 3 * 40_000).toString(36)}`
  })
  return picked.join(' ')
}

const places = ['Boston, MA', 'Austin, TX', 'Salem, OR', 'Columbus, OH', 'Fresno, CA', 'Albany, NY']

/** Fills an empty database with schools and reviews, in batches of one statement each. */
export async function fillDatabase(
  queries: Queries,
  counts: { schools: number; reviews: number },
): Promise<void> {
  const random = createRandom(9)
  await inBatches(counts.schools, 2000, async (from, to) => {
    const names = range(from, to).map((at) => `${capital(sentence(random, 1))} State College ${at}`)
    const located = names.map((_, at) => places[at % places.length])
    await queries.execute(sql`
      insert into schools (name, type, location, website, name_key, location_key)
      select name, 'college', place, 'https://www.example.edu', lower(name), lower(place)
      from unnest(${sql.param(names)}::text[], ${sql.param(located)}::text[]) as given(name, place)`)
  })
  await inBatches(counts.reviews, 5000, async (from, to) => {
    const titles = range(from, to).map(() => sentence(random, 4))
    const contents = titles.map(() => sentence(random, 40))
    await queries.execute(sql`
      insert into reviews (school_id, rating, title, content)
      select 1 + (random() * ${counts.schools - 1})::int, 1 + (random() * 4)::int, title, content
      from unnest(${sql.param(titles)}::text[], ${sql.param(contents)}::text[]) as given(title, content)`)
  })
  await queries.execute(sql`analyze`)
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

async function inBatches(
  total: number,
  size: number,
  work: (from: number, to: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < total; from += size) await work(from, Math.min(total, from + size))
}
