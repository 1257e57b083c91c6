/** Once for all tests: a migrated database of each kind, to be copied by every test file. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import { startPostgres } from './postgresCluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with a migrated PGlite database that no process has open. */
    pgliteImage: string
    /** The address of the private PostgreSQL cluster without a database name; null where there is none. */
    postgresUrl: string | null
  }
}

/** The database of the private cluster that test files copy. */
export const TEMPLATE = 'hub_template'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-tests-'))
  const image = join(folder, 'pglite')
  const [cluster] = await Promise.all([startPostgres(), makeImage(image)])
  if (cluster) {
    await cluster.createDatabase(TEMPLATE)
    await (await openPostgres(`${cluster.url}/${TEMPLATE}`, 1)).close()
  } else {
    process.stdout.write('No PostgreSQL server is installed here: its tests are skipped.\n')
  }
  project.provide('pgliteImage', image)
  project.provide('postgresUrl', cluster?.url ?? null)
  return async () => {
    await cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeImage(image: string): Promise<void> {
  await (await openPglite(image)).close()
}
