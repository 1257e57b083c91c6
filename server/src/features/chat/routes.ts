import { quickResponse } from '@hub/api/chat'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/route.ts'
import { requireUser } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { hasAccess } from '../account/store.ts'
import { registerConversations } from './conversations.ts'
import { loadAssistant } from './loadAssistant.ts'
import { registerPrivateCall } from './privateCall.ts'
import { needsPremium } from './refusals.ts'
import { registerSending } from './sending.ts'

export function registerChat(app: FastifyInstance, services: Services): void {
  // Before the server waits for open answers: they are cut short, and kept.
  app.addHook('preClose', () => services.underWay.close())
  registerConversations(app, services)
  registerSending(app, services)
  registerQuickActions(app, services)
  registerPrivateCall(app, services)
}

function registerQuickActions(app: FastifyInstance, { database }: Services): void {
  route(app, quickResponse, {}, async ({ body, request }) => {
    if (!(await hasAccess(database.queries, requireUser(request)))) throw needsPremium()
    const assistant = await loadAssistant()
    return { response: assistant.quickResponse(body.topic).text }
  })
}
