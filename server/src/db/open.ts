import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { lockFolder } from './lock.ts'

/** Of one server at a time. */
const CONNECTIONS = 10

/**
 * Opens the database of the configuration: PostgreSQL where a URL is given, else PGlite below the data folder.
 * Either way the data folder belongs to this process until `close`.
 *
 * @param unlock gives up the folder, where the caller has taken it
 * @throws FolderInUse when another process works in the data folder
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'databaseDirectUrl'>>,
  unlock = lockFolder(config.dataDir),
): Promise<Database> {
  try {
    // Only the driver that is used is loaded.
    const database = config.databaseUrl
      ? await (await import('./postgres.ts')).openPostgres(
          config.databaseUrl,
          CONNECTIONS,
          config.databaseDirectUrl,
        )
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
