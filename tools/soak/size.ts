/**
 * 100,000 schools and 2,000,000 reviews in PostgreSQL, beside a twentieth of each: how long calls take, and which of their
 * statements read a large table from one end to the other.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Queries } from '@hub/server/db/database'
import { openPostgres } from '@hub/server/db/postgres'
import { rowsOf } from '@hub/server/db/rows'
import { type PostgresCluster, startPostgres } from '@hub/server/testing/postgresCluster'
import { sql } from 'drizzle-orm'
import { type ServerProcess, startHub } from '../bench/children.ts'
import { createRandom, fillDatabase, sentence } from '../bench/data.ts'
import { percentile, timed } from '../bench/measure.ts'
import { formOf, Visitor } from '../bench/visitor.ts'

const LARGE = { schools: 100_000, reviews: 2_000_000, people: 100_000 }
const PART = 20
const ROUNDS = Number(process.env.ROUNDS ?? 150)
const MOST = 2
/** Whatever takes no longer is as quick as anybody can tell. */
const FLOOR_MS = 5

interface Filled {
  readonly hub: ServerProcess
  readonly visitor: Visitor
  readonly schools: number
}

export async function size(folder: string, say: (line: string) => void): Promise<boolean> {
  const cluster = await startPostgres()
  if (!cluster) throw new Error('There is no PostgreSQL here.')
  const opened: Filled[] = []
  try {
    for (const [name, part] of [
      ['small', PART],
      ['large', 1],
    ] as const) {
      await fill(cluster, name, part)
      say(`The ${name} database is filled.`)
    }
    const log = await watchPlans(cluster)
    for (const [name, part] of [
      ['small', PART],
      ['large', 1],
    ] as const) {
      opened.push(await open(cluster, name, join(folder, name), LARGE.schools / part))
    }
    const from = statSync(log).size
    const slower = await compare(opened, say)
    const scans = largeScans(readFileSync(log, 'utf8').slice(from))
    for (const line of scans) say(`READ FROM END TO END: ${line}`)
    return scans.length === 0 && !slower
  } finally {
    for (const { hub, visitor } of opened) {
      visitor.leave()
      await hub.stop()
    }
    await cluster.stop()
  }
}

async function fill(cluster: PostgresCluster, name: string, part: number): Promise<void> {
  await cluster.createDatabase(name)
  const database = await openPostgres(`${cluster.url}/${name}`, 2)
  const { queries } = database
  // Far quicker at once than row by row.
  const dropped = await rowsOf<{ name: string; made: string }>(
    queries,
    sql`select indexname as name, indexdef as made from pg_indexes
      where tablename = 'reviews' and indexname in ('reviews_search', 'reviews_newest', 'reviews_school')`,
  )
  for (const { name } of dropped) await queries.execute(sql`drop index ${sql.identifier(name)}`)
  const few = { schools: LARGE.schools / part, reviews: LARGE.reviews / part / PART }
  await fillDatabase(queries, few)
  // The same words again for other schools: their number is what is measured.
  await queries.execute(sql`
    insert into reviews (school_id, rating, title, content, created_at)
    select 1 + (random() * ${few.schools - 1})::int, rating, title, content,
      created_at - make_interval(days => again)
    from reviews, generate_series(1, ${PART - 1}::int) as again`)
  await queries.execute(sql`set maintenance_work_mem = '512MB'`)
  for (const { made } of dropped) await queries.execute(sql.raw(made))
  await queries.execute(sql`
    update schools set total_reviews = counted.n, average_rating = counted.mean, activity = counted.n
    from (select school_id, count(*)::int as n, avg(rating) as mean from reviews group by 1) counted
    where id = school_id and id % 2 = 0`)
  await fillAccounts(queries, LARGE.people / part)
  await queries.execute(sql`vacuum analyze`)
  await database.close()
}

