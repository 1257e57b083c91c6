import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import { DOCUMENT_BYTES_MAX } from '@hub/api/documents'
import { badRequest, Refusal } from '../../plugins/refusal.ts'
import { giveBack } from '../../sealing/giveBack.ts'
import { SealedFile } from '../../sealing/sealedFile.ts'
import type { Services } from '../../services.ts'
import { hasRoom } from '../../storage/room.ts'
import { ContentJudge } from './content/contentJudge.ts'
import { type DocumentKind, type Judgement, mimeTypes } from './content/kinds.ts'
import { placeOf } from './store.ts'

/** A document that lies sealed in the folder of what comes in, judged and ready to be kept. */
export interface Received {
  readonly id: string
  /** Of the sealed file. */
  readonly path: string
  readonly wrappedKey: string
  /** Of the plain file, in bytes. */
  readonly size: number
  readonly kind: DocumentKind
}

type Sealing = Pick<Services, 'keyring' | 'sealing' | 'storage'>

export const noRoom = () =>
  new Refusal(507, 'The hub has no room for more documents at the moment. Nothing was stored.')

/**
 * Takes in a file as it comes: through the check of its type and the cipher to the disk. Neither the whole of
 * it nor a plain byte of it is kept anywhere. Where it is refused, or fails, nothing is left.
 *
 * @throws Refusal
 */
export async function receive(part: MultipartFile, services: Sealing): Promise<Received> {
  const { keyring, storage } = services
  checkDeclaredType(part.mimetype)
  if (!(await hasRoom(storage))) throw noRoom()
  const id = randomUUID()
  const { keys, wrappedKey } = keyring.newDocumentKeys(id)
  const path = join(storage.incoming, id)
  try {
    const judge = new ContentJudge()
    await writeSealed(judged(bytesOf(part), judge), path, keys.file, id, services)
    if (part.file.truncated) throw tooLarge()
    const { size, judgement } = await judgeSealed(path, keys.file, id, judge)
    return { id, path, wrappedKey, size, kind: accepted(judgement) }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function writeSealed(
  source: AsyncIterable<Buffer>,
  path: string,
  key: Buffer,
  id: string,
  { sealing }: Sealing,
): Promise<void> {
  const writer = await sealing.write(path, key, placeOf('filename', id))
  try {
    for await (const bytes of source) {
      await writer.write(bytes)
      giveBack(bytes)
    }
    await writer.end()
  } catch (error) {
    await writer.abort()
    throw error
  }
}

/** Judges the finished file, of which it reads what it needs through the key. */
async function judgeSealed(path: string, key: Buffer, id: string, judge: ContentJudge) {
  const handle = await open(path)
  try {
    const sealed = await SealedFile.open(handle, key, placeOf('filename', id))
    if (sealed.size === 0) throw badRequest('This file is empty. Check that it is the right file.')
    return { size: sealed.size, judgement: await judge.judge(sealed) }
  } finally {
    await handle.close()
  }
}

/** Shows the bytes to the judge, and ends the upload where it is sure that the file is none of ours. */
async function* judged(source: AsyncIterable<Buffer>, judge: ContentJudge): AsyncGenerator<Buffer> {
  for await (const bytes of source) {
    if (!judge.take(bytes)) throw new Refusal(415, (await judge.otherKind()).refused)
    yield bytes
  }
}

/** The file's bytes as they come from the browser. */
async function* bytesOf({ file }: MultipartFile): AsyncGenerator<Buffer> {
  try {
    yield* file as AsyncIterable<Buffer>
  } catch {
    throw badRequest('The upload was cut off before it finished. Please try again.')
  }
}

function accepted(judgement: Judgement): DocumentKind {
  if ('kind' in judgement) return judgement.kind
  throw new Refusal(415, judgement.refused)
}

/** What the browser calls the file: only a wrong name refuses it, a right one proves nothing. */
function checkDeclaredType(declared: string): void {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? ''
  const allowed: readonly string[] = [...Object.values(mimeTypes), 'application/octet-stream', '']
  if (allowed.includes(type)) return
  throw new Refusal(415, 'Invalid file type. Please upload a PDF, DOC, DOCX, or TXT file.')
}

function tooLarge(): Refusal {
  const megabytes = DOCUMENT_BYTES_MAX / 1024 / 1024
  return new Refusal(413, `File too large. Please upload a file smaller than ${megabytes}MB.`)
}
