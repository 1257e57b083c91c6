import { isUtf8 } from 'node:buffer'
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { CONTENT_SEALED_BYTES_MAX, CONTENT_TEXT_BYTES_MAX } from '@hub/api/content'
import { contentAddress } from '@hub/core/content/contentAddress'
import { badRequest, Refusal } from '../../plugins/refusal.ts'
import { hasRoom } from '../../storage/room.ts'
import type { Storage } from '../../storage/storage.ts'
import { PieceWriter } from './pieceWriter.ts'

/** Bytes that lie in the folder of what comes in, with their address, ready to be kept. */
export interface Received {
  readonly path: string
  readonly cid: string
  /** In bytes. */
  readonly size: number
  /** UTF-8, and no longer than a text may be. */
  readonly isText: boolean
}

interface Wanted {
  /** Whether the sender calls it a text. */
  readonly mustBeText: boolean
  /** The address that the bytes must have; null: any. */
  readonly expected: string | null
}

export const noRoom = () =>
  new Refusal(507, 'The hub has no room for more at the moment. Nothing was kept.')

/**
 * Takes in bytes as they come: they are counted and hashed on their way to the disk, and only the last few hundred
 * kilobytes of them are in memory. Where they are refused, or the sending breaks off, nothing is left.
 *
 * @throws Refusal
 */
export async function receive(
  request: IncomingMessage,
  { mustBeText, expected }: Wanted,
  storage: Storage,
): Promise<Received> {
  const most = mustBeText ? CONTENT_TEXT_BYTES_MAX : CONTENT_SEALED_BYTES_MAX
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(mustBeText)
  if (!(await hasRoom(storage))) throw noRoom()
  const path = join(storage.incoming, randomUUID())
  const file = await open(path, 'wx', 0o600)
  try {
    const measured = await measure(bytesOf(request), file, () => tooLarge(mustBeText), most)
    if (measured.size === 0) throw badRequest('There is nothing to store: the body is empty.')
    if (mustBeText && !measured.isText) throw badRequest('This text is not UTF-8.')
    if (expected !== null && measured.cid !== expected) {
      throw badRequest('The bytes do not have the address that was given. Nothing was kept.')
    }
    await file.close()
    return { path, ...measured }
  } catch (error) {
    await file.close().catch(() => {})
    await rm(path, { force: true })
    throw error
  }
}

/** Writes the bytes to the file, and says what they are. */
async function measure(
  source: AsyncIterable<Buffer>,
  file: FileHandle,
  refusal: () => Refusal,
  most: number,
): Promise<Omit<Received, 'path'>> {
  const hash = createHash('sha256')
  const writer = new PieceWriter(file)
  /** The whole, as long as it may be a text. */
  let start: Buffer[] = []
  let size = 0
  for await (const bytes of source) {
    size += bytes.length
    if (size > most) throw refusal()
    if (size <= CONTENT_TEXT_BYTES_MAX) start.push(bytes)
    else start = []
    // What came before is on its way to the disk meanwhile, in another thread.
    hash.update(bytes)
    await writer.write(bytes)
  }
  // The writer gives back what it has written. A text is less than it writes at once.
  const isText = size <= CONTENT_TEXT_BYTES_MAX && isUtf8(Buffer.concat(start))
  await writer.end()
  return { cid: contentAddress(hash.digest()), size, isText }
}

/** The body as it comes. What is not wanted of it is read over, so that the sender gets to read the answer. */
async function* bytesOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  const bytes: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false })
  try {
    yield* bytes
  } catch {
    throw badRequest('The request was cut off before it finished. Please try again.')
  } finally {
    request.resume()
  }
}

function tooLarge(isText: boolean): Refusal {
  const most = isText
    ? `A text may have ${CONTENT_TEXT_BYTES_MAX / 1024} kB`
    : `A sealed document may have ${CONTENT_SEALED_BYTES_MAX / 1024 / 1024} MB`
  return new Refusal(413, `This is too large to store. ${most}.`)
}
