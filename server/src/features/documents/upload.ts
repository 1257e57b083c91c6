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
import type { DocumentKind } from './content/kinds.ts'
import { checkRoom, Keeper } from './keep.ts'
import { presentDocument } from './present.ts'
import { noRoom, receive } from './receive.ts'
import type { OpenDocument } from './store.ts'

const LONGEST = 255

/** Control characters, and marks that turn the direction of a text and so hide an ending. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

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

/**
 * The name of a file as it is shown and offered again: without folders and unseen characters, at most 255 long
 * (UTF-16 units) with its ending kept.
 *
 * @param given as the browser sent it
 * @param kind gives an ending to a name that has nothing else
 */
export function cleanFileName(given: string | undefined, kind: DocumentKind): string {
  const last = (given ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const name = last.replace(UNSEEN, '').normalize('NFC').trim()
  const ending = /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - ending.length)
  if (/^[.\s]*$/.test(stem)) return `document.${kind}`
  return `${cut(stem, LONGEST - ending.length).trimEnd()}${ending}`
}

/** Cuts between characters, so that no half of a pair is left. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const isSplit = /[\ud800-\udbff]/.test(text.charAt(length - 1))
  return text.slice(0, isSplit ? length - 1 : length)
}
