import { quickResponse } from '@hub/api/chat'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/route.ts'
import { requireUser } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { hasAccess } from '../account/store.ts'
import { loadAssistant } from './loadAssistant.ts'
import { needsPremium } from './refusals.ts'

export function registerQuickActions(app: FastifyInstance, { database }: Services): void {
  route(app, quickResponse, {}, async ({ body, request }) => {
    if (!(await hasAccess(database.queries, requireUser(request)))) throw needsPremium()
    const assistant = await loadAssistant()
    return { response: assistant.quickResponse(body.topic).text }
  })
}
