import { normalizeName, normalizePlace } from '@hub/core/schools/normalizeName'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows.ts'
import { schools } from '../../db/schema.ts'
import type { SchoolFields, SchoolRow } from './store.ts'

type Keyed = SchoolFields & { nameKey: string; locationKey: string }

/**
 * Takes a batch of listed schools into the directory, in one transaction: adds the unknown ones, and fills in
 * the place and website of an entry with the same name that had no place. Nothing known is overwritten.
 */
export async function mergeSchools(
  queries: Queries,
  batch: readonly SchoolFields[],
): Promise<{ added: number; changed: number }> {
  if (batch.length === 0) return { added: 0, changed: 0 }
  const listed = keyed(batch)
  return queries.transaction(async (transaction) => {
    const names = [...new Set(listed.map((school) => school.nameKey))]
    const known = await transaction.select().from(schools).where(inArray(schools.nameKey, names))
    const placeless = new Map(
      known.filter((row) => row.locationKey === '').map((row) => [row.nameKey, row]),
    )
    const taken = new Set(known.map((row) => `${row.nameKey}\n${row.locationKey}`))
    const unknown: Keyed[] = []
    let changed = 0
    for (const school of listed) {
      if (taken.has(`${school.nameKey}\n${school.locationKey}`)) continue
      const row = placeless.get(school.nameKey)
      if (!row) {
        unknown.push(school)
        continue
      }
      placeless.delete(school.nameKey)
      await complete(transaction, row, school)
      changed += 1
    }
    const added = await insertAll(transaction, unknown)
    return { added, changed }
  })
}

function keyed(batch: readonly SchoolFields[]): Keyed[] {
  return batch.map((school) => ({
    ...school,
    nameKey: normalizeName(school.name),
    locationKey: normalizePlace(school.location),
  }))
}

async function complete(transaction: Queries, row: SchoolRow, school: Keyed): Promise<void> {
  await transaction
    .update(schools)
    .set({
      location: school.location,
      locationKey: school.locationKey,
      website: row.website ?? school.website,
      type: school.type,
    })
    .where(eq(schools.id, row.id))
}

async function insertAll(transaction: Queries, rows: readonly Keyed[]): Promise<number> {
  if (rows.length === 0) return 0
  // One array a column: a batch is one statement of seven parameters, whatever its size.
  const column = (name: keyof Keyed) => sql.param(rows.map((row) => row[name] ?? null))
  const inserted = await rowsOf<{ id: number }>(
    transaction,
    sql`
    insert into schools (name, type, location, website, name_key, location_key)
    select * from unnest(
      ${column('name')}::text[], ${column('type')}::text[], ${column('location')}::text[],
      ${column('website')}::text[], ${column('nameKey')}::text[], ${column('locationKey')}::text[])
    on conflict (name_key, location_key) do nothing
    returning id`,
  )
  return inserted.length
}
