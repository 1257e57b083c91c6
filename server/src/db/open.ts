import { join } from 'node:path'
import type { Database } from './database.ts'
import { lockFolder } from './lock.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/**
 * Opens the database of the configuration: PostgreSQL where a URL is given, else PGlite below the data folder.
 * Either way the data folder belongs to this process until `close`.
 *
 * @throws FolderInUse when another process works in the data folder
 */
export async function openDatabase(config: {
  dataDir: string
  databaseUrl: string | null
}): Promise<Database> {
  const unlock = lockFolder(config.dataDir)
  try {
    const database = config.databaseUrl
      ? await openPostgres(config.databaseUrl)
      : await openPglite(join(config.dataDir, 'pglite'))
    return {
      ...database,
      close: async () => {
        await database.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
