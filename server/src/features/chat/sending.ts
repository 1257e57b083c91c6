import { regenerateAnswer, sendMessage } from '@hub/api/chat'
import type { Question } from '@hub/core/assistant/exchange'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { route } from '../../plugins/route.ts'
import { requireUser } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { hasAccess } from '../account/store.ts'
import { answerExchange } from './answerExchange.ts'
import { keepMessage, lastExchange } from './exchange.ts'
import { loadAssistant } from './loadAssistant.ts'
import { lastMessages } from './messageStore.ts'
import { openDocumentOf, TURNS, turnsOf } from './question.ts'
import { needsPremium, noConversation } from './refusals.ts'
import { findConversation, type OpenConversation } from './store.ts'
import type { AnswersUnderWay } from './underWay.ts'

export function registerSending(
  app: FastifyInstance,
  services: Services,
  underWay: AnswersUnderWay,
): void {
  const { database, keyring } = services
  const before = (id: string, count: number) => lastMessages(database.queries, keyring, id, count)

  route(app, sendMessage, {}, async ({ body, params, request, reply }) => {
    const conversation = await ownConversation(services, request, params.id)
    const history = turnsOf(await before(conversation.id, TURNS))
    const question = { message: body.content, history }
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
      const question = { message: content.text, history }
      await checkMayAsk(services, conversation.userId, question, reply)
      const asked = { exchange, question: await about(services, conversation, question) }
      return await answerExchange(services, asked, { request, reply, writing })
    } finally {
      writing.end()
    }
  })
}

async function ownConversation(
  { database, keyring }: Services,
  request: FastifyRequest,
  id: string,
): Promise<OpenConversation> {
  const userId = requireUser(request)
  const conversation = await findConversation(database.queries, keyring, userId, id)
  if (!conversation) throw noConversation()
  return conversation
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
  return document ? { ...question, document } : question
}
