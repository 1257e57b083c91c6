import type { ChatMessage } from '@hub/api/chat'
import type { Question } from '@hub/core/assistant/exchange'
import { SENT } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'
import { officialText } from '../guides/store.ts'
import { type Asking, deliver } from './deliver.ts'
import { type Exchange, keepAnswer } from './exchange.ts'
import { loadAssistant } from './loadAssistant.ts'
import { presentMessage } from './present.ts'
import { readLetter } from './readLetter.ts'
import { conversationDeleted, stoppedEarlyNotice } from './refusals.ts'
import { type Audience, sayGuideAnswer, writeAnswer } from './writeAnswer.ts'

interface Asked {
  readonly exchange: Exchange
  readonly question: Question
}

/** Answers a kept message, and keeps the answer. */
export async function answerExchange(
  services: Services,
  asked: Asked,
  asking: Asking,
): Promise<{ user: ChatMessage; assistant: ChatMessage } | typeof SENT> {
  const user = presentMessage(asked.exchange.user)
  const write = (audience: Audience) => writeAndKeep(services, asked, audience, asking)
  const assistant = await deliver(asking, write, user)
  return assistant === SENT ? SENT : { user, assistant }
}

async function writeAndKeep(
  services: Services,
  { exchange, question: asked }: Asked,
  audience: Audience,
  { request, writing }: Asking,
): Promise<ChatMessage> {
  const author = {
    model: services.config.model,
    signal: writing.signal,
    log: request.log,
    officialText: (cites: readonly string[]) => officialText(services.database.queries, cites),
  }
  const question = await readLetter(asked, services, request)
  const written = await writeAnswer(question, audience, author)
  // Stopped before the first word: an answer that was there stays, and a message is not left without one.
  if (!written && exchange.answer) return presentMessage(exchange.answer)
  const { answer } = await loadAssistant()
  const kept = await keepAnswer(
    services,
    exchange,
    written ?? (await sayGuideAnswer(answer(question), audience, stoppedEarlyNotice)),
  )
  if (!kept) throw conversationDeleted()
  return presentMessage(kept)
}
