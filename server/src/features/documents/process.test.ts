/** Documents in the process itself: killed while they come in, and what it prints and keeps of them. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HubFolder, makeHubFolder } from '../../testing/hubProcess.ts'
import { pdf, png } from '../../testing/sampleFiles.ts'

const run = promisify(execFile)
const large = Buffer.concat([pdf(), randomBytes(10_000_000)])

let hub: HubFolder

beforeEach(async () => {
  hub = await makeHubFolder()
})
afterEach(() => hub.remove())

const incoming = () => join(hub.dataDir, 'documents', 'incoming')

async function keptFiles(): Promise<string[]> {
  const names = await readdir(join(hub.dataDir, 'documents'))
  return names.filter((name) => name !== 'incoming' && name !== 'hub')
}

async function send(url: string, file: Buffer | Blob, name: string, cookie = '') {
  const form = new FormData()
  form.append('file', file instanceof Blob ? file : new Blob([new Uint8Array(file)]), name)
  const headers = { accept: 'application/json', ...(cookie && { cookie }) }
  const answer = await fetch(`${url}/api/documents/upload`, { method: 'POST', body: form, headers })
  const setCookie = answer.headers.get('set-cookie') ?? ''
  return {
    status: answer.status,
    json: (await answer.json()) as { id: string },
    cookie: setCookie.split(';')[0] ?? '',
  }
}

/** Sends the first half of an upload and then nothing. */
function sendHalf(url: string, size: number): void {
  const boundary = 'half'
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': size,
  }
  const sent = request(`${url}/api/documents/upload`, { method: 'POST', headers })
  // The hub is killed under it.
  sent.on('error', () => {})
  sent.write(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`,
  )
  sent.write(large.subarray(0, size / 2))
}

test('kill -9 in the middle of an upload leaves nothing after the next start', async () => {
  sendHalf(await hub.start(), 8_000_000)
  const written = async () => {
    const [name] = await readdir(incoming())
    return name ? (await stat(join(incoming(), name))).size : 0
  }
  await expect.poll(written).toBeGreaterThan(1_000_000)
  await hub.kill()
  expect(await written()).toBeGreaterThan(1_000_000)
  await hub.start()
  expect(await readdir(incoming())).toEqual([])
  expect(await keptFiles()).toEqual([])
})

test('kill -9 among many uploads: each acknowledged one is whole, and no file is without its row', async () => {
  const url = await hub.start({ RATE_LIMITS: 'off' })
  const { cookie } = await send(url, pdf(), 'first.pdf')
  const acknowledged: string[] = []
  const sending = Array.from({ length: 12 }, async () => {
    const { status, json } = await send(url, large, 'large.pdf', cookie)
    if (status !== 201) return
    acknowledged.push(json.id)
    if (acknowledged.length === 4) await hub.kill()
  })
  await Promise.allSettled(sending)
  const again = await hub.start()
  const get = (path: string) => fetch(again + path, { headers: { cookie } })
  for (const id of acknowledged) {
    const bytes = Buffer.from(await (await get(`/api/documents/${id}/file`)).arrayBuffer())
    expect(bytes.equals(large)).toBe(true)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(4)
  const rows = (await (await get('/api/documents')).json()) as { id: string }[]
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
  // The sweep runs after the start.
  await expect.poll(async () => (await keptFiles()).length).toBe(rows.length)
  for (const { id } of rows) expect((await get(`/api/documents/${id}/file`)).status).toBe(200)
})

test('fifty uploads of 10 MB at once are all kept, to the last byte that an account may have', async () => {
  // Once and beforehand: to copy it fifty times takes so long on a busy machine that a connection which is to be used
  // again has been closed by the hub.
  const whole = new Blob([new Uint8Array(pdf()), randomBytes(10_485_760)]).slice(0, 10_485_760)
  const url = await hub.start({ RATE_LIMITS: 'off' })
  const first = await send(url, pdf(), 'first.pdf')
  const headers = { cookie: first.cookie }
  await fetch(`${url}/api/documents/${first.json.id}`, { method: 'DELETE', headers })
  const sending = Array.from({ length: 50 }, () => send(url, whole, 'whole.pdf', first.cookie))
  const statuses = (await Promise.all(sending)).map(({ status }) => status)
  expect(statuses).toEqual(statuses.map(() => 201))
  expect(await keptFiles()).toHaveLength(50)
  expect((await send(url, pdf(), 'more.pdf', first.cookie)).status).toBe(409)
})

test('no word of a document and no name is printed or lies in the data folder', async () => {
  const marker = 'marker-heron-4711'
  const url = await hub.start({ LOG_LEVEL: 'debug' })
  const text = Buffer.from(`Dear student, the ${marker} letter is about you.\n\n`.repeat(3000))
  const { json, cookie } = await send(url, text, `${marker}.txt`)
  await send(url, Buffer.concat([pdf(marker), randomBytes(500)]), `${marker}.pdf`, cookie)
  await send(url, png(), `${marker}.png`, cookie)
  const get = (path: string) => fetch(url + path, { headers: { cookie } })
  expect(await (await get(`/api/documents/${json.id}/file`)).text()).toContain(marker)
  // The text is read in the background; the second file has none and fails.
  const problem = async () =>
    ((await (await get('/api/documents')).json()) as { problem: string | null }[])[0]?.problem
  await expect.poll(problem).not.toBeNull()
  await fetch(`${url}/api/documents/${json.id}`, { method: 'DELETE', headers: { cookie } })
  await hub.kill()
  expect(hub.printed).toContain('ready at')
  expect(hub.printed).not.toContain(marker)
  // grep ends with 1 where it finds nothing.
  await expect(run('grep', ['-rl', marker, hub.dataDir])).rejects.toMatchObject({ code: 1 })
})

test('an upload whose connection is cut leaves nothing', async () => {
  const url = await hub.start()
  const controller = new AbortController()
  const body = new ReadableStream({
    start: (stream) => {
      stream.enqueue(
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n',
      )
      stream.enqueue('a'.repeat(500_000))
    },
  }).pipeThrough(new TextEncoderStream())
  const upload = fetch(`${url}/api/documents/upload`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
    signal: controller.signal,
  })
  const names = () => readdir(incoming())
  await expect.poll(names).toHaveLength(1)
  controller.abort()
  await expect(upload).rejects.toThrow('aborted')
  await expect.poll(names).toEqual([])
  expect(await keptFiles()).toEqual([])
  expect(hub.printed).not.toContain('"level":50')
})

test('an upload that is under way when the hub is told to stop arrives whole, and is there after the next start', async () => {
  const url = await hub.start()
  const { cookie } = await send(url, pdf(), 'first.pdf')
  const bytes = Buffer.concat([pdf(), randomBytes(1_500_000)])
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const upload = fetch(`${url}/api/documents/upload`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', cookie },
    body: readable,
    duplex: 'half',
  })
  await writer.write(Buffer.from(head))
  await writer.write(bytes.subarray(0, 800_000))
  await expect.poll(() => readdir(incoming())).toHaveLength(1)
  const stopped = hub.kill('SIGTERM')
  const another = () =>
    fetch(url).then(
      () => 'answered',
      () => 'refused',
    )
  await expect.poll(another).toBe('refused')
  await writer.write(bytes.subarray(800_000))
  await writer.write(Buffer.from('\r\n--x--\r\n'))
  await writer.close()
  const answer = await upload
  expect(answer.status).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  await stopped
  const again = await hub.start()
  const file = await fetch(`${again}/api/documents/${id}/file`, { headers: { cookie } })
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
})
