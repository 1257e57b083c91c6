import { randomUUID } from 'node:crypto'
import { ConfigError } from '../config.ts'
import type { Queries } from '../db/database.ts'
import { encryptionKeys } from '../db/keySchema.ts'
import { hubIdentity } from '../db/schema.ts'
import { openHashKeys } from './hashKeys.ts'
import type { Keyring } from './keyring.ts'
import type { Place } from './place.ts'
import { SealBroken } from './sealBroken.ts'

/**
 * The id of the hub that this database is of; made at the first start. It is sealed beside itself, so that a
 * wrong key is noticed at once, and not when somebody wants to read a document. From here on the keyring has the keys of
 * hashes, too, and the database knows by which keys it is locked.
 *
 * @throws ConfigError when something in the database is locked with a key that is not there
 */
export async function openHubIdentity(queries: Queries, keyring: Keyring): Promise<string> {
  const id = randomUUID()
  await queries
    .insert(hubIdentity)
    .values({ id, sealed: keyring.sealFor(placeOf(id), id) })
    .onConflictDoNothing()
  const [kept] = await queries.select().from(hubIdentity)
  if (!kept) throw new Error('The row of hub_identity is gone.')
  const identity = { place: placeOf(kept.id), sealed: kept.sealed }
  try {
    keyring.openFor(identity.place, identity.sealed)
    await openHashKeys(queries, keyring, identity)
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    throw new ConfigError([
      'ENCRYPTION_KEY is not the key that the documents in this database were locked with. Set the one that was used before. If it was made by the hub, it is in the file encryption-key of the first DATA_DIR.',
    ])
  }
  // A change of key ends with this very value. A key that has locked nothing yet is needed nowhere.
  const locking = [keyring.currentId, keyring.idOf(identity.place, identity.sealed)]
  await registerKeys(queries, keyring, locking)
  return kept.id
}

/**
 * Writes down which keys may have locked something here.
 *
 * @throws ConfigError where one that was written down before is not there; then nothing is
 */
async function registerKeys(
  queries: Queries,
  keyring: Keyring,
  locking: readonly string[],
): Promise<void> {
  const needed = await queries.select().from(encryptionKeys)
  const missing = needed.map(({ id }) => id).filter((id) => !keyring.ids.includes(id))
  if (missing.length > 0) {
    throw new ConfigError([
      `ENCRYPTION_KEY lacks a key that still locks documents: ${missing.join(', ')}. Add it behind the first one, parted by a comma, until "keys status" says that it is not needed.`,
    ])
  }
  const ids = [...new Set(locking)].map((id) => ({ id }))
  await queries.insert(encryptionKeys).values(ids).onConflictDoNothing()
}

const placeOf = (id: string): Place => ({ table: 'hub_identity', column: 'sealed', row: id })
