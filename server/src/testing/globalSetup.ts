/** Once for all tests: a migrated database of each kind, to be copied by every test file. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { putFirstContent } from '../content/firstContent.ts'
import type { Database } from '../db/database.ts'
import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import { idleJobs } from './idleJobs.ts'
import { startPostgres } from './postgresCluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with a migrated PGlite database that no process has open. */
    pgliteImage: string
    /** The same with the content that every hub starts with, for hubs in a process of their own. */
    hubImage: string
    /** The address of the private PostgreSQL cluster without a database name; null where there is none. */
    postgresUrl: string | null
  }
}

/** The database of the private cluster that test files copy. */
export const TEMPLATE = 'hub_template'

const compiled = fileURLToPath(new URL('../../../.build/compiled-for-tests', import.meta.url))

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Many processes load the same modules, those of the tests and those that these start: the first one compiles them.
  process.env.NODE_COMPILE_CACHE ??= compiled
  const folder = await mkdtemp(join(tmpdir(), 'hub-tests-'))
  const image = join(folder, 'pglite')
  const hubImage = join(folder, 'hub')
  const [cluster] = await Promise.all([startPostgres(), makeImages(image, hubImage)])
  if (cluster) {
    await cluster.createDatabase(TEMPLATE)
    const template = await openPostgres(`${cluster.url}/${TEMPLATE}`, 2)
    await makeQueue(template)
    await template.close()
  } else {
    process.stdout.write('No PostgreSQL server is installed here: its tests are skipped.\n')
  }
  project.provide('pgliteImage', image)
  project.provide('hubImage', hubImage)
  project.provide('postgresUrl', cluster?.url ?? null)
  return async () => {
    await cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Makes the tables of the queue of jobs, which takes a hub as long as all the rest of its start. */
async function makeQueue(database: Database): Promise<void> {
  const jobs = idleJobs(database)
  await jobs.transaction(async () => {})
  await jobs.stop()
}

/** The databases from which PostgreSQL makes others, which no test does: half of the files of an image. */
const templates = ['base/1', 'base/4']

async function makeImages(migrated: string, filled: string): Promise<void> {
  const empty = await openPglite(migrated)
  await makeQueue(empty)
  await empty.close()
  await Promise.all(templates.map((path) => rm(join(migrated, path), { recursive: true })))
  await cp(migrated, filled, { recursive: true })
  const database = await openPglite(filled)
  await putFirstContent(database)
  await database.close()
}
