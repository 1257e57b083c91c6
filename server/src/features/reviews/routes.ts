import { join } from 'node:path'
import { rowNumber } from '@hub/api/fields'
import { ONCE } from '@hub/api/once'
import { DEFAULT_PAGE } from '@hub/api/pages'
import { changeReview, listReviews, postReview, readReceipt, removeReview } from '@hub/api/reviews'
import { REVIEW_HOURS } from '@hub/core/trust/terms'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { publishesAtOnce } from '../../atOnce.ts'
import { createOnce } from '../../plugins/once.ts'
import { page, readCursor } from '../../plugins/pages.ts'
import { JsonText, route } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'
import { ReviewDesk } from './desk.ts'
import { startPublishing } from './publishing.ts'
import * as store from './store.ts'
import { WaitingFile } from './waitingFile.ts'
import { WaitingRoom } from './waitingRoom.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where reviews wait to be published. */
    reviewDesk: ReviewDesk
  }
}

const placeShape = z.tuple([z.iso.datetime(), rowNumber])

/** Opens what waited when the hub was stopped, and serves reviews. No call here knows who asks. */
export async function registerReviews(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, limits } = services
  const file = new WaitingFile(join(config.dataDir, 'waiting-reviews'))
  const room = await WaitingRoom.open(file, () =>
    app.log.error('reviews that waited to be published cannot be opened; they are set aside'),
  )
  const desk = new ReviewDesk(services, room, publishesAtOnce(config))
  app.decorate('reviewDesk', desk)
  startPublishing(app, desk)

  route(app, listReviews, { publicTables: ['reviews', 'schools'] }, async (call) => {
    const { query, request, reply } = call
    const limit = query.limit ?? DEFAULT_PAGE
    const place = readCursor(query.cursor, placeShape)
    const search = query.search?.trim()
    const filter = { schoolId: query.schoolId, search, place, limit: limit + 1 }
    const rows = await store.listReviews(database.queries, filter)
    const shown = page(request, reply, rows, limit, (last) => [
      last.createdAt.toISOString(),
      last.id,
    ])
    return new JsonText(`[${shown.map(({ json }) => json).join(',')}]`)
  })

  const once = createOnce<string | null>()
  route(app, postReview, { guards: [limits.reviews] }, async ({ headers, body }) => {
    const json = await once(headers[ONCE], body, () => desk.post(body))
    if (json !== null) return new JsonText(json)
    return new JsonText(JSON.stringify({ state: 'waiting', withinHours: REVIEW_HOURS }), 202)
  })

  const guards = [limits.receipts]
  route(app, readReceipt, { guards }, ({ body }) => desk.read(body.receipt))
  route(app, changeReview, { guards }, ({ body }) => desk.change(body))
  route(app, removeReview, { guards }, ({ body }) => desk.remove(body.receipt, body.now))
}
