import { resolve } from 'node:path'
import { RestoreRefused, restoreBackup } from '../backup/restore.ts'
import { ConfigError, readConfig } from '../config.ts'
import { FolderInUse } from '../db/lock.ts'
import { openDatabase } from '../db/open.ts'
import { makeOwnFiles } from '../ownFiles.ts'
import { type AdminCall, runAdmin } from './commands.ts'
import { openDesk } from './openDesk.ts'
import { AdminRefusal } from './refusal.ts'
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
