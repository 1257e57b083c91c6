import { kindOf } from '../fileText/checkFile.ts'
import { SpareWorker, WorkerProblem } from '../spareWorker.ts'
import { type CleaningAnswer, type CleaningStep, type Found, PREPARE } from './cleaningWork.ts'

/** What came of looking into a file; 'late' and 'not_loaded' are ours and not the file's. */
export type Look = Found | 'text' | 'nothing' | 'unseen' | 'late' | 'not_loaded'

/** A letter takes a second, a long scan on a slow phone half a minute. */
const LONGEST_MS = 90_000

/**
 * Starts a worker for the next file and loads all that it needs: from then on that file needs no network.
 * @throws WorkerProblem
 */
export function prepareLooking(): Promise<void> {
  return cleaners.load(PREPARE)
}

const cleaners = new SpareWorker(
  () => new Worker(new URL('./cleaningWorker.ts', import.meta.url), { type: 'module' }),
)

interface LookOptions {
  signal: AbortSignal
  onStep: (step: CleaningStep) => void
}

/**
 * Looks for what a file carries besides its text, on this device. Nothing of it is sent or stored. A plain text carries
 * nothing and is not looked into.
 * @throws the signal's reason after an abort
 */
export async function lookInto(file: File, { signal, onStep }: LookOptions): Promise<Look> {
  const isText = kindOf(file) === 'txt'
  const bytes = isText
    ? null
    : await file.arrayBuffer().then(
        (buffer) => new Uint8Array(buffer),
        // It was moved or taken away after it was chosen.
        () => null,
      )
  signal.throwIfAborted()
  if (isText) return 'text'
  if (!bytes) return 'unseen'
  const read = (answer: CleaningAnswer): Look | undefined => {
    if (answer.step === 'looking' || answer.step === 'checking') onStep(answer.step)
    if (answer.step === 'nothing' || answer.step === 'unseen') return answer.step
    // All else is none of ours: the reader of PDF greets whoever has started its thread.
    return answer.step === 'found' ? answer.found : undefined
  }
  const transfer = [bytes.buffer]
  try {
    return await cleaners.ask({ message: bytes, transfer, read, signal, longestMs: LONGEST_MS })
  } catch (error) {
    if (error instanceof WorkerProblem) return error.why
    throw error
  }
}
