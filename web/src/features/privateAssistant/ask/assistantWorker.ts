/** The assistant in a thread of its own. It has all its code and knowledge from the start, and asks nobody. */
import { answer, withLetterRead } from '@hub/core/assistant/answer'
import { findCrisis } from '@hub/core/assistant/crisis/findCrisis'
import type { Answer, OpenDocument, Question, Turn } from '@hub/core/assistant/exchange'
import { isoDay } from '../../../lib/isoDay.ts'
import { readLetter } from './readLetter.ts'

/** `crisis`: answered only where somebody may be in danger. */
interface Asked {
  readonly kind: 'ask' | 'crisis'
  readonly id: number
  readonly message: string
  readonly history: readonly Turn[]
}

/** What it is asked. */
export type WorkerQuestion =
  | Asked
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
  void answerTo(data)
})

async function answerTo({ id, kind, message, history }: Asked): Promise<void> {
  const today = isoDay(new Date())
  const question: Question = { message, history, today, ...(document && { document }) }
  const isWanted = kind === 'ask' || findCrisis(question) !== null
  const reply: WorkerAnswer = {
    id,
    answer: isWanted ? answer(await withLetterRead(question, readLetter)) : null,
  }
  // A worker has no other origin to name.
  postMessage(reply)
}

// What runs once runs faster, and what is built on first use is built before somebody waits for it.
answer({ message: 'Who can be my advisor at the hearing?', history: [] })
