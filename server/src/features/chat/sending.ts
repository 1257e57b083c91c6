import { regenerateAnswer, sendMessage } from '@hub/api/chat'
import { earliestDayOnEarth } from '@hub/core/analysis/summary/onDay'
import type { Question } from '@hub/core/assistant/exchange'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { route } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'
import { hasAccess } from '../account/store.ts'
import { answerExchange } from './answerExchange.ts'
import { keepMessage, lastExchange } from './exchange.ts'
import { loadAssistant } from './loadAssistant.ts'
import { lastMessages } from './messageStore.ts'
import { ownConversation } from './ownConversation.ts'
import { hearMessage, openDocumentOf, TURNS, turnsOf } from './question.ts'
import { needsPremium } from './refusals.ts'
import type { OpenConversation } from './store.ts'

export function registerSending(app: FastifyInstance, services: Services): void {
  const { database, keyring, underWay } = services
  const before = (id: string, count: number) => lastMessages(database.queries, keyring, id, count)

  route(app, sendMessage, {}, async ({ body, params, request, reply }) => {
    const conversation = await ownConversation(services, request, params.id)
    const history = turnsOf(await before(conversation.id, TURNS))
    const question = await hearMessage({ message: body.content, history }, services, request.log)
    await checkMayAsk(services, conversation.userId, question, reply)
    const writing = await underWay.begin(conversation.id)
    try {
      const exchange = await keepMessage(services, conversation.id, body.content)
      const asked = { exchange, question: await about(services, conversation, question) }
      return await answerExchange(services, asked, { request, reply, writing })
    } finally {
      writing.end()
    }
  })

  route(app, regenerateAnswer, {}, async ({ params, request, reply }) => {
    const conversation = await ownConversation(services, request, params.id)
    const writing = await underWay.begin(conversation.id)
    try {
      const exchange = await lastExchange(services, conversation.id)
      const { content, position } = exchange.user
      const earlier = await before(conversation.id, TURNS + 2)
      const history = turnsOf(earlier.filter((message) => message.position < position))
      const asking = { message: content.text, history }
      const question = await hearMessage(asking, services, request.log)
      await checkMayAsk(services, conversation.userId, question, reply)
      const asked = { exchange, question: await about(services, conversation, question) }
      return await answerExchange(services, asked, { request, reply, writing })
    } finally {
      writing.end()
    }
  })
}

/**
 * A message in a crisis is answered for everybody, and counted apart from all others.
 *
 * @throws Refusal 402 without premium access, 429 after too many messages
 */
async function checkMayAsk(
  { database, limits }: Services,
  userId: string,
  question: Question,
  reply: FastifyReply,
): Promise<void> {
  const { findCrisis } = await loadAssistant()
  if (findCrisis(question)) return limits.crisisMessages(userId, reply)
  if (!(await hasAccess(database.queries, userId))) throw needsPremium()
  await limits.messages(userId, reply)
}

async function about(
  services: Services,
  { documentId, userId }: OpenConversation,
  question: Question,
): Promise<Question> {
  const document = await openDocumentOf(services, userId, documentId)
  return document ? { ...question, document, today: earliestDayOnEarth(new Date()) } : question
}
