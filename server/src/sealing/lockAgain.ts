import { notInArray, sql } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { encryptionKeys } from '../db/keySchema.ts'
import { rowsOf } from '../db/rows.ts'
import type { Keyring } from './keyring.ts'
import { type LockedColumn, lockedColumns } from './lockedColumns.ts'
import { KEY_ID_LENGTH } from './masterKey.ts'
import { SealBroken } from './sealBroken.ts'

/** Short enough that with the embedded database, which does one thing at a time, nobody waits long for a batch. */
const BATCH = 100

/** What names no key: it was locked before keys had ids. */
export const NO_ID = 'none'

/** How many values each key locks, by its id; `NO_ID` for those that name none. */
export async function countLocked(
  queries: Queries,
  keyring: Keyring,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { table, column } of lockedColumns) {
    const id = keyIdOf(column)
    const rows = await rowsOf<{ id: string; count: number }>(
      queries,
      sql`select ${id} as id, count(*)::int as count from ${sql.identifier(table)}
        where ${sql.identifier(column)} is not null group by 1`,
    )
    for (const { id, count } of rows) {
      const name = keyring.ids.includes(id) ? id : NO_ID
      counts.set(name, (counts.get(name) ?? 0) + count)
    }
  }
  return counts
}

/** What became of the values that other keys had locked. */
export interface LockedAgain {
  done: number
  /** Those that no key opens; they stay as they are. */
  broken: number
}

/**
 * Locks all that other keys have locked with the key that locks now, a batch at a time, so that the hub serves
 * meanwhile. Each value is changed by itself and only if it is still the one that was read: whatever ends this loses
 * nothing, and the next call goes on where it was. Values that other servers lock meanwhile with another key are found
 * by the next call.
 *
 * @param signal ends it between two batches
 */
export async function lockAgain(
  queries: Queries,
  keyring: Keyring,
  signal?: AbortSignal,
): Promise<LockedAgain> {
  const total = { done: 0, broken: 0 }
  for (const column of lockedColumns) {
    let batch: Locked[] = []
    do {
      if (signal?.aborted === true) return total
      batch = await nextBatch(queries, column, keyring.currentId, batch.at(-1)?.key ?? null)
      for (const one of batch) {
        if (await changeLock(queries, keyring, column, one)) total.done++
        else total.broken++
      }
    } while (batch.length === BATCH)
  }
  return total
}

/**
 * Forgets the keys that lock nothing any more.
 *
 * @returns the ids of those that stay: the one that locks, and what still locks something
 */
export async function forgetUnusedKeys(queries: Queries, keyring: Keyring): Promise<string[]> {
  const counts = await countLocked(queries, keyring)
  // What names no key may be of any.
  const used = counts.has(NO_ID) ? keyring.ids : [...counts.keys()]
  const kept = [...new Set([keyring.currentId, ...used])]
  await queries.delete(encryptionKeys).where(notInArray(encryptionKeys.id, kept))
  return kept
}

interface Locked {
  /** As text. */
  key: string
  row: string
  locked: string
}

function nextBatch(
  queries: Queries,
  { table, column, key, type, row }: LockedColumn,
  current: string,
  after: string | null,
): Promise<Locked[]> {
  const behind = after === null ? sql`true` : sql`${key} > ${after}::${type}`
  return rowsOf<Locked>(
    queries,
    sql`select (${key})::text as key, ${row} as row, ${sql.identifier(column)} as locked
      from ${sql.identifier(table)}
      where ${behind} and ${keyIdOf(column)} <> ${current}
      order by ${key} limit ${BATCH}`,
  )
}

/** @returns false where no key opens it */
async function changeLock(
  queries: Queries,
  keyring: Keyring,
  { table, column, key, type, lockAgain }: LockedColumn,
  { key: at, row, locked }: Locked,
): Promise<boolean> {
  try {
    const name = sql.identifier(column)
    await queries.execute(
      sql`update ${sql.identifier(table)} set ${name} = ${lockAgain(keyring, row, locked)}
        where ${key} = ${at}::${type} and ${name} = ${locked}`,
    )
    return true
  } catch (error) {
    if (error instanceof SealBroken) return false
    throw error
  }
}

const keyIdOf = (column: string) =>
  sql`left(${sql.identifier(column)}, ${sql.raw(String(KEY_ID_LENGTH))})`
