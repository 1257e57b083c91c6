import { randomUUID } from 'node:crypto'
import { ConfigError } from '../config.ts'
import type { Queries } from '../db/database.ts'
import { hubIdentity } from '../db/schema.ts'
import type { Keyring } from './keyring.ts'
import { SealBroken } from './sealBroken.ts'

/**
 * The id of the hub that this database is of; made at the first start. It is sealed beside itself, so that a
 * wrong key is noticed at once, and not when somebody wants to read a document.
 *
 * @throws ConfigError when the database was sealed with another key
 */
export async function openHubIdentity(queries: Queries, keyring: Keyring): Promise<string> {
  const id = randomUUID()
  await queries
    .insert(hubIdentity)
    .values({ id, sealed: keyring.sealFor(placeOf(id), id) })
    .onConflictDoNothing()
  const [kept] = await queries.select().from(hubIdentity)
  if (!kept) throw new Error('The row of hub_identity is gone.')
  try {
    keyring.openFor(placeOf(kept.id), kept.sealed)
    return kept.id
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    throw new ConfigError([
      'ENCRYPTION_KEY is not the key that the documents in this database were locked with. Set the one that was used before. If it was made by the hub, it is in the file encryption-key of the first DATA_DIR.',
    ])
  }
}

const placeOf = (id: string) => ({ table: 'hub_identity', column: 'sealed', row: id })
