import { randomUUID } from 'node:crypto'
import { ACCOUNT_BYTES_MAX, ACCOUNT_DOCUMENTS_MAX } from '@hub/api/documents'
import type { Queries } from '../../db/database.ts'
import { Refusal } from '../../plugins/refusal.ts'
import { signedOut } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { removeUnlessReferred } from '../../storage/keptFiles.ts'
import { recordActivity } from '../activities/store.ts'
import { mimeTypes } from './content/kinds.ts'
import type { Received } from './receive.ts'
import * as store from './store.ts'

/**
 * Keeps a received file: it goes to the storage first, then its row is made, so that a row always has its file.
 * Where either fails, neither is kept; the received file itself is the caller's to remove.
 *
 * @throws Refusal, or what the storage or the database throws
 */
export async function keep(
  received: Received,
  owner: { userId: string; originalName: string },
  services: Services,
): Promise<store.OpenDocument> {
  const { storage } = services
  const filename = randomUUID()
  try {
    await storage.keep(received.path, filename)
    return await makeRow(received, filename, owner, services)
  } catch (error) {
    await removeUnlessReferred(filename, {
      storage,
      keptFiles: (keys) => store.keptFiles(services.database.queries, keys),
    })
    throw error
  }
}

async function makeRow(
  { id, size, kind, wrappedKey }: Received,
  filename: string,
  { userId, originalName }: { userId: string; originalName: string },
  { jobs, keyring }: Services,
): Promise<store.OpenDocument> {
  return jobs.transaction(async (transaction, send) => {
    // Uploads of one account take turns, so that they cannot pass the limit side by side.
    if (!(await store.lockOwner(transaction, userId))) throw signedOut()
    await checkRoom(transaction, userId, size)
    const fields = {
      id,
      userId,
      filename,
      originalName,
      size,
      mimeType: mimeTypes[kind],
      wrappedKey,
    }
    const made = await store.insertDocument(transaction, keyring, fields)
    await recordActivity(transaction, keyring, userId, {
      type: 'document_uploaded',
      title: 'Document uploaded',
      description: originalName,
      status: null,
    })
    await send('read-document', { documentId: id })
    return made
  })
}

/**
 * Checks that an account may keep that many more bytes.
 *
 * @throws Refusal 409
 */
export async function checkRoom(queries: Queries, userId: string, size: number): Promise<void> {
  const kept = await store.countKept(queries, userId)
  if (kept.documents >= ACCOUNT_DOCUMENTS_MAX) {
    throw new Refusal(
      409,
      `You keep ${ACCOUNT_DOCUMENTS_MAX} documents here, and there is room for no more. Delete one first.`,
    )
  }
  if (kept.bytes + size > ACCOUNT_BYTES_MAX) {
    const megabytes = ACCOUNT_BYTES_MAX / 1024 / 1024
    throw new Refusal(
      409,
      `Your documents would be larger than ${megabytes} MB together. Delete one first.`,
    )
  }
}
