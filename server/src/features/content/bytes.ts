import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { contentAddress } from '@hub/core/content/contentAddress'
import { notShownWords } from '@hub/core/moderation/reasons'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { notFound, Refusal } from '../../plugins/refusal.ts'
import { referenceState } from '../../registry/store.ts'
import type { Services } from '../../services.ts'
import { isMissing, type Storage } from '../../storage/storage.ts'
import { isNotShown } from '../moderation/store.ts'
import { type ContentRow, findContent, isWithdrawn } from './store.ts'

type ContentServices = Pick<Services, 'database' | 'contentStorage' | 'log'>
export type Present = ContentRow & { file: string }

/**
 * The row of a content that is here.
 *
 * @param author of the record that is read with it; null where that is not said
 * @throws Refusal 404, or 410 where an author took it back or this hub does not show it
 */
export async function presentContent(
  { database: { queries } }: ContentServices,
  cid: string,
  author: string | null = null,
): Promise<Present> {
  const row = await findContent(queries, cid)
  const notShown = await isNotShown(queries, cid)
  if (notShown) throw new Refusal(410, notShownWords('text', notShown))
  if (author && (await isWithdrawn(queries, cid, author))) throw takenBack()
  if ((await referenceState(queries, cid)) === 'withdrawn') throw takenBack()
  if (!row) throw notFound('Nothing is stored at this address.')
  // Its author removed it before removals were of one author's records alone.
  if (row.file === null) throw takenBack()
  return { ...row, file: row.file }
}

const takenBack = () => new Refusal(410, 'Its author removed this. It is not shown here any more.')

/**
 * What is sent of a content: of a text the whole, checked against its address; of sealed bytes a stream of
 * which the first part has come, so that a lost file is noticed before anything is sent; to HEAD nothing.
 *
 * @throws Refusal
 */
export async function bodyOf(
  method: string,
  services: ContentServices,
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
