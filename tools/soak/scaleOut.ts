/**
 * docs/production.md, "Several servers", on one machine: the database changes places ten times and the hubs are killed,
 * while people use them. What was acknowledged is looked for afterwards.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tuneLetters } from '@hub/core/analysis/fixtures/letters'
import { startPaymentHost } from '@hub/server/testing/paymentHost'
import { Visitor } from '../bench/visitor.ts'
import { packRelease } from '../release/pack.ts'
import { findAll } from './findAll.ts'
import { type Failure, Ledger } from './ledger.ts'
import { Databases, HUBS, Machines, type Name, PASSWORD, PROXY } from './machines.ts'
import { Person } from './person.ts'
import { until } from './program.ts'

const CHANGES = Number(process.env.CHANGES ?? 10)
const PEOPLE = Number(process.env.PEOPLE ?? 12)
const PAUSE_MS = 1_500
/** Between two changes of place. */
const REST_MS = 4_000
/** After the new primary is there, its way through HAProxy and PgBouncer opens. */
const SETTLE_MS = 6_000
/** Of nobody: the hub must not be root, and needs no name. */
const HUB_USER = '64021'

/** From when to when errors may be, in milliseconds of the run. */
interface Span {
  readonly what: string
  readonly from: number
  readonly to: number
}

export async function scaleOut(folder: string, say: (line: string) => void): Promise<boolean> {
  const machines = new Machines(folder)
  const host = await startPaymentHost()
  try {
    const databases = new Databases(machines)
    await databases.start()
    await databases.sql(`create role hub login password '${PASSWORD}'`)
    await databases.sql('create database hub owner hub')
    machines.startProxy()
    const hubs = new Hubs(machines, { ...machines.startStore(), ...stripe(host.stripe) })
    for (const name of ['a', 'b'] as const) await hubs.start(name)
    await untilOpen(machines)
    say('Two hubs, two databases, a store, a pooler each and a proxy run.')
    const ledger = new Ledger()
    const people = Array.from({ length: PEOPLE }, (_, at) => newcomer(machines, ledger, at))
    await Promise.all(people.map((one) => one.begin((secret) => void host.books.pay(secret))))
    const spans = await underLoad(people, ledger, { databases, hubs, say })
    const amiss = [
      ...(await findAll(people, hubs.visitors())),
      ...charges(host.books, people.length),
    ]
    for (const line of ledger.summary()) say(line)
    const untold = ledger.failures.filter((one) => !isTold(one))
    for (const one of ledger.failures) {
      if (!spans.some((span) => explains(span, one))) amiss.push(`Why this? ${JSON.stringify(one)}`)
    }
    const counts = [...ledger.acknowledged].map(([act, count]) => `${count} x ${act}`).join(', ')
    say(`Acknowledged: ${counts}.`)
    say(`Failures: ${ledger.failures.length}, ${untold.length} of them not a 503 with Retry-After.`)
    for (const line of amiss) say(`AMISS: ${line}`)
    return amiss.length === 0
  } finally {
    await machines.stop()
    await host.close()
  }
}

interface Run {
  databases: Databases
  hubs: Hubs
  say: (line: string) => void
}

/** Lets people live while the database changes places and the hubs are killed. */
async function underLoad(
  people: readonly Person[],
  ledger: Ledger,
  { databases, hubs, say }: Run,
): Promise<Span[]> {
  const end = new AbortController()
  const living = people.map((one) => one.live(end.signal, PAUSE_MS))
  const spans: Span[] = []
  for (let change = 0; change < CHANGES; change++) {
    await wait(REST_MS)
    const from = ledger.now
    const what = await changePlaces(databases, change)
    const settled = ledger.now + SETTLE_MS
    spans.push({ what, from, to: settled })
    const last = ledger.failures.findLast((one) => one.at >= from)
    const seconds = last ? ((last.at - from) / 1000).toFixed(1) : '0'
    say(`Change ${change + 1}, ${what}: errors for ${seconds} s.`)
    await databases.untilBoth()
    spans.push(await replaceHub(hubs, ledger, change))
  }
  await wait(REST_MS)
  end.abort()
  await Promise.all(living)
  return spans
}

/** The primary is cut off, or handed over as for an update, in turn. */
async function changePlaces(databases: Databases, change: number): Promise<string> {
  const from = await databases.primary()
  const to: Name = from === 'a' ? 'b' : 'a'
  if (change % 2 === 1) {
    await databases.handOver(from, to)
    await databases.untilPrimary(to)
    await wait(SETTLE_MS)
    return 'handed over'
  }
  await databases.cut(from)
  await databases.untilPrimary(to)
  await wait(SETTLE_MS)
  databases.startOne(from)
  return 'primary killed'
}

