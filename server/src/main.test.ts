/** The process itself: what `npm start` runs, killed and restarted. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyFirstContent, hubMain, quickStart } from './testing/hubProcess.ts'

const cli = fileURLToPath(new URL('./admin/cli.ts', import.meta.url))

let dataDir = ''
const running = new Set<ChildProcess>()

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hub-process-'))
  await copyFirstContent(dataDir)
})

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  await rm(dataDir, { recursive: true, force: true })
})

function run(script: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...quickStart, script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', CHAIN: 'off', DATA_DIR: dataDir, ...env },
  })
  running.add(child)
  const printed = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    printed.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    printed.err += chunk
  })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...printed }))
  return { child, ended }
}

async function start(env: Record<string, string> = {}) {
  const { child, ended } = run(hubMain, [], env)
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const url = /ready at (\S+)/.exec(line)?.[1]
    if (url) return { child, ended, url }
  }
  throw new Error((await ended).err)
}

async function post(url: string, path: string, body: unknown) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, json: (await response.json()) as { id: number } }
}

const get = async (url: string) => (await (await fetch(url)).json()) as { id: number }[]

const review = (title: string) => ({ rating: 3, title, content: 'c', schoolName: 'Killed College' })

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops it cleanly', async (signal) => {
  const hub = await start()
  hub.child.kill(signal)
  expect(await hub.ended).toMatchObject({ code: 0, err: '' })
})

test('kill -9 loses no acknowledged write, and the next start has them all', async () => {
  const acknowledged: number[] = []
  for (let round = 0; round < 3; round++) {
    const hub = await start({ RATE_LIMITS: 'off' })
    const writing = Array.from({ length: 40 }, async (_, at) => {
      const { json } = await post(hub.url, '/api/reviews', review(`${round}-${at}`))
      acknowledged.push(json.id)
      // Killed in the middle of the round: some writes are answered, some under way, some not begun.
      if (acknowledged.length === round * 20 + 10) hub.child.kill('SIGKILL')
    })
    await Promise.allSettled(writing)
    await hub.ended
  }
  const hub = await start()
  const stored = new Set((await get(`${hub.url}/api/reviews?limit=200`)).map(({ id }) => id))
  expect(acknowledged.length).toBeGreaterThanOrEqual(30)
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
})

test('a second process on the same data folder is refused with a sentence', async () => {
  await start()
  const { code, err } = await run(hubMain).ended
  expect(code).toBe(1)
  expect(err).toBe(
    `Another process is using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
  )
})

test('a taken port and a wrong setting are told in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String((other.address() as { port: number }).port)
  const taken = await run(hubMain, [], { PORT: port, HOST: '127.0.0.1' }).ended
  other.close()
  expect([taken.code, taken.err]).toEqual([
    1,
    `Port ${port} is taken by another program. Set PORT to another.\n`,
  ])
  const wrong = await run(hubMain, [], { PORT: 'x' }).ended
  expect([wrong.code, wrong.err]).toEqual([
    1,
    'PORT must be a whole number from 0 to 65535, but it is "x".\n',
  ])
})

test('a proposal is approved from the command line while the server runs', async () => {
  const hub = await start()
  const proposal = { title: 'Night line', description: 'A line.', category: 'counseling' }
  const { status, json } = await post(hub.url, '/api/resources', proposal)
  expect(status).toBe(202)
  const listed = await run(cli, ['resources', 'list']).ended
  expect(listed.out).toContain('[counseling]  Night line')
  const approved = await run(cli, ['resources', 'approve', String(json.id)]).ended
  expect(approved).toMatchObject({ code: 0, err: '' })
  const organizations = `${hub.url}/api/resources?kind=organization&limit=200`
  await expect.poll(async () => (await get(organizations)).map(({ id }) => id)).toContain(json.id)
})

test('an unknown command prints the commands and fails', async () => {
  const { code, err } = await run(cli, ['resources', 'delete']).ended
  expect(code).toBe(1)
  expect(err).toContain('resources approve <id>')
})
