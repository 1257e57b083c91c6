import { kindOf } from '../fileText/checkFile.ts'
import { type CleaningAnswer, type CleaningStep, type Found, PREPARE } from './cleaningWork.ts'

/** What came of looking into a file; 'late' and 'not_loaded' are ours and not the file's. */
export type Look = Found | 'text' | 'nothing' | 'unseen' | 'late' | 'not_loaded'

/** A letter takes a second, a long scan on a slow phone half a minute. */
const LONGEST_MS = 90_000

let spare: Worker | undefined

/** Starts a worker for the next file and loads all that it needs: from then on that file needs no network. */
export function prepareLooking(): void {
  spare ??= newWorker()
  // A worker has no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  spare.postMessage(PREPARE)
}

function newWorker(): Worker {
  return new Worker(new URL('./cleaningWorker.ts', import.meta.url), { type: 'module' })
}

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
  const worker = spare ?? newWorker()
  spare = undefined
  const { promise, resolve, reject } = Promise.withResolvers<Look>()
  const timer = setTimeout(() => resolve('late'), LONGEST_MS)
  const stop = () => reject(signal.reason as Error)
  signal.addEventListener('abort', stop)
  worker.addEventListener('error', () => resolve('not_loaded'))
  worker.addEventListener('message', ({ data }: MessageEvent<CleaningAnswer>) => {
    if (data.step === 'looking' || data.step === 'checking') onStep(data.step)
    // All else is none of ours: the reader of PDF greets whoever has started its thread.
    if (data.step === 'nothing' || data.step === 'unseen') resolve(data.step)
    if (data.step === 'found') resolve(data.found)
  })
  worker.postMessage(bytes, [bytes.buffer])
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    worker.terminate()
  }
}
