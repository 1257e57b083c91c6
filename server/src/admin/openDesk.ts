import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Desk } from '../features/moderation/desk.ts'
import { openHubIdentity } from '../sealing/hubIdentity.ts'
import { Keyring } from '../sealing/keyring.ts'
import { resolveSecrets } from '../secrets.ts'
import { openStorage } from '../storage/openStorage.ts'
import { AdminRefusal } from './refusal.ts'

/** What the moderation commands work with while no server runs. */
export async function openDesk(settings: Config, database: Database): Promise<Desk> {
  const config = await resolveSecrets(settings)
  const keyring = new Keyring(config.encryptionKey, ...config.otherKeys)
  const hubId = await openHubIdentity(database.queries, keyring)
  const send = async () => {
    throw new AdminRefusal('This also concerns the IPFS node. Start the hub, and run this again.')
  }
  return {
    config,
    database,
    keyring,
    hubId,
    storage: await openStorage(config, 'documents'),
    contentStorage: await openStorage(config, 'content'),
    jobs: {
      transaction: (work) => database.queries.transaction((transaction) => work(transaction, send)),
    },
  }
}
