import type { ProblemCode } from '@hub/core/extract/problem'
import { kindOf } from './checkFile.ts'
import { type FileAnswer, type FileQuestion, type FileRead, PREPARE } from './fileWork.ts'

/** Why a file was not read: the extraction's reason, or that its reader could not be loaded. */
export class FileProblem extends Error {
  readonly code: ProblemCode | 'not_loaded'

  constructor(code: ProblemCode | 'not_loaded') {
    super(code)
    this.code = code
  }
}

/** A letter takes a second, a long report on a slow phone half a minute. */
const LONGEST_MS = 120_000

let spare: Worker | undefined

/** Starts a worker for the next file and loads all readers into it: from then on that file needs no network. */
export function prepareReading(): void {
  spare ??= newWorker()
  // A worker has no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  spare.postMessage(PREPARE)
}

function newWorker(): Worker {
  return new Worker(new URL('./fileWorker.ts', import.meta.url), { type: 'module' })
}

interface ReadOptions {
  signal: AbortSignal
  /** The words are there, and the analysis begins. */
  onAnalyzing?: () => void
}

/**
 * Reads a file and analyzes it on this device. Nothing of it is sent or stored.
 *
 * @throws FileProblem; the signal's reason after an abort
 */
export async function readFile(
  file: File,
  { signal, onAnalyzing }: ReadOptions,
): Promise<FileRead> {
  const named = kindOf(file) ?? 'txt'
  const bytes = new Uint8Array(
    await file.arrayBuffer().catch(() => {
      // It was moved or taken away after it was chosen.
      throw new FileProblem('damaged')
    }),
  )
  signal.throwIfAborted()
  const worker = spare ?? newWorker()
  spare = undefined
  const { promise, resolve, reject } = Promise.withResolvers<FileRead>()
  const timer = setTimeout(() => reject(new FileProblem('timeout')), LONGEST_MS)
  const stop = () => reject(signal.reason as Error)
  signal.addEventListener('abort', stop)
  worker.addEventListener('error', () => reject(new FileProblem('not_loaded')))
  worker.addEventListener('message', ({ data }: MessageEvent<FileAnswer>) => {
    if (data.step === 'analyzing') onAnalyzing?.()
    if (data.step === 'done') resolve(data.file)
    // All else is none of ours: the reader of PDF greets whoever has started its thread.
    if (data.step === 'failed') reject(new FileProblem(data.problem))
  })
  const question: FileQuestion = { bytes, named }
  worker.postMessage(question, [bytes.buffer])
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    worker.terminate()
  }
}
