import type { DocumentType } from '@hub/core/analysis/report'
import { SpareWorker, WorkerProblem } from '../spareWorker.ts'
import { kindOf } from './checkFile.ts'
import {
  type FileAnswer,
  type FileQuestion,
  type FileRead,
  PREPARE,
  type ReadProblem,
  type WordsRead,
} from './fileWork.ts'
import type { ReaderProgress } from './reader/readerFiles.ts'

/** A file that was not read. */
export class FileProblem extends Error {
  readonly code: ReadProblem

  constructor(code: ReadProblem) {
    super(code)
    this.code = code
  }
}

/** Without a step ahead: what is fetched does not count, and each percent that is analyzed gives the whole time again. */
const LONGEST_MS = 120_000

interface PrepareOptions {
  signal?: AbortSignal
  /** What the analysis needs is being fetched onto this device. */
  onGetting?: (progress: ReaderProgress) => void
}

/**
 * Starts a worker for the next file, loads all readers into it and gets what the analysis needs: from then on that file
 * needs no network. What has come by an abort is kept.
 *
 * @throws WorkerProblem; the signal's reason after an abort
 */
export function prepareReading({ signal, onGetting }: PrepareOptions = {}): Promise<void> {
  const onAnswer = (answer: FileAnswer) => {
    if (answer.step === 'getting') onGetting?.(answer.progress)
  }
  return readers.load(PREPARE, { onAnswer, ...(signal && { signal }) })
}

const readers = new SpareWorker(
  () => new Worker(new URL('./fileWorker.ts', import.meta.url), { type: 'module' }),
)

export interface ReadOptions {
  signal: AbortSignal
  /** The words are there, and what the analysis needs is being fetched. */
  onGetting?: (progress: ReaderProgress) => void
  /** The words are there, and the analysis begins, or is done up to this share. */
  onAnalyzing?: (share: number) => void
  /** What its owner says that it is. */
  toldKind?: DocumentType
}

/**
 * Reads a file and analyzes it on this device. Nothing of it is sent or stored.
 *
 * @throws FileProblem; the signal's reason after an abort
 */
export async function readFile(file: File, options: ReadOptions): Promise<FileRead> {
  const read = await ask(file, 'analysis', options)
  if (!('report' in read)) throw new FileProblem('not_analyzed')
  return read
}

/**
 * Reads the words of a file on this device. Nothing of it is sent or stored.
 *
 * @throws FileProblem; the signal's reason after an abort
 */
export function readWords(file: File, signal: AbortSignal): Promise<WordsRead> {
  return ask(file, 'words', { signal })
}

async function ask(
  file: File,
  wants: FileQuestion['wants'],
  { signal, onGetting, onAnalyzing, toldKind }: ReadOptions,
): Promise<FileRead | WordsRead> {
  const named = kindOf(file) ?? 'txt'
  const bytes = new Uint8Array(
    await file.arrayBuffer().catch(() => {
      // It was moved or taken away after it was chosen.
      throw new FileProblem('damaged')
    }),
  )
  const read = (answer: FileAnswer): FileRead | WordsRead | undefined => {
    // What was on its way when it was ended tells nobody anything.
    if (signal.aborted) return undefined
    if (answer.step === 'getting') onGetting?.(answer.progress)
    if (answer.step === 'analyzing') onAnalyzing?.(answer.share)
    if (answer.step === 'failed') throw new FileProblem(answer.problem)
    // All else is none of ours: the reader of PDF greets whoever has started its thread.
    return answer.step === 'done' ? answer.file : undefined
  }
  const message: FileQuestion = { bytes, named, wants, ...(toldKind && { toldKind }) }
  try {
    return await readers.ask({
      message,
      transfer: [bytes.buffer],
      read,
      signal,
      longestMs: LONGEST_MS,
      givesTime: ({ step }: FileAnswer) => step === 'getting' || step === 'analyzing',
    })
  } catch (error) {
    if (!(error instanceof WorkerProblem)) throw error
    throw new FileProblem(error.why === 'late' ? 'timeout' : 'not_loaded')
  }
}
