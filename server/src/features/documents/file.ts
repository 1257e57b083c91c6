import { Readable } from 'node:stream'
import { documentFile } from '@hub/api/documents'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { ownPagesOnly } from '../../plugins/originGuard.ts'
import { Refusal } from '../../plugins/refusal.ts'
import { refusalSchemas } from '../../plugins/refusalSchemas.ts'
import { userIdOf } from '../../plugins/session.ts'
import { SealBroken } from '../../sealing/sealBroken.ts'
import type { Services } from '../../services.ts'
import { isMissing, type Storage } from '../../storage/storage.ts'
import { noDocument } from './problems.ts'
import { findListed, type OpenDocument, readOriginal } from './store.ts'

/** Sends the original of a document to its owner. */
export function registerFile(app: FastifyInstance, services: Services): void {
  const { path, summary, params } = documentFile
  const response = refusalSchemas({ method: 'GET', params, refusals: [403, 404, 503] })
  app.get(
    path,
    { schema: { summary, params, response }, preHandler: ownPagesOnly },
    async (request, reply) => {
      const { id } = request.params as z.output<typeof params>
      const { database, keyring, storage } = services
      const row = await findListed(database.queries, keyring, userIdOf(request), id)
      if (!row) throw noDocument()
      const opened = await openOriginal(storage, row).catch((error: unknown) => {
        request.log.error({ failure: describeFailure(error) }, 'a kept file does not open')
        throw refusalFor(error)
      })
      reply.headers({
        'content-type': row.mimeType,
        'content-length': row.size,
        'content-disposition': contentDisposition(row.originalName),
        // Should a browser show it after all, nothing in it runs or calls anybody.
        'content-security-policy': "default-src 'none'; sandbox",
      })
      return reply.send(opened)
    },
  )
}

/**
 * The original of a document, in clear, as a stream. Its first part was already opened, so that a file that is
 * missing or damaged is noticed before anything is sent.
 *
 * @throws SealBroken, or what the storage throws
 */
async function openOriginal(storage: Storage, row: OpenDocument): Promise<Readable> {
  const opened = readOriginal(storage, row)
  const first = await opened.next()
  return Readable.from(startingWith(first, opened), { objectMode: false })
}

async function* startingWith(
  first: IteratorResult<Buffer>,
  others: AsyncGenerator<Buffer>,
): AsyncGenerator<Buffer> {
  try {
    if (!first.done) yield first.value
    yield* others
  } finally {
    await others.return(undefined)
  }
}

function refusalFor(error: unknown): Refusal {
  if (error instanceof SealBroken || isMissing(error)) {
    return new Refusal(
      500,
      'Our copy of this document is damaged, so we do not send it. If you have the file, upload it again.',
    )
  }
  return new Refusal(
    503,
    'The document could not be fetched just now. Please try again in a minute.',
  )
}
