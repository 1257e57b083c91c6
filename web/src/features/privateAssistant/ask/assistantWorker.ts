/** The assistant in a thread of its own. It has all its code and knowledge from the start, and asks nobody. */
import { answer } from '@hub/core/assistant/answer'
import { findCrisis } from '@hub/core/assistant/crisis/findCrisis'
import type { Answer, OpenDocument, Question, Turn } from '@hub/core/assistant/exchange'
import { isoDay } from '../../../lib/isoDay.ts'

/** What it is asked. `crisis`: answered only where somebody may be in danger. */
export type WorkerQuestion =
  | {
      readonly kind: 'ask' | 'crisis'
      readonly id: number
      readonly message: string
      readonly history: readonly Turn[]
    }
  | { readonly kind: 'document'; readonly document: OpenDocument | null }

export interface WorkerAnswer {
  readonly id: number
  readonly answer: Answer | null
}

let document: OpenDocument | undefined

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  if (data.kind === 'document') {
    document = data.document ?? undefined
    return
  }
  const { id, kind, message, history } = data
  const today = isoDay(new Date())
  const question: Question = { message, history, today, ...(document && { document }) }
  const isWanted = kind === 'ask' || findCrisis(question) !== null
  const reply: WorkerAnswer = { id, answer: isWanted ? answer(question) : null }
  // A worker has no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage(reply)
})

// What runs once runs faster, and what is built on first use is built before somebody waits for it.
answer({ message: 'Who can be my advisor at the hearing?', history: [] })
