import { type RecordSource, rangeUpTo } from './pageRange.ts'
import { MARK_BLOCKS_MOST, readMarked } from './readMarked.ts'
import type { RegistryReader } from './registryReader.ts'

/** The records read so far, newest first. */
export interface RecordPages<T> {
  items: readonly T[]
  /** The id of the next older one; 0 where there is none. */
  next: number
  /** The block up to which new records and changed marks are in it. */
  asOf: bigint
}

/** The page that ends with the record `last`, newest first. */
export async function readPageUpTo<T extends { id: number }>(
  source: RecordSource<T>,
  reader: RegistryReader,
  last: number,
  size: number,
): Promise<Omit<RecordPages<T>, 'asOf'>> {
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
  const [asOf, total] = await Promise.all([readBlock(reader), source.readTotal(reader)])
  return { ...(await readPageUpTo(source, reader, total, size)), asOf }
}

/**
 * What was read so far with all that is new as of a block: further records, and records with changed marks.
 * Begins anew where the list has nothing in common with the chain any more.
 */
export async function readRenewed<T extends { id: number }>(
  known: RecordPages<T>,
  source: RecordSource<T>,
  reader: RegistryReader,
  size: number,
  block: bigint,
): Promise<RecordPages<T>> {
  if (block === known.asOf) return known
  const blocks = block - known.asOf
  // Fewer blocks than before: the local chain began anew. More than one call may go through: too long away.
  if (blocks < 0 || blocks > MARK_BLOCKS_MOST) return readNewest(source, reader, size)
  const [total, marked] = await Promise.all([
    source.readTotal(reader),
    readMarked(reader, source.markEvent, known.asOf + 1n, block),
  ])
  const knownTo = known.items[0]?.id ?? 0
  if (total < knownTo) return readNewest(source, reader, size)
  const markedAs = source.markedAs ?? (({ id }: T) => id)
  const stale = known.items.filter((item) => marked.has(markedAs(item))).map(({ id }) => id)
  const [changed, newest] = await Promise.all([
    Promise.all(stale.map((id) => source.readPage(reader, { start: id, limit: 1 }))),
    total === knownTo ? undefined : readPageUpTo(source, reader, total, size),
  ])
  const fresh = { ...withRecords(known, changed.flat()), asOf: block }
  return newest ? mergeNewest(fresh, newest) : fresh
}

/** What was read so far, with these records in the place of those with their ids. */
function withRecords<T extends { id: number }>(
  known: RecordPages<T>,
  records: readonly T[],
): RecordPages<T> {
  const byId = new Map(records.map((record) => [record.id, record]))
  return { ...known, items: known.items.map((item) => byId.get(item.id) ?? item) }
}

/** What was read so far with an older page behind it. */
export function appendOlder<T>(
  known: RecordPages<T>,
  older: Omit<RecordPages<T>, 'asOf'>,
): RecordPages<T> {
  return { ...known, items: [...known.items, ...older.items], next: older.next }
}

/**
 * What was read so far with the newest page in front; records that stand in both are taken from the new
 * page. Where records lie between the two that were not read, only the new page stays.
 */
export function mergeNewest<T extends { id: number }>(
  known: RecordPages<T>,
  newest: Omit<RecordPages<T>, 'asOf'>,
): RecordPages<T> {
  const knownTo = known.items[0]?.id ?? 0
  if (newest.next > knownTo) return { ...newest, asOf: known.asOf }
  const older = known.items.filter(({ id }) => id <= newest.next)
  return {
    ...known,
    items: [...newest.items, ...older],
    next: older.length > 0 ? known.next : newest.next,
  }
}

async function readBlock({ publicClient }: RegistryReader): Promise<bigint> {
  return BigInt(await publicClient.request({ method: 'eth_blockNumber' }))
}