/** What people own, so that none of these tables is small. Nobody opens these rows. */
async function fillAccounts(queries: Queries, people: number): Promise<void> {
  const rows: Record<string, string> = {
    users: `insert into users (stripe_customer_id) select 'cus_' || n from N`,
    sessions: `insert into sessions (sid, sess, expire)
      select md5(id::text), json_build_object('userId', id), now() + interval '20 days' from users`,
    identities: `insert into identities (issuer, subject, user_id)
      select 'https://id.example', id, id from users`,
    administrators: `insert into administrators (school_id, name) select id, 'Office' from schools`,
    passkeys: `insert into passkeys (id, user_id, public_key) select id, id, 'k' from users`,
    documents: `insert into documents (user_id, filename, original_name, size, mime_type, wrapped_key)
      select id, gen_random_uuid(), 'sealed', 1, 'text/plain', 'sealed' from users`,
    activities: `insert into activities (user_id, type, title)
      select id, 'document_uploaded', 'sealed' from users, generate_series(1, 3)`,
    conversations: `insert into chat_conversations (user_id, title, document_id)
      select user_id, 'sealed', id from documents`,
    messages: `insert into chat_messages (conversation_id, position, role, content)
      select id, p, 'user', 'sealed' from chat_conversations, generate_series(0, 2) p`,
    removed: `insert into removed_reviews select md5('removed' || n) from N`,
    refused: `insert into refused_reviews select md5('refused' || n) from N`,
    spent: `insert into spent_tokens select md5('spent' || n), '2026Q4' from N`,
    answers: `insert into school_answers (review_id, text, domain, day, is_published)
      select id, 'Thank you.', 'example.edu', now(), true from reviews limit ${people}`,
    events: `insert into payment_events (id) select 'evt_' || n from N`,
    moderated: `insert into moderated_things (kind, subject, state, reason, day)
      select 'review', 'x' || n, 'hidden', 'other', now() from N`,
    reports: `insert into reports (id, kind, subject, reason, day, is_open)
      select gen_random_uuid(), 'review', 'x' || n, 'other', now(), false from N`,
    log: `insert into moderation_log (kind, subject, action, reason, note_id, day)
      select 'review', n, 'hide', 'legal', gen_random_uuid(), now() from N`,
    content: `insert into content (cid, file, size, is_text, keep_until)
      select md5('c' || n), md5('f' || n), 1, true, now() + interval '1 year' from N`,
  }
  for (const statement of Object.values(rows)) {
    const numbers = `generate_series(1, ${people}) as n`
    await queries.execute(sql.raw(statement.replace('from N', `from ${numbers}`)))
  }
}

/** Has PostgreSQL write down how it carries each statement out. */
async function watchPlans(cluster: PostgresCluster): Promise<string> {
  const database = await openPostgres(`${cluster.url}/large`, 1)
  const settings: Record<string, string> = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'text',
    // Of the small database a table may well be read as a whole.
    log_line_prefix: '%m [%d] ',
  }
  await database.queries.execute(sql`load 'auto_explain'`)
  for (const [name, value] of Object.entries(settings)) {
    await database.queries.execute(sql.raw(`alter system set ${name} = '${value}'`))
  }
  await database.queries.execute(sql`select pg_reload_conf()`)
  const [row] = await rowsOf<{ folder: string }>(
    database.queries,
    sql`select current_setting('unix_socket_directories') as folder`,
  )
  await database.close()
  return join(row?.folder ?? '', 'log')
}

