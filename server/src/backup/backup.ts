import { isAbsolute } from 'node:path'
import { waitingJobs } from '../db/jobs.ts'
import type { Desk } from '../features/moderation/desk.ts'
import { isMissing, MARK, type Storage } from '../storage/storage.ts'
import { noteBackup } from './lastBackup.ts'
import type { RecordWriter, StorageName } from './records.ts'
import { writeArchive } from './sealedArchive.ts'
import { schemaVersion, writeTables } from './tables.ts'

type BackupDesk = Pick<
  Desk,
  'config' | 'contentStorage' | 'database' | 'hubId' | 'keyring' | 'storage'
>

/** How much a backup holds. */
export interface Amount {
  rows: number
  files: number
}

/**
 * Writes the database, the files and the session secret into one sealed file, while the hub serves. Not in it: the key
 * that opens it, the reviews that wait (decision 0037) and a local chain.
 *
 * The rows come first: a file is kept before its row is made, so each row of that moment has its file, unless somebody
 * deletes it meanwhile.
 */
export async function writeBackup(desk: BackupDesk, path: string): Promise<Amount> {
  if (!isAbsolute(path)) throw new Error('The path of a backup is absolute.')
  const { config, contentStorage, database, hubId, keyring, storage } = desk
  const schema = await schemaVersion(database.queries)
  const amount = { rows: 0, files: 0 }
  await writeArchive(path, keyring, { hubId, schema }, async (writer) => {
    await writer.head({ kind: 'session-secret', secret: config.sessionSecret })
    await writer.head({ kind: 'jobs' })
    for (const job of await waitingJobs(database)) {
      await writer.record(Buffer.from(JSON.stringify(job)))
    }
    await writer.endGroup()
    amount.rows = await writeTables(database.queries, writer)
    amount.files += await writeFiles('documents', storage, writer)
    amount.files += await writeFiles('content', contentStorage, writer)
    await writer.head({ kind: 'end', ...amount })
  })
  await noteBackup(config.dataDir)
  return amount
}

async function writeFiles(
  name: StorageName,
  storage: Storage,
  writer: RecordWriter,
): Promise<number> {
  let count = 0
  for await (const { key } of storage.list()) {
    if (key === MARK) continue
    const file = await firstOf(storage, key)
    // Deleted since it was listed.
    if (file === null) continue
    await writer.head({ kind: 'file', storage: name, key })
    for await (const piece of file) await writer.record(piece)
    await writer.endGroup()
    count++
  }
  return count
}

/** The pieces of a file once the first one is there; null where the file is gone. */
async function firstOf(storage: Storage, key: string): Promise<AsyncIterable<Buffer> | null> {
  try {
    const pieces = (await storage.read(key))[Symbol.asyncIterator]()
    const first = (await pieces.next()) as IteratorResult<Buffer>
    return (async function* () {
      if (first.done) return
      yield first.value
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
    })()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
