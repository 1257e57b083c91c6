import type { Answer, OpenDocument, Turn } from '@hub/core/assistant/exchange'
import type { WorkerAnswer, WorkerQuestion } from './assistantWorker.ts'
import { setHearing } from './hearing.ts'

/** An answer takes a part of a second; whatever takes longer than this has got stuck. */
const LONGEST_MS = 60_000

interface Waiting {
  resolve: (answer: Answer | null) => void
  reject: (error: Error) => void
}

interface Running {
  worker: Worker
  waiting: Map<number, Waiting>
}

let running: Running | undefined
let document: OpenDocument | null = null
let lastId = 0
/** A worker that is started in the place of one that failed gets the model again. */
let isWanted = false

/** Loads the assistant, so that the first question does not wait, and needs no network any more. */
export function startAssistant(): void {
  running ??= start()
}

/** Has the assistant get the model by which it understands messages, or the rest of it. What comes is kept on this device. */
export function getHearing(): void {
  isWanted = true
  startAssistant()
  if (running) send(running, { kind: 'listen' })
}

/** Stops getting the model, for this visit. */
export function stopHearing(): void {
  isWanted = false
  if (running) send(running, { kind: 'stop' })
}

/** The document that questions may be about, until the next one; null closes it. It stays in memory. */
export function openForQuestions(opened: OpenDocument | null): void {
  document = opened
  if (running) send(running, { kind: 'document', document })
}

/** The answer of the assistant in this browser. @throws Error where it did not load or got stuck */
export async function askOnDevice(message: string, history: readonly Turn[]): Promise<Answer> {
  const answer = await ask('ask', message, history)
  if (!answer) throw new Error('The assistant gave no answer.')
  return answer
}

/** The answer to a message in a crisis, made in this browser; null for any other. @throws Error as above */
export function crisisAnswerOnDevice(
  message: string,
  history: readonly Turn[],
): Promise<Answer | null> {
  return ask('crisis', message, history)
}

function ask(
  kind: 'ask' | 'crisis',
  message: string,
  history: readonly Turn[],
): Promise<Answer | null> {
  startAssistant()
  const now = running
  if (!now) throw new Error('The assistant did not start.')
  lastId += 1
  const id = lastId
  return new Promise<Answer | null>((resolve, reject) => {
    const timer = setTimeout(() => end(now), LONGEST_MS)
    const settle =
      <T>(then: (value: T) => void) =>
      (value: T) => {
        clearTimeout(timer)
        then(value)
      }
    now.waiting.set(id, { resolve: settle(resolve), reject: settle(reject) })
    send(now, { kind, id, message, history })
  })
}

function start(): Running {
  const worker = new Worker(new URL('./assistantWorker.ts', import.meta.url), { type: 'module' })
  const started: Running = { worker, waiting: new Map() }
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if ('hearing' in data) return setHearing(data.hearing)
    started.waiting.get(data.id)?.resolve(data.answer)
    started.waiting.delete(data.id)
  })
  worker.addEventListener('error', () => end(started))
  if (document) send(started, { kind: 'document', document })
  if (isWanted) send(started, { kind: 'listen' })
  return started
}

/** Ends a worker that failed; the next question starts another. */
function end(failed: Running): void {
  failed.worker.terminate()
  if (running === failed) running = undefined
  setHearing(undefined)
  for (const { reject } of failed.waiting.values()) reject(new Error('The assistant failed.'))
  failed.waiting.clear()
}

function send({ worker }: Running, question: WorkerQuestion): void {
  // A worker has no other origin to name.
  worker.postMessage(question)
}
