import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { contentAddress } from '@hub/core/content/contentAddress'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { notFound, Refusal } from '../../plugins/refusal.ts'
import type { Services } from '../../services.ts'
import { isMissing } from '../../storage/isMissing.ts'
import type { Storage } from '../../storage/storage.ts'
import { type ContentRow, findContent } from './store.ts'

type Reading = Pick<Services, 'database' | 'contentStorage' | 'log'>
export type Present = ContentRow & { file: string }

/**
 * The row of a content that is here.
 *
 * @throws Refusal 404, or 410 where its author removed it
 */
export async function presentContent(services: Reading, cid: string): Promise<Present> {
  const row = await findContent(services.database.queries, cid)
  if (!row) throw notFound('Nothing is stored at this address.')
  if (row.file === null) {
    throw new Refusal(410, 'Its author removed this. It is not kept here any more.')
  }
  return { ...row, file: row.file }
}

/**
 * What is sent of a content: of a text the whole, checked against its address; of sealed bytes a stream of
 * which the first part has come, so that a lost file is noticed before anything is sent; to HEAD nothing.
 *
 * @throws Refusal
 */
export async function bodyOf(
  method: string,
  services: Reading,
  row: Present,
): Promise<Buffer | Readable> {
  // A stream, so that the framework lets the length stand that the headers tell.
  if (method === 'HEAD') return Readable.from([])
  try {
    return await openBytes(services.contentStorage, row).catch(async (error: unknown) => {
      // Another put of the same bytes may have brought a new file since the row was read.
      const now = await presentContent(services, row.cid)
      if (now.file === row.file) throw error
      return openBytes(services.contentStorage, now)
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    services.log.error({ failure: describeFailure(error) }, 'a kept content does not open')
    throw isMissing(error) || error instanceof Damaged
      ? new Refusal(500, 'The kept copy is damaged, so we do not send it.')
      : new Refusal(503, 'This could not be fetched just now. Please try again in a minute.')
  }
}

/** A text, checked against its address. Throws what the storage throws, or `Damaged`. */
export async function readText(storage: Storage, row: Present): Promise<Buffer> {
  const stream = await opened(storage, row.file)
  const bytes = Buffer.concat(await stream.toArray())
  const address = contentAddress(createHash('sha256').update(bytes).digest())
  if (address !== row.cid) throw new Damaged()
  return bytes
}

/** Whether the storage has this file. Throws what the storage throws where it cannot say. */
export async function isThere(storage: Storage, file: string): Promise<boolean> {
  try {
    ;(await opened(storage, file)).destroy()
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

class Damaged extends Error {}

async function openBytes(storage: Storage, row: Present): Promise<Buffer | Readable> {
  return row.isText ? readText(storage, row) : opened(storage, row.file)
}

async function opened(storage: Storage, file: string): Promise<Readable> {
  const stream = await storage.read(file)
  await once(stream, 'readable')
  return stream
}
