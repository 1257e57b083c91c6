import { quickResponse } from '@hub/api/chat'
import { quickResponse as responseTo } from '@hub/core/assistant/quickResponse'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/route.ts'
import { requireUser } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { hasAccess } from '../account/store.ts'
import { needsPremium } from './refusals.ts'

export function registerQuickActions(app: FastifyInstance, { database }: Services): void {
  route(app, quickResponse, {}, async ({ body, request }) => {
    if (!(await hasAccess(database.queries, requireUser(request)))) throw needsPremium()
    return { response: responseTo(body.topic).text }
  })
}
