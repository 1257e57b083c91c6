/** The process itself: what `npm start` runs, killed and restarted. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
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

function run(script: string, args: string[] = [], env: Record<string, string> = {}, cwd = '.') {
  const child = spawn(process.execPath, [...quickStart, script, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'error',
      CHAIN: 'off',
      WARM_UP: 'off',
      DATA_DIR: dataDir,
      ...env,
    },
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

async function start(env: Record<string, string> = {}, cwd = '.') {
  const { child, ended } = run(hubMain, [], env, cwd)
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

test('SIGINT stops it cleanly', async () => {
  const hub = await start()
  hub.child.kill('SIGINT')
  expect(await hub.ended).toMatchObject({ code: 0, err: '' })
})

test('SIGTERM stops it cleanly, and no signal opens the inspector, from which the keys could be read', async () => {
  const hub = await start()
  hub.child.kill('SIGUSR1')
  // Two of them: the hub has taken the signal when it answers the second.
  for (let round = 0; round < 2; round++) await (await fetch(`${hub.url}/api/health`)).text()
  hub.child.kill('SIGTERM')
  // An inspector says in its own words where it listens, or that its port is taken.
  expect(await hub.ended).toMatchObject({ code: 0, err: '' })
})

test('a request that has begun when it is stopped is answered', async () => {
  const hub = await start()
  const { port } = new URL(hub.url)
  const socket = connect(Number(port), 'localhost')
  await once(socket, 'connect')
  socket.write('GET /api/health HTTP/1.1\r\n')
  // Two of them: the hub has read that line when it answers the second.
  for (let round = 0; round < 2; round++) await (await fetch(`${hub.url}/api/health`)).text()
  hub.child.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(hub.url).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  socket.write('host: localhost\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(answer).toContain('{"status":"ok"}')
  expect(await hub.ended).toMatchObject({ code: 0 })
})

test('who sends far too much gets to read why it is refused', async () => {
  const hub = await start()
  const headers = { 'content-type': 'application/json' }
  const body = ' '.repeat(10 * 2 ** 20)
  for (let round = 0; round < 12; round++) {
    const answer = await fetch(`${hub.url}/api/reviews`, { method: 'POST', headers, body })
    expect([answer.status, await answer.text()]).toEqual([
      413,
      'This is too large to send. Please shorten it.',
    ])
  }
})

test('kill -9 loses no acknowledged write, and the next start has them all', async () => {
  const acknowledged: number[] = []
  for (let round = 0; round < 3; round++) {
    const hub = await start({ RATE_LIMITS: 'off' })
    let answered = 0
    const writing = Array.from({ length: 40 }, async (_, at) => {
      const { json } = await post(hub.url, '/api/reviews', review(`${round}-${at}`))
      acknowledged.push(json.id)
      answered++
      // Killed in the middle of the round: some writes are answered, some under way, some not begun.
      if (answered === 10) hub.child.kill('SIGKILL')
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

test.each([
  [
    { DATABASE_URL: 'postgres://127.0.0.1:1/hub' },
    'The database of DATABASE_URL cannot be opened (connect ECONNREFUSED 127.0.0.1:1).\n',
  ],
  [{ HOST: '203.0.113.1' }, 'HOST must be an address of this machine, but it is "203.0.113.1".\n'],
  [{ HOST: 'no host' }, 'HOST must be an address of this machine, but it is "no host".\n'],
])('what cannot be reached is told in a sentence: %j', async (env, sentence) => {
  expect(await run(hubMain, [], env).ended).toMatchObject({ code: 1, err: sentence })
})

test('a data folder that cannot be one is told in a sentence', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  const { code, err } = await run(hubMain, [], { DATA_DIR: file }).ended
  expect([code, err]).toEqual([
    1,
    `The data folder ${file} cannot be made or written to. Set DATA_DIR to another folder.\n`,
  ])
})

test('the hub and its commands work below a long path, or say that it is too long', async () => {
  const deep = join(dataDir, 'x'.repeat(110))
  const folder = join(deep, 'data')
  await mkdir(folder, { recursive: true })
  await copyFirstContent(folder)
  const far = await run(hubMain, [], { DATA_DIR: folder }).ended
  expect([far.code, far.err]).toEqual([
    1,
    `The path of DATA_DIR is too long: ${folder}. Set it to a shorter one.\n`,
  ])
  await start({ DATA_DIR: './data' }, deep)
  const listed = await run(cli, ['resources', 'list'], { DATA_DIR: './data' }, deep).ended
  expect(listed).toMatchObject({ code: 0, out: 'No proposals wait for approval.\n', err: '' })
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
