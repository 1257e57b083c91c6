/**
 * The assistant in a thread of its own. It has all its code and knowledge from the start, and asks nobody; the model that
 * hears messages it gets from the hub, the same for everyone. Until that is there it goes by the words.
 */

import type { Report } from '@hub/core/analysis/report'
import { answer, withLetterRead } from '@hub/core/assistant/answer'
import { findCrisis } from '@hub/core/assistant/crisis/findCrisis'
import type { Answer, OpenDocument, Question, Turn } from '@hub/core/assistant/exchange'
import { withMessageHeard } from '@hub/core/assistant/understand/hear'
import type { DocumentText } from '@hub/core/document/documentText'
import { type Listener, openListener } from '@hub/core/retrieval/listener'
import type { FileAnswer, FileQuestion } from '../../../lib/fileText/fileWork.ts'
import { getModel } from '../../../lib/fileText/reader/getModel.ts'
import type { ReaderProgress } from '../../../lib/fileText/reader/readerFiles.ts'
import { isoDay } from '../../../lib/isoDay.ts'

/** The question waits a minute in all. What came of the download by then is kept, so that the next try has less to get. */
const LONGEST_MS = 50_000

/** `crisis`: answered only where somebody may be in danger. */
interface Asked {
  readonly kind: 'ask' | 'crisis'
  readonly id: number
  readonly message: string
  readonly history: readonly Turn[]
}

/** What it is asked. `listen`: to get the model that hears messages, if need be from the hub; `stop`: not to get more of it. */
export type WorkerQuestion =
  | Asked
  | { readonly kind: 'document'; readonly document: OpenDocument | null }
  | { readonly kind: 'listen' }
  | { readonly kind: 'stop' }

/** Whether messages are heard by the model: it comes, is there, was stopped, or did not come whole or does not run here. */
export type Hearing =
  | { readonly at: 'getting'; readonly progress: ReaderProgress }
  | { readonly at: 'ready' | 'stopped' | 'failed' }

export type WorkerAnswer =
  | { readonly id: number; readonly answer: Answer | null }
  | { readonly hearing: Hearing }

let document: OpenDocument | undefined

let listener: Listener | undefined

let getting: AbortController | undefined

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  if (data.kind === 'document') document = data.document ?? undefined
  else if (data.kind === 'listen') void listen()
  else if (data.kind === 'stop') getting?.abort()
  else void answerTo(data)
})

async function listen(): Promise<void> {
  if (listener || getting) return
  const { signal } = (getting = new AbortController())
  try {
    listener = await getModel('listener', openListener, (progress) => {
      // What has come is kept.
      signal.throwIfAborted()
      say({ hearing: { at: 'getting', progress } })
    })
    say({ hearing: { at: 'ready' } })
  } catch {
    say({ hearing: { at: signal.aborted ? 'stopped' : 'failed' } })
  } finally {
    getting = undefined
  }
}

async function answerTo({ id, kind, message, history }: Asked): Promise<void> {
  const today = isoDay(new Date())
  const question = await heard({ message, history, today, ...(document && { document }) })
  const isWanted = kind === 'ask' || findCrisis(question) !== null
  say({ id, answer: isWanted ? answer(await withLetterRead(question, readLetter)) : null })
}

async function heard(question: Question): Promise<Question> {
  if (!listener) return question
  try {
    return await withMessageHeard(question, listener)
  } catch {
    // A device that has too little memory for it now.
    return question
  }
}

function say(reply: WorkerAnswer): void {
  // A worker has no other origin to name.
  postMessage(reply)
}

// What runs once runs faster, and what is built on first use is built before somebody waits for it.
answer({ message: 'Who can be my advisor at the hearing?', history: [] })

/**
 * The report on a letter that stands in a message, made by the worker that reads files: it alone may run the reader.
 *
 * @returns null where this device cannot analyze it now, which the answer then says
 */
function readLetter({ text }: DocumentText): Promise<Report | null> {
  const worker = new Worker(new URL('../../../lib/fileText/fileWorker.ts', import.meta.url), {
    type: 'module',
  })
  return new Promise<Report | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), LONGEST_MS)
    const end = (report: Report | null) => {
      clearTimeout(timer)
      resolve(report)
    }
    worker.addEventListener('error', () => end(null))
    worker.addEventListener('message', ({ data }: MessageEvent<FileAnswer>) => {
      if (data.step === 'failed') end(null)
      if (data.step === 'done') end('report' in data.file ? data.file.report : null)
    })
    const bytes = new TextEncoder().encode(text)
    const question: FileQuestion = { bytes, named: 'txt', wants: 'analysis' }
    // A worker has no other origin to name.
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}
