/** Row 8: fifty uploads of 10 MB at once, beside a raw stream to the disk. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PostgresCluster } from '@hub/server/testing/postgresCluster'
import { docx } from '@hub/server/testing/sampleFiles'
import { residentMegabytes, type ServerProcess, startHub, startScript } from './children.ts'
import { type BenchRow, median } from './measure.ts'

const AT_ONCE = 50
const FILE_BYTES = 10 * 1024 * 1024
const ROUNDS = 5
const WATCH_MS = 10

// As long as a browser's.
const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW7'
const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.docx"\r\n\r\n`
/** A letter with large pictures: what follows an upload, the reading of its text, is soon done. */
const file = docx('Notice', { 'word/media/image1.jpeg': randomBytes(FILE_BYTES - 8192) })
const form = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])

/** Megabytes a second, and megabytes of memory above the rest. */
interface Seen {
  rate: number
  added: number
}

interface Subject {
  server: ServerProcess
  path: string
  cookie?: string | undefined
}

/** Measures the hub's upload, with the check of the content and encryption, and the reference in turn. */
export async function benchUploads(cluster: PostgresCluster | null): Promise<BenchRow[]> {
  const rows = [await measure('embedded database', {})]
  if (cluster) {
    await cluster.createDatabase('uploads')
    const env = { DATABASE_URL: `${cluster.url}/uploads` }
    rows.push(await measure('PostgreSQL, files forced to the disk', env))
  }
  return rows
}

async function measure(what: string, database: Record<string, string>): Promise<BenchRow> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', RATE_LIMITS: 'off', ...database }
  const raw: Subject = {
    server: await startScript('tools/bench/references/rawUpload.ts'),
    path: '/',
  }
  const hub: Subject = {
    server: await startHub({ ...env, LOG_LEVEL: 'error' }),
    path: '/api/documents/upload',
  }
  const [theirs, ours] = await inTurn([raw, hub])
  await Promise.all([raw.server.stop(), hub.server.stop()])
  await rm(dataDir, { recursive: true, force: true })
  const ratio = (ours.rate / theirs.rate).toFixed(2)
  return {
    goal: '8',
    what: `50 uploads of 10 MB at once, ${what}`,
    figure: `${Math.round(ours.rate)} MB/s, +${Math.round(ours.added)} MB of memory`,
    ratio: `${ratio}x of a raw stream to disk (${Math.round(theirs.rate)} MB/s, +${Math.round(theirs.added)} MB)`,
    wanted: '>= 0.40, <= +100 MB',
  }
}

/** What each subject showed: the median of its rates, and the most that its memory rose above its rest. */
async function inTurn<S extends Subject[]>(
  subjects: readonly [...S],
): Promise<{ [K in keyof S]: Seen }> {
  const seen = new Map<Subject, { rates: number[]; peaks: number[]; rest: number }>()
  for (const subject of subjects) {
    // The first upload makes the account that the others belong to.
    subject.cookie = (await burst(subject, 1)).cookie
    seen.set(subject, { rates: [], peaks: [], rest: await residentMegabytes(subject.server) })
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [subject, { rates, peaks }] of seen) {
      const { seconds, peak } = await burst(subject, AT_ONCE)
      rates.push((AT_ONCE * file.length) / 1024 / 1024 / seconds)
      peaks.push(peak)
    }
  }
  return [...seen.values()].map(({ rates, peaks, rest }) => ({
    rate: median(rates),
    added: Math.max(...peaks) - rest,
  })) as { [K in keyof S]: Seen }
}

/** Uploads at once and deletes again; only the uploads are timed and watched. */
async function burst({ server, path, cookie }: Subject, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  let peak = 0
  const watch = async () => {
    peak = Math.max(peak, await residentMegabytes(server))
  }
  const timer = setInterval(watch, WATCH_MS)
  const started = performance.now()
  const answers = await Promise.all(
    Array.from({ length: count }, () => send(agent, 'POST', server.url + path, form, cookie)),
  )
  const seconds = (performance.now() - started) / 1000
  await watch()
  clearInterval(timer)
  const folder = new URL('.', server.url + path).href
  for (const answer of answers) {
    await send(agent, 'DELETE', folder + answer.id, undefined, cookie ?? answer.cookie)
  }
  agent.destroy()
  return { seconds, peak, cookie: cookie ?? answers[0]?.cookie }
}

interface Answered {
  id: string
  cookie: string | undefined
}

function send(
  agent: Agent,
  method: string,
  url: string,
  body?: Buffer,
  cookie?: string,
): Promise<Answered> {
  const headers = {
    ...(body && {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': body.length,
    }),
    ...(cookie && { cookie }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, async (response) => {
      let text = ''
      for await (const part of response.setEncoding('utf8')) text += part
      if ((response.statusCode ?? 500) > 299) return reject(new Error(`${method}: ${text}`))
      const [given] = response.headers['set-cookie'] ?? []
      const id = text ? (JSON.parse(text) as { id: string }).id : ''
      resolve({ id, cookie: given?.split(';')[0] })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}
