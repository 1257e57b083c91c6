import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { Extracted, FileType } from '@hub/core/extract/extracted'
import { ExtractionProblem, type ProblemCode } from '@hub/core/extract/problem'
import type { FromChild, ToChild } from './message.ts'
import { canReadPictures, readPicture } from './readPicture.ts'
import { Slots } from './slots.ts'
import { watchMemory } from './watchMemory.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const readable = [
  'core',
  'server/src/extraction',
  'server/package.json',
  'node_modules',
  'package.json',
]
const HEAP_MB = 512
const slots = new Slots(Math.max(1, availableParallelism() - 1))

export interface ExtractionLimits {
  /** Wall clock, without the time that pictures take to be read. */
  milliseconds: number
  /** All that the process holds. */
  bytes: number
}

const usualLimits: ExtractionLimits = { milliseconds: 30_000, bytes: 1024 ** 3 }

/**
 * Reads a document in a process of its own, with limits of time and memory. At most one process per core but
 * one runs; the others wait. Nothing of the document touches the disk.
 *
 * @param bytes the file, in clear
 * @throws ExtractionProblem where the file cannot be read; AbortError; what reading `bytes` throws
 */
export function extractInChild(
  bytes: AsyncIterable<Uint8Array>,
  type: FileType,
  { limits = usualLimits, signal }: { signal: AbortSignal; limits?: ExtractionLimits },
): Promise<Extracted> {
  return slots.run(async () => {
    signal.throwIfAborted()
    const child = start(type)
    try {
      const [extracted] = await Promise.all([ending(child, limits, signal), feed(child, bytes)])
      return extracted
    } finally {
      child.kill('SIGKILL')
    }
  })
}

function start(type: FileType): ChildProcess {
  return spawn(
    process.execPath,
    [
      `--max-old-space-size=${HEAP_MB}`,
      '--permission',
      ...readable.map((path) => `--allow-fs-read=${root}${path}`),
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      fileURLToPath(new URL('child.ts', import.meta.url)),
      type,
      ...(canReadPictures() ? ['pictures'] : []),
    ],
    { cwd: root, env: {}, stdio: ['pipe', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' },
  )
}

async function feed(child: ChildProcess, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  if (!child.stdin) return
  try {
    await pipeline(Readable.from(bytes, { objectMode: false }), child.stdin)
  } catch (error) {
    // A child that ended early closes the pipe; how it ended says the rest.
    const { code } = error as { code?: string }
    if (code !== 'EPIPE' && code !== 'ECONNRESET' && code !== 'ERR_STREAM_PREMATURE_CLOSE')
      throw error
  }
}

/** How the child ended: its text, or the problem that it named or that stopped it. */
function ending(
  child: ChildProcess,
  { bytes, milliseconds }: ExtractionLimits,
  signal: AbortSignal,
): Promise<Extracted> {
  return new Promise((resolve, reject) => {
    const fail = (code: ProblemCode) => reject(new ExtractionProblem(code))
    let timer = setTimeout(fail, milliseconds, 'timeout')
    const stopWatching = watchMemory(child.pid ?? 0, bytes, () => fail('memory'))
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort)
    child.on('message', async (message: FromChild) => {
      if ('extracted' in message) return resolve(message.extracted)
      if ('problem' in message) return fail(message.problem)
      clearTimeout(timer)
      const words = await readPicture(message.picture, signal)
      timer = setTimeout(fail, milliseconds, 'timeout')
      if (child.connected) child.send({ number: message.number, words } satisfies ToChild)
    })
    child.on('error', reject)
    // After the last message: what ends without one was too much for it, or crashed.
    child.on('close', (code, ended) => {
      clearTimeout(timer)
      stopWatching()
      signal.removeEventListener('abort', abort)
      fail(ended === 'SIGABRT' || code === 134 || code === 5 ? 'memory' : 'damaged')
    })
  })
}
