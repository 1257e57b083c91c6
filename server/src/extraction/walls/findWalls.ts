import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endConfined } from '../confined.ts'
import { startScript } from '../startScript.ts'
import { findProgram } from './findProgram.ts'
import { type ProvenWalls, type Reach, reaches, type Walls } from './walls.ts'

/** Belongs to nobody: systemd hands out numbers of this range to services for a while, and few of them at once. */
const READER = 64_913

/** A machine that is busy starts a process late; walls that do not answer by then are not used. */
const ANSWER_MS = 20_000

let found: Promise<ProvenWalls> | null = null

/** The strongest walls that this machine allows, found out once by trying them. */
export function findWalls(): Promise<ProvenWalls> {
  found ??= tryInTurn()
  return found
}

/** What may be tried here, the strongest first. The last ones need nothing. */
export function possibleWalls(): Walls[] {
  const bubblewrap = findProgram('bwrap')
  const isRoot = process.getuid?.() === 0
  const users = isRoot ? [READER, null] : [null]
  return [
    ...(bubblewrap ? users.map((user) => ({ bubblewrap, user, freezes: false })) : []),
    ...users.flatMap((user) => [
      { bubblewrap: null, user, freezes: true },
      { bubblewrap: null, user, freezes: false },
    ]),
  ]
}

async function tryInTurn(): Promise<ProvenWalls> {
  for (const walls of possibleWalls()) {
    const open = await openFrom(walls)
    if (!open) continue
    const openToPictures = walls.freezes ? await openFrom({ ...walls, freezes: false }) : open
    return { walls, open, openToPictures: openToPictures ?? reaches }
  }
  throw new Error('No process can be started that reads documents.')
}

/**
 * What is reached from inside these walls: a connection to this process, a file that everybody may write, a signal to
 * this process, a file that only its user may read.
 *
 * @returns null where nothing can be run behind such walls on this machine
 */
export async function openFrom(walls: Walls): Promise<Reach[] | null> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-walls-'))
  const server = createServer((socket) => socket.destroy())
  try {
    await chmod(folder, 0o711)
    await writeFile(join(folder, 'secret'), 'secret', { mode: 0o600 })
    await mkdir(join(folder, 'everybody'))
    await chmod(join(folder, 'everybody'), 0o777)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return await intrude(walls, [folder, String(port), String(process.pid)])
  } finally {
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function intrude(walls: Walls, args: readonly string[]): Promise<Reach[] | null> {
  const child = startScript('./walls/intruder.ts', { walls, isBare: true, args })
  const timer = setTimeout(() => endConfined(child), ANSWER_MS)
  const ended = once(child, 'close')
  try {
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    if ((await lines.next()).value !== 'ready') return null
    if (walls.freezes) await freeze(child.pid ?? 0, walls.user)
    child.stdin.write('go\n')
    const answer = (await lines.next()).value
    return answer === undefined ? null : (JSON.parse(answer) as Reach[])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    endConfined(child)
    await ended
  }
}

/**
 * Takes from a process the right to open anything: files, connections, an inspector. What is open stays, and the right
 * cannot be had back, since the hard limit goes too.
 *
 * @param user who the process runs as; null: as the server does
 * @throws Error where the system has no `prlimit`, or refuses
 */
export async function freeze(pid: number, user: number | null): Promise<void> {
  const prlimit = findProgram('prlimit')
  if (!prlimit) throw new Error('prlimit is not installed.')
  const limiter = spawn(prlimit, ['--pid', String(pid), '--nofile=0:0'], {
    stdio: 'ignore',
    env: {},
    ...(user !== null && { uid: user, gid: user }),
  })
  const [code] = (await once(limiter, 'exit')) as [number | null]
  if (code !== 0) throw new Error('prlimit was refused.')
}
