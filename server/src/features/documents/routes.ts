import { deleteDocument, getDocument, listDocuments } from '@hub/api/documents'
import { DEFAULT_PAGE } from '@hub/api/pages'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { page, readCursor } from '../../plugins/pages.ts'
import { route } from '../../plugins/route.ts'
import { requireUser, userIdOf } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { sweepOrphans } from '../../storage/orphans.ts'
import { recordActivity } from '../activities/store.ts'
import { registerAnalysis } from './analysis.ts'
import { registerFile } from './file.ts'
import { presentDocument } from './present.ts'
import { noDocument } from './problems.ts'
import * as store from './store.ts'
import { keptFiles } from './store.ts'
import { registerUpload } from './upload.ts'

const placeShape = z.tuple([z.int(), z.uuid()])

export function registerDocuments(app: FastifyInstance, services: Services): void {
  registerReading(app, services)
  registerFile(app, services)
  registerRemoval(app, services)
  registerAnalysis(app, services)
  // In a scope of its own: no other call reads multipart forms.
  app.register(async (scope) => registerUpload(scope, services))
  const { database, hubId, storage } = services
  sweepOrphans(app, { storage, hubId, keptFiles: (keys) => keptFiles(database.queries, keys) })
}

function registerReading(app: FastifyInstance, services: Services): void {
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

function registerRemoval(app: FastifyInstance, services: Services): void {
  const { database, keyring, storage } = services

  route(app, deleteDocument, {}, async ({ params, request }) => {
    // 404 would say that the document is gone, though it may only be signed out of.
    const userId = requireUser(request)
    const removed = await database.queries.transaction(async (transaction) => {
      const row = await store.deleteDocument(transaction, keyring, userId, params.id)
      if (!row) throw noDocument()
      await recordActivity(transaction, keyring, userId, {
        type: 'document_deleted',
        title: 'Document deleted',
        description: row.originalName,
        status: null,
      })
      return row
    })
    // Without the row, and so without its key, nobody can read the file: what fails here is left to the sweep.
    await storage.remove(removed.filename).catch((error: unknown) => {
      request.log.error({ failure: describeFailure(error) }, 'a file without a row was left')
    })
    return null
  })
}
