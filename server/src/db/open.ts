import { join } from 'node:path'
import type { Database } from './database.ts'
import { lockFolder } from './lock.ts'

/**
 * Opens the database of the configuration: PostgreSQL where a URL is given, else PGlite below the data folder.
 * Either way the data folder belongs to this process until `close`.
 *
 * @param unlock gives up the folder, where the caller has taken it
 * @throws FolderInUse when another process works in the data folder
 */
export async function openDatabase(
  config: { dataDir: string; databaseUrl: string | null },
  unlock = lockFolder(config.dataDir),
): Promise<Database> {
  try {
    // Only the driver that is used is loaded.
    const database = config.databaseUrl
      ? await (await import('./postgres.ts')).openPostgres(config.databaseUrl)
      : await (await import('./pglite.ts')).openPglite(join(config.dataDir, 'pglite'))
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
