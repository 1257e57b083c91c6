/** Row 1: public lists under load, beside raw node:http and plain Fastify with the same query. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '@hub/server/db/postgres'
import type { PostgresCluster } from '@hub/server/testing/postgresCluster'
import autocannon from 'autocannon'
import { startScript } from './children.ts'
import { fillDatabase } from './data.ts'
import { type BenchRow, median } from './measure.ts'

const ROUNDS = 3
const SECONDS = 4

/** Answers per second and the 99th percentile of waiting, in milliseconds. */
interface Load {
  rate: number
  p99: number
}

/** Measures the lists on a database of 7,000 schools and 200,000 reviews. */
export async function benchPublicLists(cluster: PostgresCluster): Promise<BenchRow[]> {
  await cluster.createDatabase('lists')
  const databaseUrl = `${cluster.url}/lists`
  const database = await openPostgres(databaseUrl, 2)
  await fillDatabase(database.queries, { schools: 7000, reviews: 200_000 })
  await database.close()
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-bench-'))
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' }
  const [raw, fastify, hub] = await Promise.all([
    startScript('tools/bench/references/rawHttp.ts'),
    startScript('tools/bench/references/fastifyQuery.ts', env),
    startScript('server/src/main.ts', { ...env, RATE_LIMITS: 'off', LOG_LEVEL: 'error' }),
  ])
  const loads = await inTurn({
    raw: () => load(raw.url),
    schools: () => load(`${hub.url}/api/schools?search=state+college&limit=66`),
    reviews: () => load(`${hub.url}/api/reviews?limit=14`),
    uncached: () => load(`${hub.url}/api/reviews?limit=14`, true),
    query: () => load(`${fastify.url}/api/reviews?limit=14`, true),
  })
  await Promise.all([raw.stop(), fastify.stop(), hub.stop()])
  await rm(dataDir, { recursive: true, force: true })
  return [
    row('schools searched, ready', loads.schools, loads.raw, 'node:http', '>= 0.60, p99 <= 2.5x'),
    row('reviews, ready', loads.reviews, loads.raw, 'node:http', '>= 0.60, p99 <= 2.5x'),
    row('reviews, read anew', loads.uncached, loads.query, 'Fastify + query', '>= 0.90'),
  ]
}

function row(what: string, ours: Load, theirs: Load, reference: string, wanted: string): BenchRow {
  const speed = (ours.rate / theirs.rate).toFixed(2)
  const wait = (ours.p99 / theirs.p99).toFixed(2)
  return {
    goal: '1',
    what,
    figure: `${Math.round(ours.rate)}/s, p99 ${ours.p99} ms`,
    ratio: `${speed}x of ${reference} (${Math.round(theirs.rate)}/s), p99 ${wait}x`,
    wanted,
  }
}

async function inTurn<K extends string>(
  subjects: Record<K, () => Promise<Load>>,
): Promise<Record<K, Load>> {
  const names = Object.keys(subjects) as K[]
  const seen = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<K, Load[]>
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) seen[name].push(await subjects[name]())
  }
  const middle = (loads: Load[], key: keyof Load) => median(loads.map((one) => one[key]))
  return Object.fromEntries(
    names.map((name) => [
      name,
      { rate: middle(seen[name], 'rate'), p99: middle(seen[name], 'p99') },
    ]),
  ) as Record<K, Load>
}

/** @param anew gives each request an address of its own, which no ready answer can have */
async function load(url: string, anew = false): Promise<Load> {
  let count = 0
  const { pathname, search } = new URL(url)
  const result = await autocannon({
    url,
    connections: 64,
    duration: SECONDS,
    ...(anew && {
      requests: [
        {
          setupRequest: (request: autocannon.Request) => ({
            ...request,
            path: `${pathname}${search}&at=${process.pid}-${performance.now()}-${count++}`,
          }),
        },
      ],
    }),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`)
  }
  return { rate: result.requests.average, p99: result.latency.p99 }
}
