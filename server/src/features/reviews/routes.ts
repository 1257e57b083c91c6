import { rowNumber } from '@hub/api/fields'
import { ONCE } from '@hub/api/once'
import { DEFAULT_PAGE } from '@hub/api/pages'
import { listReviews, type newReview, postReview } from '@hub/api/reviews'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { announce } from '../../db/announce.ts'
import { createOnce } from '../../plugins/once.ts'
import { page, readCursor } from '../../plugins/pages.ts'
import { postingDay } from '../../plugins/postingDay.ts'
import { badRequest } from '../../plugins/refusal.ts'
import { JsonText, route } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'
import * as store from './store.ts'

const beforeShape = z.tuple([rowNumber])

export function registerReviews(app: FastifyInstance, services: Services): void {
  const { database, cache, limits } = services

  route(app, listReviews, { publicTables: ['reviews', 'schools'] }, async (call) => {
    const { query, request, reply } = call
    const limit = query.limit ?? DEFAULT_PAGE
    const [before] = readCursor(query.cursor, beforeShape) ?? []
    const search = query.search?.trim()
    const filter = { schoolId: query.schoolId, search, before, limit: limit + 1 }
    const rows = await store.listReviews(database.queries, filter)
    const shown = page(request, reply, rows, limit, (last) => [last.id])
    return new JsonText(`[${shown.map(({ json }) => json).join(',')}]`)
  })

  const once = createOnce<string>()
  route(app, postReview, { guards: [limits.reviews] }, async ({ headers, body }) => {
    const json = await once(headers[ONCE], body, () => post(body))
    return new JsonText(json)
  })

  /** Answers the stored review as JSON. */
  async function post(body: z.output<typeof newReview>): Promise<string> {
    const fields = { ...body, schoolId: body.schoolId ?? null }
    const posted = await database.queries.transaction(async (transaction) => {
      const stored = await store.insertReview(transaction, fields, postingDay(new Date()))
      if (stored) await announce(transaction, { table: 'reviews' })
      if (stored?.schoolId) await announce(transaction, { table: 'schools', id: stored.schoolId })
      return stored
    })
    if (!posted) throw badRequest('There is no school with this number.')
    cache.invalidate('reviews', 'schools')
    return posted.review.json
  }
}
