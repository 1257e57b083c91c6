import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { registerConversations } from './conversations.ts'
import { registerPrivateCall } from './privateCall.ts'
import { registerQuickActions } from './quickActions.ts'
import { registerSending } from './sending.ts'
import { AnswersUnderWay } from './underWay.ts'

export function registerChat(app: FastifyInstance, services: Services): void {
  const underWay = new AnswersUnderWay()
  // Before the server waits for open answers: they are cut short, and kept.
  app.addHook('preClose', () => underWay.close())
  registerConversations(app, services, underWay)
  registerSending(app, services, underWay)
  registerQuickActions(app, services)
  registerPrivateCall(app, services, underWay)
}