async function open(
  cluster: PostgresCluster,
  name: string,
  dataDir: string,
  schools: number,
): Promise<Filled> {
  const env = { DATABASE_URL: `${cluster.url}/${name}`, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const hub = await startHub({ ...env, PORT: '0', HOST: '127.0.0.1', RATE_LIMITS: 'off' })
  const visitor = new Visitor(hub.url, '127.0.0.1')
  await visitor.subscribe()
  return { hub, visitor, schools }
}

type Call = (on: Filled, random: () => number) => Promise<unknown>

const letter = Buffer.from('Dear student, this is about a meeting in May.')
const get = (path: (on: Filled, random: () => number) => string): Call => {
  return (on, random) => on.visitor.ask('GET', path(on, random))
}
const some = ({ schools }: Filled, random: () => number) => 1 + Math.floor(random() * schools)
/** An address that no answer is ready for. */
const limit = (random: () => number) => 20 + Math.floor(random() * 80)
/** A page far behind the first, by the cursor that the page before it would have. */
const cursor = (...place: readonly unknown[]) =>
  Buffer.from(JSON.stringify(place)).toString('base64url')
const yearsBack = (random: () => number) =>
  new Date(Date.now() - random() * 19 * 86_400_000).toISOString()
const review = (schoolId: number) => ({
  rating: 4,
  title: 'Kind people',
  content: `They answered within a week. ${randomUUID()}`,
  schoolId,
  tags: [],
})

const calls: Record<string, Call> = {
  'schools, the latest': get((_, random) => `/api/schools?limit=${limit(random)}`),
  'schools by score': get((_, random) => `/api/schools?sort=rating&limit=${limit(random)}`),
  'schools by reviews': get((_, random) => `/api/schools?sort=reviews&limit=${limit(random)}`),
  'schools by name': get((_, random) => `/api/schools?sort=name&limit=${limit(random)}`),
  'schools of a type, by score': get(
    (_, random) => `/api/schools?sort=rating&type=college&limit=${limit(random)}`,
  ),
  'schools, a late page': get(
    (on, random) => `/api/schools?cursor=${cursor(0, 'Letter', some(on, random))}`,
  ),
  'schools by score, a late page': get(
    (on, random) => `/api/schools?sort=rating&cursor=${cursor(-1, 'Letter', some(on, random))}`,
  ),
  'a search for schools': get(
    (_, random) => `/api/schools?search=${sentence(random, 1)}&limit=${limit(random)}`,
  ),
  'a school': get((on, random) => `/api/schools/${some(on, random)}`),
  reviews: get((_, random) => `/api/reviews?limit=${limit(random)}`),
  'reviews, a late page': get(
    (on, random) => `/api/reviews?cursor=${cursor(yearsBack(random), some(on, random))}`,
  ),
  'reviews of a school': get((on, random) => `/api/reviews?schoolId=${some(on, random)}`),
  'a search for reviews, a word': get(
    (_, random) => `/api/reviews?search=${sentence(random, 1)}&limit=${limit(random)}`,
  ),
  'a search for reviews, two words': get(
    (_, random) => `/api/reviews?search=${encodeURIComponent(sentence(random, 2))}`,
  ),
  resources: get((_, random) => `/api/resources?limit=${limit(random)}`),
  'my account': get(() => '/api/auth/user'),
  'my documents': get(() => '/api/documents'),
  'my activities': get(() => '/api/activities'),
  'my conversations': get(() => '/api/chat/conversations'),
  'the log of moderation': get((_, random) => `/api/moderation/log?limit=${limit(random)}`),
  'a review is posted': (on, random) =>
    on.visitor.ask('POST', '/api/reviews', review(some(on, random))),
  'a school is added': (on) =>
    on.visitor.ask('POST', '/api/schools', { name: `New ${randomUUID()}`, type: 'college' }),
  'a document comes and goes': async ({ visitor }) => {
    const made = await visitor.ask('POST', '/api/documents/upload', formOf(letter, 'letter.txt'))
    await visitor.ask('DELETE', `/api/documents/${(made as { id: string }).id}`)
  },
  'a receipt is looked up': ({ visitor }) =>
    visitor.send('POST', '/api/reviews/receipt', { receipt: receipt() }),
}

const receipt = () => randomBytes(14).toString('hex').toUpperCase()

/** Each call in turn on both, the small one first; true where the large one takes too much longer. */
async function compare(
  [small, large]: readonly Filled[],
  say: (line: string) => void,
): Promise<boolean> {
  if (!small || !large) throw new Error('There must be two.')
  let isSlower = false
  for (const [what, call] of Object.entries(calls)) {
    const times: [number[], number[]] = [[], []]
    const random = [createRandom(1), createRandom(1)] as const
    for (let round = -5; round < ROUNDS; round++) {
      for (const [at, on] of [small, large].entries()) {
        const took = await timed(() => call(on, random[at === 0 ? 0 : 1]))
        if (round >= 0) times[at === 0 ? 0 : 1].push(took)
      }
    }
    const of = (part: number) => times.map((one) => percentile(one, part)) as [number, number]
    const [before, after] = of(0.95)
    const ratio = Math.max(after, FLOOR_MS) / Math.max(before, FLOOR_MS)
    isSlower ||= ratio > MOST
    const shown = [of(0.5), of(0.95)].map((one) => one.map((ms) => ms.toFixed(1)).join(' and '))
    const figures = `p50 ${shown[0]} ms, p95 ${shown[1]} ms`
    say(`${ratio > MOST ? 'SLOWER: ' : ''}${what}: ${figures}, ${ratio.toFixed(2)}x`)
  }
  return isSlower
}

/** Tables that are as small as they are, whatever the hub's size. */
const small = new Set(['resources', 'hub_clock', 'hub_identity', 'review_batches', 'school_keys'])

/** The statements whose plan reads a table as a whole, each once. */
function largeScans(log: string): string[] {
  const found = new Set<string>()
  for (const entry of log.split(/^(?=\d{4}-\d\d-\d\d )/m)) {
    const statement = /Query Text: ([\s\S]*?)\n\t[A-Z]/.exec(entry)?.[1] ?? ''
    // The queue's own are on nobody's way.
    const isOfLarge = entry.includes('[large]') && !statement.includes('pgboss')
    if (!isOfLarge || !entry.includes('Seq Scan on')) continue
    for (const [, table = ''] of entry.matchAll(/Seq Scan on (\w+)/g)) {
      if (!small.has(table) && !table.startsWith('pg_')) {
        found.add(`${table}: ${statement.replaceAll(/\s+/g, ' ').slice(0, 220)}`)
      }
    }
  }
  return [...found]
}
