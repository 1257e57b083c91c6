import type { Database } from '../db/database.ts'
import { refreshResources } from './firstResources.ts'
import { fillSchools } from './firstSchools.ts'

/** Puts the content that every hub starts with into the database; quick where it is there already. */
export async function putFirstContent(database: Database): Promise<void> {
  await refreshResources(database.queries)
  await fillSchools(database.queries)
}
