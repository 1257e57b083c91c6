import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { normalizeName, normalizePlace } from '@hub/core/schools/normalizeName'
import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../db/database.ts'
import { schools } from '../db/schema.ts'
import type { SchoolFields } from '../features/schools/store.ts'
import { refreshResources } from './firstResources.ts'

/** `npm run build` compiles this file from the public list of academic domain names. */
const builtSchools = fileURLToPath(new URL('../../../.build/schools.json', import.meta.url))

const BATCH = 500

/** Puts the content that every hub starts with into the database; quick where it is there already. */
export async function putFirstContent(database: Database): Promise<void> {
  await refreshResources(database.queries)
  await fillSchools(database.queries)
}

/** Fills an empty directory with the built list; a directory with any school in it is left alone. */
async function fillSchools(queries: Queries, file = builtSchools): Promise<void> {
  const [some] = await queries.select({ id: schools.id }).from(schools).limit(1)
  if (some || !existsSync(file)) return
  const list = JSON.parse(await readFile(file, 'utf8')) as SchoolFields[]
  await queries.transaction(async (transaction) => {
    // A second server that starts on the same database finds the directory filled when its turn comes.
    await transaction.execute(sql`lock table ${schools} in share row exclusive mode`)
    const [filled] = await transaction.select({ id: schools.id }).from(schools).limit(1)
    if (filled) return
    for (let from = 0; from < list.length; from += BATCH) {
      const rows = list.slice(from, from + BATCH).map((school) => ({
        ...school,
        nameKey: normalizeName(school.name),
        locationKey: normalizePlace(school.location),
      }))
      await transaction.insert(schools).values(rows).onConflictDoNothing()
    }
  })
}
