import type { Turn } from '@hub/core/assistant/exchange'
import { HISTORY_MAX } from '../../../lib/answers/chatFacts.ts'
import type { PrivateMessage } from '../conversations/conversation.ts'

/** The most characters of one turn on the wire. */
const TURN_MAX = 20_000
/** How many messages before a question tell what it is about. */
const TURNS_ON_DEVICE = 20

/** The messages before a question, for the assistant on the device. */
export function turnsBefore(messages: readonly PrivateMessage[], questionId: string): Turn[] {
  return before(messages, questionId).slice(-TURNS_ON_DEVICE).map(asTurn)
}

/**
 * The messages before a question that the model is told: those alone that were asked with the model. What was asked
 * on the device, a crisis above all, stays there.
 */
export function turnsForModel(messages: readonly PrivateMessage[], questionId: string): Turn[] {
  const earlier = before(messages, questionId)
  const pairs = earlier.flatMap((question, at) => {
    const reply = earlier[at + 1]
    const isShared =
      question.role === 'user' && reply?.role === 'assistant' && reply.way === 'model'
    return isShared ? [question, reply] : []
  })
  return pairs
    .slice(-HISTORY_MAX)
    .filter(({ content }) => content.length <= TURN_MAX)
    .map(asTurn)
}

function before(messages: readonly PrivateMessage[], questionId: string) {
  const at = messages.findIndex(({ id }) => id === questionId)
  return at < 0 ? messages : messages.slice(0, at)
}

function asTurn({ role, content }: PrivateMessage): Turn {
  return { role, content }
}
