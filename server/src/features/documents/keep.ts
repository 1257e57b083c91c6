import { randomUUID } from 'node:crypto'
import { ACCOUNT_BYTES_MAX, ACCOUNT_DOCUMENTS_MAX } from '@hub/api/documents'
import type { Queries } from '../../db/database.ts'
import { Refusal } from '../../plugins/refusal.ts'
import { signedOut } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { removeUnlessReferred } from '../../storage/keptFiles.ts'
import { type NewActivity, recordActivity } from '../activities/store.ts'
import { Batcher, type Outcome } from './batcher.ts'
import { mimeTypes } from './content/kinds.ts'
import type { Received } from './receive.ts'
import * as store from './store.ts'

/** A received file that lies in the storage, and whose it is. */
interface Stored {
  readonly received: Received
  /** Its key in the storage. */
  readonly filename: string
  readonly originalName: string
  /** See `SentJob`. */
  readonly turn: number
}

/** Keeps received files. */
export class Keeper {
  readonly #services: Services
  /** Uploads of one account take turns, so that they cannot pass the limit side by side. */
  readonly #rows: Batcher<Stored, store.OpenDocument>

  constructor(services: Services) {
    this.#services = services
    this.#rows = new Batcher((userId, files) => makeRows(userId, files, services))
  }

  /**
   * Keeps a received file: it goes to the storage first, then its row is made, so that a row always has its file.
   * Where either fails, neither is kept; the received file itself is the caller's to remove.
   *
   * @throws Refusal, or what the storage or the database throws
   */
  async keep(
    received: Received,
    { userId, ...about }: { userId: string } & Pick<Stored, 'originalName' | 'turn'>,
  ): Promise<store.OpenDocument> {
    const { database, storage } = this.#services
    const filename = randomUUID()
    try {
      await storage.keep(received.path, filename)
      return await this.#rows.add(userId, { received, filename, ...about })
    } catch (error) {
      await removeUnlessReferred(filename, {
        storage,
        keptFiles: (keys) => store.keptFiles(database.queries, keys),
      })
      throw error
    }
  }
}

/** Makes the rows of an account's files, with their jobs and activities: of those that there is room for, all. */
async function makeRows(
  userId: string,
  files: readonly Stored[],
  { jobs, keyring }: Services,
): Promise<Outcome<store.OpenDocument>[]> {
  return jobs.transaction(async (transaction, send) => {
    // Another server may be at it, too.
    if (!(await store.lockOwner(transaction, userId))) throw signedOut()
    const kept = await store.countKept(transaction, userId)
    const refusals = files.map(({ received }) => takeRoom(kept, received.size))
    const fitting = files.filter((_, at) => !refusals[at])
    if (fitting.length === 0) return refusals.map(refusedWith)
    const made = await store.insertDocuments(
      transaction,
      keyring,
      fitting.map((file) => newDocument(userId, file)),
    )
    await recordActivity(transaction, keyring, userId, ...fitting.map(uploaded))
    const jobs = made.map(({ id }, at) => ({ documentId: id, turn: fitting[at]?.turn ?? 0 }))
    await send('read-document', ...jobs)
    const left = made.values()
    return refusals.map((refusal) =>
      refusal ? refusedWith(refusal) : { answer: left.next().value as store.OpenDocument },
    )
  })
}

function refusedWith(refusal: Refusal | null): Outcome<store.OpenDocument> {
  return { refused: refusal ?? new Error('A file was neither kept nor refused.') }
}

function newDocument(userId: string, { filename, originalName, received }: Stored) {
  const { id, kind, size, wrappedKey } = received
  return { id, userId, filename, originalName, size, mimeType: mimeTypes[kind], wrappedKey }
}

function uploaded({ originalName }: Stored): NewActivity {
  return {
    type: 'document_uploaded',
    title: 'Document uploaded',
    description: originalName,
    status: null,
  }
}

/**
 * Checks that an account may keep that many more bytes.
 *
 * @throws Refusal 409
 */
export async function checkRoom(queries: Queries, userId: string, size: number): Promise<void> {
  const refusal = takeRoom(await store.countKept(queries, userId), size)
  if (refusal) throw refusal
}

/** Counts one more document to what is kept; where there is no room for it, answers why, and counts nothing. */
function takeRoom(kept: { documents: number; bytes: number }, size: number): Refusal | null {
  if (kept.documents >= ACCOUNT_DOCUMENTS_MAX) {
    return new Refusal(
      409,
      `You keep ${ACCOUNT_DOCUMENTS_MAX} documents here, and there is room for no more. Delete one first.`,
    )
  }
  if (kept.bytes + size > ACCOUNT_BYTES_MAX) {
    const megabytes = ACCOUNT_BYTES_MAX / 1024 / 1024
    return new Refusal(
      409,
      `Your documents would be larger than ${megabytes} MB together. Delete one first.`,
    )
  }
  kept.documents++
  kept.bytes += size
  return null
}
