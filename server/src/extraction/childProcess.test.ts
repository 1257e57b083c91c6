import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { platform } from 'node:os'
import { text } from 'node:stream/consumers'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startConfined } from './confined.ts'
import { ATTEMPTS, attack, attackWithoutWalls, UNTOUCHED } from './fixtures/attack.ts'
import { startScript } from './startScript.ts'
import { findProgram } from './walls/findProgram.ts'
import { findWalls, openFrom, possibleWalls } from './walls/findWalls.ts'
import type { Walls } from './walls/walls.ts'

const none: Walls = { bubblewrap: null, user: null, freezes: false }

/** Which of the walls this machine, and who runs the tests, allows: the last ones need nothing. */
const standing: Walls[] = []

beforeAll(async () => {
  for (const walls of possibleWalls()) if (await openFrom(walls)) standing.push(walls)
  process.stdout.write(`walls on this machine: ${JSON.stringify(standing)}\n`)
})

beforeEach(() => {
  vi.stubEnv('ENCRYPTION_KEY', 'secret')
  return () => vi.unstubAllEnvs()
})

const strongestAndWeakest = () => [standing.at(0), standing.at(-1)].filter((walls) => !!walls)

/** As a reader that was taken over. */
const attackBehind = (walls: Walls) =>
  attack(({ args }) => startScript('./fixtures/attacker.ts', { walls, args }).stdout)

/** What Linux alone has is tried there alone. */
const isLinux = platform() === 'linux'

/**
 * Why bubblewrap cannot work here at all, as in a container without namespaces, by a probe that knows nothing of our
 * walls; null where it can.
 */
function refusalOfBubblewrap(): string | null {
  const bubblewrap = findProgram('bwrap')
  if (!bubblewrap)
    throw new Error('Please install bubblewrap: the strongest walls are tried with it.')
  const args = ['--unshare-net', '--ro-bind', '/', '/', 'true']
  const { status, stderr } = spawnSync(bubblewrap, args, { encoding: 'utf8' })
  return status === 0 ? null : stderr.trim()
}

test.runIf(isLinux)(
  'every kind of wall stands that this machine allows, and the strongest is taken',
  async () => {
    const refusal = refusalOfBubblewrap()
    if (refusal !== null)
      process.stdout.write(`No walls of bubblewrap can stand here, so none are tried: ${refusal}\n`)
    expect({
      bubblewrap: standing.some(({ bubblewrap }) => bubblewrap !== null),
      'a user of its own': standing.some(({ user }) => user !== null),
      'no right to open anything': standing.some(({ freezes }) => freezes),
    }).toEqual({
      bubblewrap: refusal === null,
      'a user of its own': process.getuid?.() === 0,
      'no right to open anything': true,
    })
    expect((await findWalls()).walls).toEqual(standing[0])
  },
)

test('[documents.reader] a process that reads a document can reach no file, no network, no program and no secret', async () => {
  for (const walls of strongestAndWeakest()) {
    const { tried, got, files } = await attackBehind(walls)
    expect([walls, got, tried.length]).toEqual([walls, [], ATTEMPTS])
    expect(files).toEqual(UNTOUCHED)
  }
})

test.runIf(isLinux)('each attempt of that attack succeeds where no walls stand', async () => {
  const { tried, got } = await attackWithoutWalls()
  expect(got).toEqual(tried)
  expect(got).toHaveLength(ATTEMPTS)
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

test.runIf(isLinux)('memory beyond the limit is refused by the system', async () => {
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
