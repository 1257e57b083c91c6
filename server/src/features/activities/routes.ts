import { listActivities } from '@hub/api/account'
import { DEFAULT_PAGE } from '@hub/api/pages'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { page, readCursor } from '../../plugins/pages.ts'
import { route } from '../../plugins/route.ts'
import { userIdOf } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { presentActivity } from './present.ts'
import * as store from './store.ts'

const afterShape = z.tuple([z.uuid()])

export function registerActivities(app: FastifyInstance, services: Services): void {
  const { database, keyring } = services

  route(app, listActivities, {}, async ({ query, request, reply }) => {
    const limit = query.limit ?? DEFAULT_PAGE
    const [after] = readCursor(query.cursor, afterShape) ?? []
    const userId = userIdOf(request)
    if (!userId) return []
    const filter = { userId, after, limit: limit + 1 }
    const rows = await store.listActivities(database.queries, keyring, filter)
    return page(request, reply, rows, limit, (last) => [last.id]).map(presentActivity)
  })
}
