/** Row 8: fifty uploads of 10 MB at once, beside a raw stream to the disk. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { docx } from '@hub/server/testing/sampleFiles'
import { type ServerProcess, startScript } from './children.ts'
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

/** What one burst showed: its rate, and how far the server's memory rose above its rest. */
interface Burst {
  megabytesPerSecond: number
  addedMegabytes: number
}

interface Subject {
  server: ServerProcess
  path: string
  cookie?: string | undefined
}

/** Measures the hub's upload, with the check of the content and encryption, and the reference in turn. */
export async function benchUploads(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', RATE_LIMITS: 'off' }
  const [raw, hub] = await Promise.all([
    startScript('tools/bench/references/rawUpload.ts'),
    startScript('server/src/main.ts', { ...env, LOG_LEVEL: 'error' }),
  ])
  const subjects: Record<'raw' | 'hub', Subject> = {
    raw: { server: raw, path: '/' },
    hub: { server: hub, path: '/api/documents/upload' },
  }
  const seen: Record<keyof typeof subjects, Burst[]> = { raw: [], hub: [] }
  // The first upload makes the account that the others belong to.
  for (const subject of Object.values(subjects)) {
    subject.cookie = (await burst(subject, 1)).cookie
  }
  const rest = { raw: await residentMegabytes(raw), hub: await residentMegabytes(hub) }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['raw', 'hub'] as const) {
      const { seconds, peak } = await burst(subjects[name], AT_ONCE)
      seen[name].push({
        megabytesPerSecond: (AT_ONCE * file.length) / 1024 / 1024 / seconds,
        addedMegabytes: peak - rest[name],
      })
    }
  }
  await Promise.all([raw.stop(), hub.stop()])
  await rm(dataDir, { recursive: true, force: true })
  const rate = (bursts: Burst[]) => median(bursts.map((each) => each.megabytesPerSecond))
  const added = (bursts: Burst[]) => Math.max(...bursts.map((each) => each.addedMegabytes))
  const ratio = (rate(seen.hub) / rate(seen.raw)).toFixed(2)
  return [
    {
      goal: '8',
      what: '50 uploads of 10 MB at once',
      figure: `${Math.round(rate(seen.hub))} MB/s, +${Math.round(added(seen.hub))} MB of memory`,
      ratio: `${ratio}x of a raw stream to disk (${Math.round(rate(seen.raw))} MB/s, +${Math.round(added(seen.raw))} MB)`,
      wanted: '>= 0.40, <= +100 MB',
    },
  ]
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

/** The memory that a process holds now, from the kernel. */
async function residentMegabytes({ pid }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
