import { type NewAnswer, newAnswer } from '@hub/api/answers'
import { SENDING_MINUTES } from '@hub/core/trust/terms'
import { z } from 'zod'
import { CallError, call, mayBeDone } from '../../../lib/client.ts'
import { newNumber } from '../../../lib/newNumber.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { wayOutOf } from '../../../lib/wayOutOf.ts'
import type { AnswerDraft } from './answerDraft.ts'

// The pages' security policy forbids making code from text, which zod would try for its speed.
z.config({ jitless: true })

/** What is wrong with an answer: a sentence for each wrong field, or why it could not be sent. */
export interface Wrong {
  errors: Readonly<Record<string, string>>
  failure: { title: string; words: string } | undefined
}

const draftShape = newAnswer.pick({ text: true, address: true })

/** Asks for a code to the address, for an answer that can be sent. It never throws. */
export async function askForCode(
  reviewId: number,
  draft: AnswerDraft,
): Promise<{ minutes: number } | { wrong: Wrong }> {
  const issues = draftShape.safeParse(draft).error?.issues ?? []
  if (issues.length > 0) return { wrong: atFields(issues) }
  try {
    const { address } = draft
    return await call('POST /api/reviews/:id/answer/codes', {
      params: { id: reviewId },
      body: { address },
    })
  } catch (error) {
    return { wrong: wrongOf(error, 'address', 'We could not send the code.') }
  }
}

/** How each answer that is not answered yet was sent: sent again as it is, it does not cost another code. */
const unanswered = new Map<string, string>()

/** Sends the answer with its code. It never throws. */
export async function sendAnswer(
  reviewId: number,
  body: NewAnswer,
): Promise<'sent' | { wrong: Wrong }> {
  const issues = newAnswer.safeParse(body).error?.issues ?? []
  if (issues.length > 0) return { wrong: atFields(issues) }
  const text = JSON.stringify([reviewId, body])
  const once = unanswered.get(text) ?? newNumber()
  unanswered.set(text, once)
  try {
    await call('POST /api/reviews/:id/answer', { params: { id: reviewId }, body, once })
  } catch (error) {
    if (mayBeDone(error)) return { wrong: unknownOutcome() }
    return { wrong: wrongOf(error, 'code', 'We could not send your answer.') }
  }
  unanswered.delete(text)
  return 'sent'
}

function unknownOutcome(): Wrong {
  const words = `Check your connection, then press “Send answer” again within ${SENDING_MINUTES} minutes: it is not sent twice.`
  return { errors: {}, failure: { title: 'We do not know whether it was sent.', words } }
}

function atFields(issues: readonly { path: PropertyKey[]; message: string }[]): Wrong {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= message
  return { errors, failure: undefined }
}

/** @param field whose value is refused by a sentence without a field of its own */
function wrongOf(error: unknown, field: string, title: string): Wrong {
  const problem = error instanceof CallError ? error.problem : undefined
  if (problem?.errors) return { errors: problem.errors, failure: undefined }
  const sentence = refusalSentence(error)
  if (sentence && problem?.status === 400) {
    return { errors: { [field]: sentence }, failure: undefined }
  }
  return { errors: {}, failure: { title, words: sentence ?? wayOutOf(error) } }
}
