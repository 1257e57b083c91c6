import { getDocument, listDocuments } from '@hub/api/documents'
import { DEFAULT_PAGE } from '@hub/api/pages'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { page, readCursor } from '../../plugins/pages.ts'
import { route } from '../../plugins/route.ts'
import { userIdOf } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { noDocument } from './noDocument.ts'
import { presentDocument } from './present.ts'
import * as store from './store.ts'

const placeShape = z.tuple([z.int(), z.uuid()])

export function registerReading(app: FastifyInstance, services: Services): void {
  const { database, keyring } = services

  route(app, listDocuments, {}, async ({ query, request, reply }) => {
    const limit = query.limit ?? DEFAULT_PAGE
    const place = readCursor(query.cursor, placeShape)
    const userId = userIdOf(request)
    if (!userId) return []
    const filter = { userId, limit: limit + 1, ...(place && { place }) }
    const rows = await store.listDocuments(database.queries, keyring, filter)
    return page(request, reply, rows, limit, (last) => last.place).map(presentDocument)
  })

  route(app, getDocument, {}, async ({ params, request }) => {
    const userId = userIdOf(request)
    const row = await store.findListed(database.queries, keyring, userId, params.id)
    if (!row) throw noDocument()
    return presentDocument(row)
  })
}
