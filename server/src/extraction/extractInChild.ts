import { once } from 'node:events'
import { type Extracted, type FileType, fileTypes } from '@hub/core/extract/extracted'
import { isProblemCode, type ProblemCode } from '@hub/core/extract/problem'
import { startChild } from './childProcess.ts'
import type { ConfinedProcess } from './confined.ts'
import { type Frame, FrameReader, frameHead, frameKinds } from './frames.ts'
import { ANSWER_BYTES_MAX, AT_ONCE, PICTURES_MS, PROCESS_MB, READING_MS } from './limits.ts'
import { watchMemory } from './memoryWatch.ts'
import { canReadPictures, readPicture } from './readPicture.ts'
import { Slots } from './slots.ts'

/** The text of a document, or why there is none. */
export type Extraction = Extracted | { readonly problem: ProblemCode }

const slots = new Slots(AT_ONCE)

/**
 * Reads a document in a process of its own, which is ended at its limits: whatever the file does, the server
 * goes on. More than `AT_ONCE` documents wait. @throws only the signal's reason, when it is aborted
 */
export function extractInChild(
  source: Uint8Array | AsyncIterable<Uint8Array>,
  type: FileType,
  { signal = new AbortController().signal }: { signal?: AbortSignal } = {},
): Promise<Extraction> {
  return slots.run(async () => {
    const bytes = source instanceof Uint8Array ? source : await gathered(source)
    if (bytes.length === 0) return { problem: 'empty' }
    const hasPictures = type === 'pdf' && (await canReadPictures())
    return conversation(startChild(), bytes, type, hasPictures, signal)
  }, signal)
}

async function gathered(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Gives the child its document, reads pictures for it, and takes its answer. */
async function conversation(
  child: ConfinedProcess,
  bytes: Uint8Array,
  type: FileType,
  hasPictures: boolean,
  signal: AbortSignal,
): Promise<Extraction> {
  const { promise, resolve, reject } = Promise.withResolvers<Extraction>()
  const ended = once(child, 'close')
  const clock = stoppedClock(READING_MS, () => resolve({ problem: 'timeout' }))
  const unwatch = watchMemory(child.pid ?? 0, PROCESS_MB, () => resolve({ problem: 'memory' }))
  const abort = () => reject(signal.reason)
  const ocr = new AbortController()
  const reader = new FrameReader(ANSWER_BYTES_MAX)
  const picturesUntil = performance.now() + PICTURES_MS
  const take = async ({ kind, content }: Frame) => {
    if (kind === frameKinds.extracted) resolve(JSON.parse(content.toString('utf8')) as Extracted)
    else if (kind === frameKinds.problem) resolve({ problem: problemOf(content) })
    else if (kind === frameKinds.picture) {
      clock.stop()
      const inTime = performance.now() < picturesUntil
      const words = inTime ? await readPicture(pictureOf(content), ocr.signal) : ''
      send(child, frameKinds.words, Buffer.from(words))
      clock.start()
    }
  }
  signal.addEventListener('abort', abort, { once: true })
  child.on('error', () => resolve({ problem: 'damaged' }))
  child.on('close', (_code, by) => resolve({ problem: by === 'SIGABRT' ? 'memory' : 'damaged' }))
  child.stdout.on('data', (chunk: Buffer) => {
    try {
      for (const frame of reader.add(chunk)) void take(frame)
    } catch {
      resolve({ problem: 'memory' })
    }
  })
  clock.start()
  send(child, frameKinds.document, Buffer.of(fileTypes.indexOf(type), hasPictures ? 1 : 0), bytes)
  try {
    return await promise
  } finally {
    clock.stop()
    unwatch()
    ocr.abort()
    signal.removeEventListener('abort', abort)
    child.kill('SIGKILL')
    await ended
  }
}

function send(child: ConfinedProcess, kind: number, ...parts: Uint8Array[]): void {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  child.stdin.write(frameHead(kind, length))
  for (const part of parts) child.stdin.write(part)
}

/** A clock that counts only while it is started. */
function stoppedClock(limit: number, ring: () => void) {
  let left = limit
  let since = 0
  let timer: NodeJS.Timeout | undefined
  return {
    start() {
      since = performance.now()
      timer = setTimeout(ring, left)
    },
    stop() {
      clearTimeout(timer)
      left -= performance.now() - since
    },
  }
}

function problemOf(content: Buffer): ProblemCode {
  const code = content.toString('utf8')
  return isProblemCode(code) ? code : 'damaged'
}

function pictureOf(content: Buffer) {
  const [width, height, dotsPerInch] = [0, 4, 8].map((at) => content.readUInt32LE(at))
  return {
    width: width ?? 0,
    height: height ?? 0,
    dotsPerInch: dotsPerInch ?? 0,
    pixels: content.subarray(12),
  }
}
