import { rm } from 'node:fs/promises'
import { CONTENT_CID_HEADER, storedContent } from '@hub/api/content'
import { digestOfAddress } from '@hub/core/content/contentAddress'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOfDatabase } from '../../db/commitOutcome.ts'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { badRequest, Refusal } from '../../plugins/refusal.ts'
import { refusalSchemas } from '../../plugins/refusalSchemas.ts'
import { ensureUser } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { isFull } from '../../storage/room.ts'
import { keep } from './keep.ts'
import { noRoom, receive } from './receive.ts'

/** Takes bytes for records on chain, in a scope of its own in which bodies are left unread. */
export function registerPut(scope: FastifyInstance, services: Services): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  // Before the framework looks at the type, which would ask for JSON.
  scope.addHook('onRequest', async (request) => void declaredAsText(request))
  scope.put(
    '/api/content',
    {
      schema: {
        summary:
          'Stores the text of a review (up to 64 kB, by anyone) or a sealed document (up to 11 MB) under its content address.',
        response: {
          200: storedContent,
          201: storedContent,
          ...refusalSchemas({ method: 'PUT', refusals: [401, 409, 410, 429, 503, 507] }),
        },
      },
      preHandler: services.limits.content,
    },
    async (request, reply) => {
      const { isNew, ...stored } = await take(request, services)
      return reply.code(isNew ? 201 : 200).send(stored)
    },
  )
}

async function take(request: FastifyRequest, services: Services) {
  const expected = expectedAddress(request)
  const mustBeText = declaredAsText(request)
  try {
    const received = await receive(request.raw, { mustBeText, expected }, services.contentStorage)
    try {
      // Nobody is asked who wrote a text; only what takes much room needs an account.
      const userId = received.isText ? null : await ensureUser(request, services.database)
      return await keep(received, userId, services)
    } finally {
      await rm(received.path, { force: true })
    }
  } catch (error) {
    if (error instanceof Refusal || isOfDatabase(error)) throw error
    request.log.error({ failure: describeFailure(error) }, 'a content could not be kept')
    throw isFull(error)
      ? noRoom()
      : new Refusal(503, 'This could not be stored just now. Nothing was kept. Please try again.')
  }
}

/** The address that the caller expects, or null. */
function expectedAddress({ headers }: FastifyRequest): string | null {
  const given = headers[CONTENT_CID_HEADER]
  if (given === undefined) return null
  if (typeof given === 'string' && digestOfAddress(given)) return given
  throw badRequest(
    `${CONTENT_CID_HEADER} is no address of this store: CIDv1, raw, SHA-256, written in base32.`,
  )
}

/** Bytes may also come without a type, as browsers and tools send them. */
function declaredAsText({ headers }: FastifyRequest): boolean {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'text/plain') return true
  if (['', 'application/octet-stream', 'application/vnd.ipld.raw'].includes(type)) return false
  throw new Refusal(415, 'Send a text as text/plain, or other bytes as application/octet-stream.')
}
