import { randomUUID } from 'node:crypto'
import { CONTENT_ACCOUNT_BYTES_MAX, type StoredContent } from '@hub/api/content'
import type { Queries } from '../../db/database.ts'
import { Refusal } from '../../plugins/refusal.ts'
import { signedOut } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { type KeptFiles, removeUnlessReferred } from '../../storage/keptFiles.ts'
import { lockOwner } from '../documents/store.ts'
import { isThere } from './bytes.ts'
import type { Received } from './receive.ts'
import * as store from './store.ts'

export interface Kept extends StoredContent {
  /** False where the same bytes were here before. */
  isNew: boolean
}

type Keeping = Pick<Services, 'config' | 'contentStorage' | 'database' | 'jobs'>

/**
 * Keeps received bytes: they go to the storage first, then their row is made, so that a row always has its
 * file. The same bytes twice are one row and one file, and are kept for another day. Where anything fails,
 * nothing is kept; the received file itself is the caller's to remove.
 *
 * @param userId whose room sealed bytes take; null for a text
 * @throws Refusal, or what the storage or the database throws
 */
export async function keep(
  received: Received,
  userId: string | null,
  services: Keeping,
): Promise<Kept> {
  const { cid, size } = received
  const isKnown = await refresh(received, services)
  if (!isKnown) await keepFile(received, userId, services)
  return { cid, size, isNew: !isKnown }
}

/** Lets what is here already stay for another day. False: it is not here, or its file was lost. */
async function refresh({ cid }: Received, services: Keeping): Promise<boolean> {
  const { queries } = services.database
  const row = await store.findContent(queries, cid)
  if (!row?.file || !(await isThere(services.contentStorage, row.file))) return false
  return store.refreshContent(queries, cid)
}

async function keepFile(
  { cid, isText, path, size }: Received,
  userId: string | null,
  services: Keeping,
): Promise<void> {
  const { config, contentStorage, jobs } = services
  const file = randomUUID()
  try {
    await contentStorage.keep(path, file)
    const replaced = await jobs.transaction(async (transaction, send) => {
      if (userId) await checkRoom(transaction, userId, size)
      const outcome = await store.putContent(transaction, { cid, file, size, isText, userId })
      if (outcome === 'blocked') throw wasRemoved()
      // Mostly the record comes later, and with it the job.
      if (config.ipfsApiUrl && isText) await send('publish-content', { cid })
      return outcome.replaced
    })
    if (replaced) await removeUnlessReferred(replaced, filesOf(services))
  } catch (error) {
    await removeUnlessReferred(file, filesOf(services))
    throw error
  }
}

/** Sealed contents of one account take turns, so that they cannot pass its limit side by side. */
async function checkRoom(transaction: Queries, userId: string, size: number): Promise<void> {
  if (!(await lockOwner(transaction, userId))) throw signedOut()
  if ((await store.bytesOf(transaction, userId)) + size <= CONTENT_ACCOUNT_BYTES_MAX) return
  const megabytes = CONTENT_ACCOUNT_BYTES_MAX / 1024 / 1024
  throw new Refusal(409, `Your sealed documents would be larger than ${megabytes} MB together.`)
}

function filesOf({ contentStorage, database }: Keeping): KeptFiles {
  return {
    storage: contentStorage,
    keptFiles: (keys) => store.keptFiles(database.queries, keys),
  }
}

const wasRemoved = () => new Refusal(410, 'This was removed for good, so it is not stored again.')
