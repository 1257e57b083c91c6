import { SpareWorker, WorkerProblem } from '../spareWorker.ts'
import { kindOf } from './checkFile.ts'
import {
  type FileAnswer,
  type FileQuestion,
  type FileRead,
  PREPARE,
  type ReadProblem,
} from './fileWork.ts'

/** A file that was not read. */
export class FileProblem extends Error {
  readonly code: ReadProblem

  constructor(code: ReadProblem) {
    super(code)
    this.code = code
  }
}

/** A letter takes a second, a long report on a slow phone half a minute. */
const LONGEST_MS = 120_000

/**
 * Starts a worker for the next file and loads all readers into it: from then on that file needs no network.
 * @throws WorkerProblem
 */
export function prepareReading(): Promise<void> {
  return readers.load(PREPARE)
}

const readers = new SpareWorker(
  () => new Worker(new URL('./fileWorker.ts', import.meta.url), { type: 'module' }),
)

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
  const read = (answer: FileAnswer): FileRead | undefined => {
    if (answer.step === 'analyzing') onAnalyzing?.()
    if (answer.step === 'failed') throw new FileProblem(answer.problem)
    // All else is none of ours: the reader of PDF greets whoever has started its thread.
    return answer.step === 'done' ? answer.file : undefined
  }
  const message: FileQuestion = { bytes, named }
  const transfer = [bytes.buffer]
  try {
    return await readers.ask({ message, transfer, read, signal, longestMs: LONGEST_MS })
  } catch (error) {
    if (!(error instanceof WorkerProblem)) throw error
    throw new FileProblem(error.why === 'late' ? 'timeout' : 'not_loaded')
  }
}
