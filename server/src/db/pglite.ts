import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { Database } from './database.ts'
import { migrationsFolder } from './migrate.ts'
import { OwnerFiles } from './ownerFiles.ts'
import * as schema from './schema.ts'

/**
 * Opens (and makes or migrates) the embedded database in `folder`. The caller holds the lock on DATA_DIR:
 * PGlite itself lets two processes open the same folder.
 */
export async function openPglite(folder: string): Promise<Database> {
  if (!existsSync(folder)) await makeWhole(folder)
  const { client, queries } = await openFolder(folder)
  return {
    kind: 'pglite',
    queries,
    forJobs: fromPglite(client),
    // There is no other server.
    hold: async () => () => {},
    listen: async (channel, hear) => {
      await client.listen(channel, hear)
    },
    close: () => client.close(),
  }
}

/** A process killed while PGlite makes its files leaves a folder that cannot be opened, so it is made aside. */
async function makeWhole(folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
  const { client } = await openFolder(unfinished)
  await client.close()
  await rename(unfinished, folder)
}

async function openFolder(folder: string) {
  const client = await PGlite.create({ fs: new OwnerFiles(folder), extensions: { pg_trgm } })
  const queries = drizzle({ client, schema })
  await migrate(queries, { migrationsFolder })
  return { client, queries }
}
