/** `npm run admin -- keys …`: what ENCRYPTION_KEY locks, and another key in its place (decision 0049). */
import { encryptionKeys } from '../db/keySchema.ts'
import type { Desk } from '../features/moderation/desk.ts'
import { countLocked, forgetUnusedKeys, lockAgain, NO_ID } from '../sealing/lockAgain.ts'
import { MasterKey } from '../sealing/masterKey.ts'
import { addKey, dropKeys } from '../secrets.ts'
import { AdminRefusal, type Print } from './print.ts'

type KeyDesk = Pick<Desk, 'config' | 'database' | 'keyring'>

/** Prints each key's id and how many values it locks. */
export async function printKeys({ database, keyring }: KeyDesk, print: Print): Promise<void> {
  const counts = await countLocked(database.queries, keyring)
  for (const id of [keyring.currentId, ...keyring.ids.filter((one) => one !== keyring.currentId)]) {
    const role = id === keyring.currentId ? 'locks' : 'opens'
    print(`${id}  ${role}  ${counts.get(id) ?? 0} values`)
  }
  const unnamed = counts.get(NO_ID)
  if (unnamed) print(`${NO_ID}  ${unnamed} values name no key, or one that is not here`)
}

/**
 * Locks all values with another key: a new one where the hub keeps its own, else the first one of ENCRYPTION_KEY. Called
 * again after it was ended half-way, it goes on.
 */
export async function rotateKeys(desk: KeyDesk, print: Print): Promise<void> {
  const { config, keyring } = desk
  const { queries } = desk.database
  if (!(await isUnderWay(desk))) {
    if (!config.ownsKeys) {
      throw new AdminRefusal(
        'The first key of ENCRYPTION_KEY locks everything. To change it, put a new one before it, parted by a comma, start the hub again, and run this again.',
      )
    }
    const key = await addKey(config.dataDir)
    const { id } = new MasterKey(key)
    await queries.insert(encryptionKeys).values({ id })
    keyring.lockWith(key)
    print(`A new key is in ${config.dataDir}/encryption-key: ${id}. Keep a copy of the file.`)
  }
  const { done, broken } = await lockAgain(queries, keyring)
  print(`${done} values are locked with ${keyring.currentId} now.`)
  if (broken > 0) print(`${broken} values open with no key, and stay as they are.`)
  print('"keys forget" lets go of the keys before. Backups that they locked still need them.')
}

/** Lets go of the keys that lock nothing any more. */
export async function forgetKeys(desk: KeyDesk, print: Print): Promise<void> {
  const { config, database, keyring } = desk
  const kept = await forgetUnusedKeys(database.queries, keyring)
  const gone = keyring.ids.filter((id) => !kept.includes(id))
  if (gone.length === 0) throw new AdminRefusal('Every key is still needed.')
  if (config.ownsKeys) {
    await dropKeys(config.dataDir, (key) => kept.includes(new MasterKey(key).id))
  }
  keyring.forget(gone)
  const where = config.ownsKeys ? `${config.dataDir}/encryption-key` : 'ENCRYPTION_KEY'
  const how = config.ownsKeys ? 'are not in' : 'can be taken out of'
  print(`These keys lock nothing any more and ${how} ${where}: ${gone.join(', ')}.`)
}

async function isUnderWay({ database, keyring }: KeyDesk): Promise<boolean> {
  if (keyring.ids.length === 1) return false
  const counts = await countLocked(database.queries, keyring)
  return [...counts.keys()].some((id) => id !== keyring.currentId)
}
