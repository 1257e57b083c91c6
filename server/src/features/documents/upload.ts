import { rm } from 'node:fs/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { DOCUMENT_BYTES_MAX, uploadDocument } from '@hub/api/documents'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOfDatabase } from '../../db/commitOutcome.ts'
import { warmUp } from '../../extraction/childProcess.ts'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { badRequest, Refusal } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import { ensureUser, userIdOf } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { isFull } from '../../storage/room.ts'
import { cleanFileName } from './fileName.ts'
import { checkRoom, Keeper } from './keep.ts'
import { presentDocument } from './present.ts'
import { noRoom, receive } from './receive.ts'
import type { OpenDocument } from './store.ts'

const FIELD = 'file'

/** Registers the upload in a scope of its own, in which bodies are multipart forms and nothing else. */
export async function registerUpload(scope: FastifyInstance, services: Services): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: DOCUMENT_BYTES_MAX, fieldSize: 1024, parts: 20, headerPairs: 20 },
  })
  // Other bodies are left unread; the handler says what is wrong.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))

  const keeper = new Keeper(services)
  route(scope, uploadDocument, { guards: [services.limits.uploads] }, async ({ request }) => {
    const known = userIdOf(request)
    if (known) await checkRoom(services.database.queries, known, 1)
    const part = await firstFile(request)
    // The text is read next; its process starts while the file comes in.
    warmUp().catch(() => {})
    return presentDocument(await take(part, request, services, keeper))
  })
}

async function take(
  part: MultipartFile,
  request: FastifyRequest,
  services: Services,
  keeper: Keeper,
): Promise<OpenDocument> {
  try {
    const received = await receive(part, services)
    try {
      // Only now, so that a file that is refused makes no account.
      const userId = await ensureUser(request, services.database)
      const originalName = cleanFileName(part.filename, received.kind)
      const turn = await services.limits.readingTurn(request.ip)
      return await keeper.keep(received, { userId, originalName, turn })
    } finally {
      await rm(received.path, { force: true })
    }
  } catch (error) {
    if (error instanceof Refusal || isOfDatabase(error)) throw error
    request.log.error({ failure: describeFailure(error) }, 'a document could not be kept')
    throw isFull(error)
      ? noRoom()
      : new Refusal(
          503,
          'The document could not be stored just now. Nothing was stored. Please try again.',
        )
  }
}

/** The first file in the field "file"; what else is sent is read over. */
async function firstFile(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) {
    throw badRequest('Send the file as form data (multipart/form-data), in the field "file".')
  }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === FIELD) return part
      if (part.type === 'file') part.file.resume()
    }
  } catch {
    throw badRequest('The form data cannot be read. Please try again.')
  }
  throw badRequest('There is no file in the field "file". Choose a file and try again.')
}
