import { deleteDocument } from '@hub/api/documents'
import type { FastifyInstance } from 'fastify'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { route } from '../../plugins/route.ts'
import { requireUser } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { recordActivity } from '../activities/store.ts'
import { noDocument } from './noDocument.ts'
import * as store from './store.ts'

export function registerRemoval(app: FastifyInstance, services: Services): void {
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
