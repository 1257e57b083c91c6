/** Row 9: five hundred answers of a model at once, beside raw node:http. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { askServer } from '@hub/server/admin/socket'
import type { PostgresCluster } from '@hub/server/testing/postgresCluster'
import { residentMegabytes, type ServerProcess, startHub, startScript } from '../children.ts'
import { type BenchRow, median, percentile } from '../measure.ts'
import { type Listener, listen, type Source } from './listen.ts'
import { TOKENS_A_SECOND } from './tokens.ts'

const STREAMS = 500

const SECONDS = 5

const ROUNDS = 3

const FIRST_WORDS = 40

/** What one server cost and how it did. */
interface Seen {
  /** Seconds of processor a second. */
  cpu: number
  /** Megabytes in all, and above its rest. */
  memory: number
  added: number
  delay: number
}

interface Subject {
  server: ServerProcess
  sources: readonly Source[]
}

/** The hub keeps each message and answer; the references keep nothing. */
export async function benchChatStreams(cluster: PostgresCluster | null): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-bench-'))
  await cluster?.createDatabase('streams')
  const database: Record<string, string> = cluster ? { DATABASE_URL: `${cluster.url}/streams` } : {}
  const host = await startScript('tools/bench/references/modelHost.ts')
  const env = { AI_BASE_URL: `${host.url}/v1`, AI_MODEL: 'bench' }
  const [raw, relay, hub] = await Promise.all([
    startScript('tools/bench/references/rawStream.ts'),
    startScript('tools/bench/references/rawRelay.ts', env),
    startHub({
      ...env,
      ...database,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    }),
  ])
  const plain = ({ url }: ServerProcess) =>
    Array.from({ length: STREAMS }, (): Source => ({ url, headers: {}, body: '' }))
  const sources = await hubSource(hub.url, dataDir, STREAMS)
  const first = await firstWords(sources[0] as Source)
  const [ours, written, passedOn] = await inTurn([
    { server: hub, sources },
    { server: raw, sources: plain(raw) },
    { server: relay, sources: plain(relay) },
  ])
  await Promise.all([raw, relay, hub, host].map((server) => server.stop()))
  await rm(dataDir, { recursive: true, force: true })
  return [
    row(ours, written, 'node:http that writes its own words', '<= 1.3x, <= 1.5x, <= 30 ms'),
    row(ours, passedOn, 'node:http that passes them on', ''),
    {
      goal: '9',
      what: 'first sentence of an answer after the model wrote its end',
      figure: `p50 ${median(first).toFixed(1)} ms, p99 ${percentile(first, 0.99).toFixed(1)} ms`,
      wanted: '<= 50 ms',
    },
  ]
}

function row(ours: Seen, theirs: Seen, reference: string, wanted: string): BenchRow {
  const shown = ({ added, cpu, delay, memory }: Seen) =>
    `${Math.round(cpu * 100)} % of a core, ${Math.round(memory)} MB (+${Math.round(added)} MB), delay p99 ${delay.toFixed(1)} ms`
  const ratio = (name: 'cpu' | 'memory' | 'added') => (ours[name] / theirs[name]).toFixed(2)
  return {
    goal: '9',
    what: `${STREAMS} answers at once, ${TOKENS_A_SECOND} words a second each`,
    figure: shown(ours),
    ratio: `CPU ${ratio('cpu')}x, memory ${ratio('memory')}x (added ${ratio('added')}x) of ${reference} (${shown(theirs)})`,
    wanted,
  }
}

/** How old the first sentence is when it comes, one answer after the other. */
async function firstWords(source: Source): Promise<number[]> {
  const ages: number[] = []
  for (let count = 0; count < FIRST_WORDS; count++) {
    const listener = listen(source)
    ages.push(await listener.first)
    listener.leave()
  }
  return ages
}

async function inTurn<S extends readonly Subject[]>(
  subjects: readonly [...S],
): Promise<{ [K in keyof S]: Seen }> {
  const seen = new Map<Subject, Seen[]>(subjects.map((subject) => [subject, []]))
  const rests = new Map<Subject, number>()
  for (const subject of subjects) rests.set(subject, await residentMegabytes(subject.server))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [subject, rounds] of seen) {
      rounds.push(await streamAll(subject, rests.get(subject) ?? 0))
      // What the streams before left to do is not counted for the next.
      await setTimeout(1000)
    }
  }
  const middle = (rounds: readonly Seen[], key: keyof Seen) => median(rounds.map((one) => one[key]))
  return [...seen.values()].map((rounds) => ({
    cpu: middle(rounds, 'cpu'),
    memory: Math.max(...rounds.map(({ memory }) => memory)),
    added: Math.max(...rounds.map(({ added }) => added)),
    delay: middle(rounds, 'delay'),
  })) as { [K in keyof S]: Seen }
}

async function streamAll({ server, sources }: Subject, rest: number): Promise<Seen> {
  const listeners: Listener[] = sources.map(listen)
  await Promise.all(listeners.map(({ first }) => first))
  await setTimeout(1000)
  for (const { delays } of listeners) delays.length = 0
  const [cpu, started] = [await cpuSeconds(server), performance.now()]
  await setTimeout(SECONDS * 1000)
  const used = (await cpuSeconds(server)) - cpu
  const seconds = (performance.now() - started) / 1000
  const memory = await residentMegabytes(server)
  const delay = percentile(
    listeners.flatMap(({ delays }) => delays),
    0.99,
  )
  for (const listener of listeners) listener.leave()
  return { cpu: used / seconds, memory, added: memory - rest, delay }
}

/** The processor time of a process so far, from the kernel, which counts in hundredths. */
async function cpuSeconds({ pid }: ServerProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Makes an account with premium access and `count` conversations, and what is sent into each. */
async function hubSource(url: string, dataDir: string, count: number): Promise<Source[]> {
  // The first write of somebody new makes the account.
  const letter = new FormData()
  letter.append('file', new Blob(['Dear Robin']), 'letter.txt')
  const first = await fetch(`${url}/api/documents/upload`, { method: 'POST', body: letter })
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  const user = await fetch(`${url}/api/auth/user`, { headers: { cookie } })
  const { id } = (await user.json()) as { id: string }
  await askServer(dataDir, { words: ['premium', 'grant', id], folder: '.' }, () => {})
  const headers = { cookie, 'content-type': 'application/json' }
  const sources: Source[] = []
  for (let made = 0; made < count; made++) {
    const body = JSON.stringify({ title: 'Bench' })
    const answer = await fetch(`${url}/api/chat/conversations`, { method: 'POST', headers, body })
    const { id: conversation } = (await answer.json()) as { id: string }
    sources.push({
      url: `${url}/api/chat/conversations/${conversation}/messages`,
      headers: { ...headers, accept: 'text/event-stream' },
      body: JSON.stringify({ role: 'user', content: 'Who can be my advisor at a hearing?' }),
    })
  }
  return sources
}
