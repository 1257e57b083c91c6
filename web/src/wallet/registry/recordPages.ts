import { rangeUpTo } from './pageRange.ts'
import type { RecordSource } from './recordSource.ts'
import type { RegistryReader } from './registryReader.ts'

/** The records read so far, newest first, and the id of the next older one; 0 where there is none. */
export interface RecordPages<T> {
  items: readonly T[]
  next: number
}

/** The page that ends with the record `last`, newest first. */
export async function readPageUpTo<T extends { id: number }>(
  source: RecordSource<T>,
  reader: RegistryReader,
  last: number,
  size: number,
): Promise<RecordPages<T>> {
  const range = rangeUpTo(last, size)
  if (!range) return { items: [], next: 0 }
  const page = await source.readPage(reader, range)
  return { items: page.toReversed(), next: range.start - 1 }
}

/** The newest page. */
export async function readNewest<T extends { id: number }>(
  source: RecordSource<T>,
  reader: RegistryReader,
  size: number,
): Promise<RecordPages<T>> {
  return readPageUpTo(source, reader, await source.readTotal(reader), size)
}

/** What was read so far with an older page behind it. */
export function appendOlder<T>(known: RecordPages<T>, older: RecordPages<T>): RecordPages<T> {
  return { items: [...known.items, ...older.items], next: older.next }
}

/**
 * What was read so far with the newest page in front; records that stand in both are taken from the new
 * page. Where records lie between the two that were not read, only the new page stays.
 */
export function mergeNewest<T extends { id: number }>(
  known: RecordPages<T>,
  newest: RecordPages<T>,
): RecordPages<T> {
  const knownTo = known.items[0]?.id ?? 0
  if (newest.next > knownTo) return newest
  const older = known.items.filter(({ id }) => id <= newest.next)
  return { items: [...newest.items, ...older], next: older.length > 0 ? known.next : newest.next }
}
