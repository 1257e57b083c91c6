import { resolve } from 'node:path'
import { RestoreRefused, restoreBackup } from '../backup/restore.ts'
import { type Config, ConfigError, readConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { FolderInUse } from '../db/lock.ts'
import { openDatabase } from '../db/open.ts'
import type { Desk } from '../features/moderation/desk.ts'
import { makeOwnFiles } from '../ownFiles.ts'
import { openHubIdentity } from '../sealing/hubIdentity.ts'
import { Keyring } from '../sealing/keyring.ts'
import { resolveSecrets } from '../secrets.ts'
import { openStorage } from '../storage/openStorage.ts'
import { type AdminCall, runAdmin } from './commands.ts'
import { AdminRefusal } from './print.ts'
import { askServer } from './socket.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** `npm run admin -- …`: through the running server where there is one, else on the database itself. */
async function main(call: AdminCall): Promise<void> {
  const config = readConfig(process.env)
  makeOwnFiles()
  if (await askServer(config.dataDir, call, print)) return
  const database = await openDatabase(config)
  try {
    const [group, action, file] = call.words
    if (group === 'backup' && action === 'restore' && file) {
      const { rows, files } = await restoreBackup(config, database, resolve(call.folder, file))
      return print(`${rows} rows and ${files} files are back. Start the hub now.`)
    }
    await runAdmin(call, database, print, () => openDesk(config, database))
  } finally {
    await database.close()
  }
}

try {
  // npm runs scripts in the project's folder; INIT_CWD is where the person stood.
  await main({ words: process.argv.slice(2), folder: process.env.INIT_CWD ?? process.cwd() })
} catch (error) {
  const expected = [ConfigError, FolderInUse, AdminRefusal, RestoreRefused].some(
    (kind) => error instanceof kind,
  )
  process.stderr.write(`${expected ? (error as Error).message : (error as Error).stack}\n`)
  process.exitCode = 1
}

/** What the moderation commands work with while no server runs. */
async function openDesk(settings: Config, database: Database): Promise<Desk> {
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
