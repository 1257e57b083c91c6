import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { registerConversations } from './conversations.ts'
import { registerPrivateCall } from './privateCall.ts'
import { registerQuickActions } from './quickActions.ts'
import { registerSending } from './sending.ts'

export function registerChat(app: FastifyInstance, services: Services): void {
  // Before the server waits for open answers: they are cut short, and kept.
  app.addHook('preClose', () => services.underWay.close())
  registerConversations(app, services)
  registerSending(app, services)
  registerQuickActions(app, services)
  registerPrivateCall(app, services)
}