/** One hub is killed, or stopped as for an update, and starts again. */
async function replaceHub(hubs: Hubs, ledger: Ledger, change: number): Promise<Span> {
  const from = ledger.now
  const name: Name = change % 2 === 0 ? 'a' : 'b'
  const isKilled = change % 4 < 2
  await hubs.end(name, isKilled)
  await hubs.start(name)
  return { what: isKilled ? 'hub killed' : 'hub stopped', from, to: ledger.now + SETTLE_MS }
}

const isTold = ({ retryAfter, status }: Failure) => status === 503 && retryAfter !== undefined

/** A database that changes places is told of; a hub that is killed tells nothing any more. */
const explains = ({ from, to, what }: Span, failure: Failure) =>
  failure.at >= from && failure.at <= to && (isTold(failure) || what === 'hub killed')

/** Until the proxy has seen that both hubs are there. */
async function untilOpen(machines: Machines): Promise<void> {
  const visitor = new Visitor(`https://${PROXY}`, '127.7.1.250', machines.certificate)
  await until('the proxy lets people in', 60, async () => {
    const { status } = await visitor.send('GET', '/api/health')
    return status === 200
  })
  visitor.leave()
  await wait(SETTLE_MS)
}

function newcomer(machines: Machines, ledger: Ledger, at: number): Person {
  const visitor = new Visitor(`https://${PROXY}`, `127.7.1.${at + 1}`, machines.certificate)
  return new Person(visitor, ledger, tuneLetters[at % tuneLetters.length]?.text ?? '')
}

/** What is amiss with the charges: everybody pays once. */
function charges(books: Awaited<ReturnType<typeof startPaymentHost>>['books'], people: number) {
  const paid = [...books.subscriptions.values()]
  const amiss: string[] = []
  if (books.customers.size !== people) amiss.push(`There are ${books.customers.size} customers.`)
  if (paid.length !== people) amiss.push(`There are ${paid.length} subscriptions.`)
  if (paid.some(({ status }) => status !== 'active')) amiss.push('A subscription is not paid.')
  return amiss
}

const stripe = (keys: Record<string, string>) => ({
  STRIPE_SECRET_KEY: keys.secretKey ?? '',
  STRIPE_PUBLISHABLE_KEY: keys.publishableKey ?? '',
  STRIPE_WEBHOOK_SECRET: keys.webhookSecret ?? '',
  STRIPE_PRICE_ID: keys.priceId ?? '',
  STRIPE_API_URL: keys.apiUrl ?? '',
})

/** Two hubs from the packed release. */
class Hubs {
  readonly #machines: Machines
  readonly #place: string
  readonly #env: Record<string, string>

  constructor(machines: Machines, env: Record<string, string>) {
    this.#machines = machines
    const opt = join(machines.folder, 'opt')
    mkdirSync(opt, { recursive: true })
    execFileSync('tar', ['-xzf', packRelease(machines.folder), '-C', opt])
    this.#place = join(opt, readdirSync(opt)[0] ?? '')
    this.#env = {
      ...env,
      PORT: '3000',
      CHAIN: 'off',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      NODE_ENV: 'production',
      PUBLIC_URL: `https://${PROXY}`,
      TRUST_PROXY: 'loopback',
      SESSION_SECRET: randomBytes(32).toString('base64'),
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      DATABASE_DIRECT_URL: `postgres://hub:${PASSWORD}@${PROXY}:5432/hub`,
    }
  }

  async start(name: Name): Promise<void> {
    const folder = this.#machines.ownFolder(`hub-${name}`, HUB_USER)
    chmodSync(folder, 0o700)
    if (!this.#machines.runs(`pgbouncer-${name}`)) this.#machines.startPooler(name)
    const env = {
      ...this.#env,
      HOST: HUBS[name],
      DATA_DIR: folder,
      HOME: folder,
      DATABASE_URL: `postgres://hub:${PASSWORD}@${HUBS[name]}:6432/hub`,
    }
    const options = { cwd: this.#place, env, user: HUB_USER }
    const args = ['--max-semi-space-size=8', 'server']
    this.#machines.start(`node-${name}`, process.execPath, args, options)
    await until(
      `hub ${name}`,
      90,
      async () => (await fetch(`http://${HUBS[name]}:3000/api/ready`)).ok,
    )
  }

  /** Somebody who goes around the proxy, to each of them. */
  visitors(): Visitor[] {
    return Object.values(HUBS).map(
      (address) => new Visitor(`http://${address}:3000`, '127.7.1.251'),
    )
  }

  async end(name: Name, isKilled: boolean): Promise<void> {
    const hub = this.#machines.running(`node-${name}`)
    await (isKilled ? hub.cut() : hub.stop())
  }
}
