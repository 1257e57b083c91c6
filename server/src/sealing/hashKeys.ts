import { randomBytes } from 'node:crypto'
import type { Queries } from '../db/database.ts'
import { hashKeys } from '../db/keySchema.ts'
import { schoolAddresses } from '../db/schema.ts'
import type { Keyring } from './keyring.ts'
import { hasNoKeyId, KEY_BYTES } from './masterKey.ts'
import type { Place } from './place.ts'

const ROOT = ''
const placeOf = (use: string): Place => ({ table: 'hash_keys', column: 'sealed', row: use })

/** Hashes of these were made straight from ENCRYPTION_KEY, before keys could change. */
const formerUses = ['review receipt', 'school code', 'answer address', 'answer code']

/**
 * Hands the keyring the keys of hashes; made at the first start. Of a database that is older than they are, they go on
 * with the hashes that are in it: an author's receipt has to be known for ever.
 *
 * @param identity what hub_identity keeps sealed, and where: locked by the first key
 * @throws SealBroken
 */
export async function openHashKeys(
  queries: Queries,
  keyring: Keyring,
  identity: { place: Place; sealed: string },
): Promise<void> {
  const seal = (use: string, key: Buffer) => ({
    use,
    sealed: keyring.sealFor(placeOf(use), key.toString('base64url')),
  })
  let kept = await queries.select().from(hashKeys)
  if (kept.length === 0) {
    const uses = hasNoKeyId(identity.sealed) ? await usesBefore(queries) : []
    const former = uses.map((use) =>
      seal(use, keyring.formerHashKey(use, identity.place, identity.sealed)),
    )
    const made = [seal(ROOT, randomBytes(KEY_BYTES)), ...former]
    await queries.insert(hashKeys).values(made).onConflictDoNothing()
    // Of two servers that start at once, the first one's are everybody's.
    kept = await queries.select().from(hashKeys)
  }
  const opened = new Map(
    kept.map(({ use, sealed }) => [
      use,
      Buffer.from(keyring.openFor(placeOf(use), sealed), 'base64url'),
    ]),
  )
  const root = opened.get(ROOT)
  if (!root) throw new Error('The root of hash_keys is gone.')
  keyring.hashWith({ root, ofUse: opened })
}

async function usesBefore(queries: Queries): Promise<string[]> {
  const quarters = await queries
    .selectDistinct({ quarter: schoolAddresses.quarter })
    .from(schoolAddresses)
  return [...formerUses, ...quarters.map(({ quarter }) => `school address ${quarter}`)]
}
