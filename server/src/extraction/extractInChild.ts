import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type Extracted, type FileType, fileTypes } from '@hub/core/extract/extracted'
import { ExtractionProblem, isProblemCode, type ProblemCode } from '@hub/core/extract/problem'
import { stoppableClock } from '../stoppableClock.ts'
import { Turns } from '../turns.ts'
import { takeChild } from './childProcess.ts'
import { type ConfinedProcess, endConfined } from './confined.ts'
import { type Frame, FrameReader, frameHead, frameKinds } from './frames.ts'
import {
  ANSWER_BYTES_MAX,
  AT_ONCE,
  type ExtractionLimits,
  PICTURES_MS,
  usualLimits,
} from './limits.ts'
import { canReadPictures, readPicture } from './readPicture.ts'
import { findWalls, freeze } from './walls/findWalls.ts'
import type { Walls } from './walls/walls.ts'

const EVERY_MS = 100

const turns = new Turns(AT_ONCE)

interface Terms {
  readonly signal: AbortSignal
  readonly limits?: ExtractionLimits
  /** How many files its sender has had read lately: those that wait take turns, and who has had few may go beside the rest. */
  readonly turn?: number
  /** Others than the strongest that the machine allows. */
  readonly behind?: Walls
}

interface Wanted {
  readonly type: FileType
  readonly signal: AbortSignal
  readonly limits: ExtractionLimits
  /** Told when the child has loaded its code. */
  readonly loaded: () => void
}

/**
 * Reads a document in a process of its own, which is ended at its limits: whatever the file does, the server
 * goes on, and nothing of the document touches the disk. More than `AT_ONCE` documents wait for their turn.
 *
 * @param source the file, in clear
 * @throws ExtractionProblem where the file cannot be read; the signal's reason; what reading `source` throws
 */
export function extractInChild(
  source: AsyncIterable<Uint8Array>,
  type: FileType,
  { signal, limits = usualLimits, behind, turn = 0 }: Terms,
): Promise<Extracted> {
  return turns.take({ signal, rank: turn }, async () => {
    const walls = behind ?? (await findWalls()).walls
    signal.throwIfAborted()
    const child = takeChild(walls)
    const ended = once(child, 'close')
    try {
      const loaded = Promise.withResolvers<void>()
      const answer = answerOf(child, { type, signal, limits, loaded: loaded.resolve })
      const open = () => closeOff(child, walls, loaded.promise)
      const [extracted] = await Promise.all([answer, feed(child, { source, type, open })])
      return extracted
    } finally {
      endConfined(child)
      await ended
    }
  })
}

/**
 * Waits until the child has loaded its code, and where the walls ask for it lets it open nothing more then. Before,
 * bubblewrap may still be building its walls: a kill would end it and leave behind the process inside, with the document.
 */
async function closeOff(
  child: ConfinedProcess,
  { freezes, user }: Walls,
  loaded: Promise<void>,
): Promise<void> {
  await loaded
  if (freezes) await freeze(child.pid ?? 0, user)
}

interface Food {
  readonly source: AsyncIterable<Uint8Array>
  readonly type: FileType
  /** Resolves when the child may be given the document. */
  readonly open: () => Promise<void>
}

/** Gives the child its document piece by piece, not faster than it takes it. */
async function feed(child: ConfinedProcess, { source, type, open }: Food): Promise<void> {
  const hasPictures = type === 'pdf' && (await canReadPictures())
  await send(child, frameKinds.type, Buffer.of(fileTypes.indexOf(type), hasPictures ? 1 : 0))
  await open()
  for await (const part of source) {
    if (child.stdin.destroyed) return
    if (part.length > 0) await send(child, frameKinds.part, part)
  }
  await send(child, frameKinds.part, Buffer.alloc(0))
}

/** Resolves when the child can take more; also when it has ended, which `answerOf` tells. */
function send(child: ConfinedProcess, kind: number, content: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    if (child.stdin.destroyed) return resolve()
    child.stdin.write(frameHead(kind, content.length))
    child.stdin.write(content, () => resolve())
  })
}

/** The child's answer, or what stopped it. Reads pictures for it meanwhile. */
async function answerOf(
  child: ConfinedProcess,
  { signal, limits, loaded }: Wanted,
): Promise<Extracted> {
  const { promise, resolve, reject } = Promise.withResolvers<Extracted>()
  const fail = (code: ProblemCode) => reject(new ExtractionProblem(code))
  const clock = stoppableClock(limits.milliseconds, () => fail('timeout'))
  const unwatch = watchMemory(child.pid ?? 0, limits.megabytes, () => fail('memory'))
  const done = new AbortController()
  const picturesUntil = performance.now() + PICTURES_MS
  const take = async ({ kind, content }: Frame) => {
    if (kind === frameKinds.extracted) resolve(JSON.parse(content.toString('utf8')) as Extracted)
    else if (kind === frameKinds.problem) fail(problemOf(content))
    else if (kind === frameKinds.ready) loaded()
    else if (kind === frameKinds.picture) {
      clock.stop()
      const isInTime = performance.now() < picturesUntil
      const words = isInTime ? await readPicture(pictureOf(content), done.signal) : ''
      await send(child, frameKinds.words, Buffer.from(words))
      clock.start()
    }
  }
  const frames = new FrameReader(ANSWER_BYTES_MAX)
  child.stdout.on('data', (chunk: Buffer) => {
    try {
      for (const frame of frames.add(chunk)) take(frame).catch(() => fail('damaged'))
    } catch {
      fail('too_long')
    }
  })
  child.on('error', () => fail('damaged'))
  // V8 aborts when its heap is full. Whatever else ends the process is the document's doing.
  child.on('close', (code, by) => fail(by === 'SIGABRT' || code === 134 ? 'memory' : 'damaged'))
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  clock.start()
  try {
    return await promise
  } finally {
    clock.stop()
    unwatch()
    done.abort()
    signal.removeEventListener('abort', abort)
  }
}

function problemOf(content: Buffer): ProblemCode {
  const code = content.toString('utf8')
  return isProblemCode(code) ? code : 'damaged'
}

function pictureOf(content: Buffer) {
  return {
    width: content.readUInt32LE(0),
    height: content.readUInt32LE(4),
    dotsPerInch: content.readUInt32LE(8),
    pixels: content.subarray(12),
  }
}

/**
 * Calls back once when a process and those that it started hold more memory than allowed. Reads what Linux says; on
 * other systems only the heap's own limit stands. @returns a function that ends the watch
 */
function watchMemory(pid: number, limitMb: number, exceeded: () => void): () => void {
  const look = async () => {
    if ((await residentMb(pid)) <= limitMb) return
    clearInterval(timer)
    exceeded()
  }
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Behind bubblewrap the reader is a child of its child. */
async function residentMb(pid: number): Promise<number> {
  const [status, children] = await Promise.all(
    [`/proc/${pid}/status`, `/proc/${pid}/task/${pid}/children`].map((path) =>
      readFile(path, 'utf8').catch(() => ''),
    ),
  )
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status ?? '')?.[1] ?? 0) / 1024
  const pids = (children ?? '').split(' ').filter((word) => word !== '')
  const below = await Promise.all(pids.map((child) => residentMb(Number(child))))
  return below.reduce((sum, one) => sum + one, own)
}
