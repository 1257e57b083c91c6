/** One hub and PostgreSQL under 200 people: how its memory goes, and how long its event loop lets them wait. */
import { setTimeout as wait } from 'node:timers/promises'
import { tuneLetters } from '@hub/core/analysis/fixtures/letters'
import { freePort } from '@hub/server/testing/freePort'
import { startPostgres } from '@hub/server/testing/postgresCluster'
import { startHub } from '../bench/children.ts'
import { median, percentile } from '../bench/measure.ts'
import { Visitor } from '../bench/visitor.ts'
import { findAll } from './findAll.ts'
import { type Act, Ledger } from './ledger.ts'
import { Person } from './person.ts'

const PEOPLE = Number(process.env.PEOPLE ?? 200)
const MINUTES = Number(process.env.MINUTES ?? 10)
/** From one thing that a person does to the next. */
const PAUSE_MS = 30_000
const LOOK_MS = 5_000
/** Of the first and the last part of the time, the memory may differ by so much. */
const GROWTH_MOST = 1.15
const DELAY_MOST_MS = 50

/** What people do on most days: they read, ask, and now and then have a letter read. */
const day: readonly Act[] = [
  ...Array<Act>(6).fill('reading'),
  'message',
  ...Array<Act>(5).fill('reading'),
  'message',
  'review',
  'upload',
]

/** What the hub's own numbers say. */
interface Look {
  readonly megabytes: number
  /** Since the look before. */
  readonly delayMs: number
}

export async function load(folder: string, say: (line: string) => void): Promise<boolean> {
  const cluster = await startPostgres()
  if (!cluster) throw new Error('There is no PostgreSQL here.')
  await cluster.createDatabase('load')
  const metricsPort = await freePort()
  const hub = await startHub({
    DATABASE_URL: `${cluster.url}/load`,
    DATA_DIR: folder,
    METRICS_PORT: String(metricsPort),
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
  })
  try {
    const ledger = new Ledger()
    const people = Array.from({ length: PEOPLE }, (_, at) => newcomer(hub.url, ledger, at))
    for (const one of people) await one.begin(payDemo)
    say(`${PEOPLE} people are there.`)
    const looks = await underLoad(people, metricsPort)
    const amiss = await findAll(people)
    report(ledger, looks, say)
    for (const line of [...ledger.summary(), ...amiss]) say(`AMISS: ${line}`)
    const isQuick = percentile(delays(looks), 0.5) <= DELAY_MOST_MS
    return (
      amiss.length === 0 && ledger.failures.length === 0 && growth(looks) <= GROWTH_MOST && isQuick
    )
  } finally {
    await hub.stop()
    await cluster.stop()
  }
}

async function underLoad(people: readonly Person[], port: number): Promise<Look[]> {
  const end = new AbortController()
  const living = people.map((one) => one.live(end.signal, PAUSE_MS, day))
  const looks: Look[] = []
  for (const until = performance.now() + MINUTES * 60_000; performance.now() < until; ) {
    await wait(LOOK_MS)
    looks.push(await look(port))
  }
  end.abort()
  await Promise.all(living)
  return looks
}

async function look(port: number): Promise<Look> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    megabytes: read('process_resident_memory_bytes') / 2 ** 20,
    delayMs: read('nodejs_eventloop_lag_p99_seconds') * 1000,
  }
}

const delays = (looks: readonly Look[]) => looks.map(({ delayMs }) => delayMs)

/** The memory of the last quarter against that of the second: in the first the hub still gets warm. */
function growth(looks: readonly Look[]): number {
  const quarter = Math.floor(looks.length / 4)
  const of = (from: number) =>
    median(looks.slice(from, from + quarter).map(({ megabytes }) => megabytes))
  return of(looks.length - quarter) / of(quarter)
}

function report(ledger: Ledger, looks: readonly Look[], say: (line: string) => void): void {
  const counts = [...ledger.acknowledged].map(([act, count]) => `${count} x ${act}`).join(', ')
  say(`In ${MINUTES} minutes: ${counts}; ${ledger.failures.length} failures.`)
  const [half, most] = [0.5, 0.95].map((part) => percentile(ledger.times, part).toFixed(0))
  say(`Answers: p50 ${half} ms, p95 ${most} ms.`)
  const [usual, worst] = [0.5, 1].map((part) => percentile(delays(looks), part).toFixed(0))
  say(`Event loop delay, p99 of five seconds each: ${usual} ms in the middle, ${worst} ms at most.`)
  const last = looks.at(-1)?.megabytes.toFixed(0)
  say(`Memory: ${last} MB at the end, ${growth(looks).toFixed(2)} times the second quarter's.`)
}

function newcomer(url: string, ledger: Ledger, at: number): Person {
  const visitor = new Visitor(url, `127.8.${Math.floor(at / 250)}.${(at % 250) + 1}`)
  return new Person(visitor, ledger, tuneLetters[at % tuneLetters.length]?.text ?? '')
}

const payDemo = (clientSecret: string, visitor: Visitor) =>
  visitor.ask('POST', '/api/subscription/demo-confirm', { clientSecret })
