import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Config, ConfigError } from '../config.ts'
import type { Database, Queries } from '../db/database.ts'
import { putJobs, type WaitingJob } from '../db/jobs.ts'
import { hubIdentity, users } from '../db/schema.ts'
import { Keyring } from '../sealing/keyring.ts'
import { SealBroken } from '../sealing/sealBroken.ts'
import { keepSessionSecret, keptKeys } from '../secrets.ts'
import { openStorage } from '../storage/openStorage.ts'
import type { Storage } from '../storage/storage.ts'
import type { Amount } from './backup.ts'
import type { RecordReader, StorageName } from './records.ts'
import { type Label, readArchive, readLabel } from './sealedArchive.ts'
import { emptyTables, putRows, putSequences, schemaVersion } from './tables.ts'

/** A backup cannot be put back here; the message says why, in a sentence. */
export class RestoreRefused extends Error {}

/**
 * Puts a backup back into an empty database and an empty data folder. The backup is read to its end before the database is
 * changed, and then the database changes in one step: whatever ends this, it can be run again.
 *
 * @param database open and migrated, and no hub runs on it
 * @throws RestoreRefused; ConfigError where the key is not there
 */
export async function restoreBackup(
  config: Config,
  database: Database,
  path: string,
): Promise<Amount> {
  const label = await readLabel(path)
  if (!label) throw new RestoreRefused(`${path} is not a backup.`)
  await refuseUnlessEmpty(database.queries)
  if (label.schema !== (await schemaVersion(database.queries))) {
    throw new RestoreRefused(
      'This backup was made by another version of the hub. Restore it with that version, then start this one on the same data.',
    )
  }
  const keyring = await keysFor(config, label)
  const storages = {
    documents: await claimed(config, 'documents', label),
    content: await claimed(config, 'content', label),
  }
  try {
    const amount = await putFiles(readArchive(path, label, keyring), storages)
    await putRest(readArchive(path, label, keyring), config, database)
    return amount
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    throw new RestoreRefused(`${path} is damaged. Nothing in the database was changed.`)
  }
}

async function refuseUnlessEmpty(queries: Queries): Promise<void> {
  const [hub] = await queries.select().from(hubIdentity)
  const [user] = await queries.select({ id: users.id }).from(users).limit(1)
  if (!hub && !user) return
  throw new RestoreRefused(
    'There is a hub in this database already. Set DATA_DIR to an empty folder, and DATABASE_URL, if you use it, to an empty database.',
  )
}

async function keysFor(config: Config, { id, wrappedKey }: Label): Promise<Keyring> {
  const keys = config.encryptionKey
    ? [config.encryptionKey, ...config.otherKeys]
    : await keptKeys(config.dataDir)
  const [current, ...others] = keys
  const keyring = current && new Keyring(current, ...others)
  try {
    keyring?.documentKeys(id, wrappedKey)
    if (keyring) return keyring
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
  }
  throw new ConfigError([
    `This backup opens with the key ${wrappedKey.slice(0, 12)}. Set ENCRYPTION_KEY to it, or put the file encryption-key of that time into DATA_DIR.`,
  ])
}

async function claimed(config: Config, name: StorageName, { hubId }: Label): Promise<Storage> {
  const storage = await openStorage(config, name)
  if ((await storage.claim(hubId)) === hubId) return storage
  throw new RestoreRefused(`The storage of ${name} has files of another hub.`)
}

/** Reads the whole backup, and keeps its files. */
async function putFiles(
  reader: RecordReader,
  storages: Record<StorageName, Storage>,
): Promise<Amount> {
  for (;;) {
    const head = await reader.head()
    if (head.kind === 'end') {
      await reader.rest()
      return { rows: head.rows, files: head.files }
    }
    if (head.kind === 'file') await putFile(reader, storages[head.storage], head.key)
    else if (head.kind === 'rows' || head.kind === 'jobs') for await (const _ of reader.group());
  }
}

async function putFile(reader: RecordReader, storage: Storage, key: string): Promise<void> {
  const path = join(storage.incoming, randomUUID())
  await pipeline(
    Readable.from(reader.group()),
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  await storage.keep(path, key)
}

/** Jobs and the secret first: they do no harm where the rows do not follow. */
async function putRest(reader: RecordReader, config: Config, database: Database): Promise<void> {
  const first = await reader.head()
  if (first.kind !== 'session-secret') throw new SealBroken()
  if (config.sessionSecret === null) await keepSessionSecret(config.dataDir, first.secret)
  await reader.head()
  const jobs: WaitingJob[] = []
  for await (const job of reader.group()) jobs.push(JSON.parse(job.toString()) as WaitingJob)
  await putJobs(database, jobs)
  await database.queries.transaction(async (transaction) => {
    await emptyTables(transaction)
    for (;;) {
      const head = await reader.head()
      if (head.kind === 'rows') await putRows(transaction, head, reader)
      else if (head.kind === 'sequences') return putSequences(transaction, head.values)
    }
  })
}
