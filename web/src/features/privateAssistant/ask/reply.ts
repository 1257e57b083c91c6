import type { ChatCitation } from '@hub/api/chat'
import type { Turn } from '@hub/core/assistant/exchange'
import { HISTORY_MAX } from '../../../lib/answers/chatFacts.ts'
import { CallError, call } from '../../../lib/client.ts'
import type { PrivateMessage, Way } from '../conversations/conversation.ts'
import { askOnDevice, crisisAnswerOnDevice } from './onDevice.ts'

/** The most characters of one turn on the wire. */
const TURN_MAX = 20_000

/** How many messages before a question tell what it is about. */
const TURNS_ON_DEVICE = 20

/** What stands in the place of an answer that the server did not give. */
const APOLOGY =
  "I'm sorry, I'm having trouble connecting to the AI service right now. Please try again in a moment."

const CRISIS_NOTICE = 'This message was answered on your device. It was not sent to the model.'

/** A model has two minutes; then the hub answers without it. */
const MODEL_LIMIT_MS = 150_000

/** An answer, before it is stored. */
export type Reply = Omit<PrivateMessage, 'id' | 'role' | 'timestamp'>

/**
 * Answers a question in the way that its writer chose. A message in a crisis is answered on the device either way:
 * what decides that runs there too, before anything is sent.
 *
 * @param messages of its conversation
 * @throws Error where the assistant of the device did not load; then nothing was sent
 */
export async function replyTo(
  question: PrivateMessage,
  messages: readonly PrivateMessage[],
  way: Way,
  signal: AbortSignal,
): Promise<Reply> {
  const history = turnsBefore(messages, question.id)
  if (way === 'device') return fromDevice(await askOnDevice(question.content, history))
  const crisis = await crisisAnswerOnDevice(question.content, history)
  if (crisis) return { ...fromDevice(crisis), notice: CRISIS_NOTICE }
  signal.throwIfAborted()
  return fromModel(question.content, turnsForModel(messages, question.id), signal)
}

function fromDevice(answer: { text: string; citations: readonly ChatCitation[] }): Reply {
  return { content: answer.text, citations: answer.citations, way: 'device', byModel: false }
}

async function fromModel(
  message: string,
  conversationHistory: Turn[],
  signal: AbortSignal,
): Promise<Reply> {
  const body = { message, conversationHistory, answerWith: 'model' as const }
  try {
    const answer = await call('POST /api/assistant/message', {
      body,
      signal,
      limitMs: MODEL_LIMIT_MS,
    })
    return {
      content: answer.response,
      citations: answer.citations,
      way: 'model',
      byModel: answer.answeredBy === 'model',
      ...(answer.notice && { notice: answer.notice }),
    }
  } catch (error) {
    if (signal.aborted) throw error
    // Of no use to the model as what came before: it says nothing about the question.
    return { content: APOLOGY, citations: [], notice: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  const { status, detail } = error instanceof CallError ? error.problem : { status: 0, detail: '' }
  if (status === 0) return 'The hub could not be reached. This device can answer without it.'
  if (status === 402) return 'A model’s answer is part of premium. This device answers for free.'
  return status < 500 ? detail : 'The hub could not answer. This device can answer without it.'
}

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
