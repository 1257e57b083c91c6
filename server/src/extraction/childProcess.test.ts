import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test, vi } from 'vitest'
import { startConfined } from './confined.ts'
import { startScript } from './startScript.ts'
import { openFrom, possibleWalls } from './walls/findWalls.ts'
import type { Walls } from './walls/walls.ts'

const none: Walls = { bubblewrap: null, user: null, freezes: false }

/** Which of the walls this machine, and who runs the tests, allows: the last ones need nothing. */
const standing: Walls[] = []

beforeAll(async () => {
  for (const walls of possibleWalls()) if (await openFrom(walls)) standing.push(walls)
  process.stdout.write(`walls on this machine: ${JSON.stringify(standing)}\n`)
})

const strongestAndWeakest = () => [standing.at(0), standing.at(-1)].filter((walls) => !!walls)

/** Runs `fixtures/attacker.ts` as a reader that was taken over, and answers which attempts succeeded. */
async function attack(walls: Walls): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-probe-'))
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  await writeFile(join(folder, 'encryption-key'), 'secret')
  vi.stubEnv('ENCRYPTION_KEY', 'secret')
  try {
    const { port } = server.address() as AddressInfo
    const args = [folder, String(port), String(process.pid)]
    const child = startScript('./fixtures/attacker.ts', { walls, args })
    const got = JSON.parse(await text(child.stdout)) as string[]
    expect(await readdir(folder)).toEqual(['encryption-key'])
    return got
  } finally {
    server.close()
    await rm(folder, { recursive: true })
    vi.unstubAllEnvs()
  }
}

test('[documents.reader] a process that reads a document can reach no file, no network, no program and no secret', async () => {
  for (const walls of strongestAndWeakest())
    expect([walls, await attack(walls)]).toEqual([walls, []])
})

test('a reader that was taken over reaches nothing behind bubblewrap, even without Node’s permissions', async () => {
  for (const walls of standing.filter(({ bubblewrap }) => bubblewrap))
    expect([walls, await openFrom(walls)]).toEqual([walls, []])
})

test('a reader that was taken over and is another user reaches no key and cannot signal the server', async () => {
  for (const walls of standing.filter(({ user }) => user !== null)) {
    const open = await openFrom(walls)
    expect(open).not.toContain("the server's signals")
    expect(open).not.toContain('the keys')
  }
})

test('a reader that may open nothing more reaches no network, no key and no file', async () => {
  for (const walls of standing.filter(({ freezes }) => freezes)) {
    const signals = walls.user === null ? ["the server's signals"] : []
    expect([walls, await openFrom(walls)]).toEqual([walls, signals])
  }
})

test('without any wall all is reached: the intruder does try', async () => {
  expect(await openFrom(none)).toEqual([
    'the network',
    'files to write',
    "the server's signals",
    'the keys',
  ])
})

test('behind bubblewrap the kernel refuses sockets, signals and new processes by a filter', async () => {
  for (const walls of standing.filter(({ bubblewrap }) => bubblewrap)) {
    const child = startScript('./fixtures/systemCalls.ts', { walls, isBare: true })
    expect(JSON.parse(await text(child.stdout))).toEqual({
      network: 'EPERM',
      localSocket: 'EPERM',
      signal: 'EPERM',
      program: 'EPERM',
    })
  }
})

test.runIf(platform() === 'linux')('memory beyond the limit is refused by the system', async () => {
  const grab = 'const held = []; for (let i = 0; i < 40; i++) held.push(Buffer.alloc(50e6, 1))'
  for (const walls of strongestAndWeakest()) {
    const node = process.execPath
    const child = startConfined(walls, {
      command: [node, '-e', grab],
      readable: [node],
      env: {},
    })
    const [code] = (await once(child, 'close')) as [number | null]
    expect(code).not.toBe(0)
  }
})
