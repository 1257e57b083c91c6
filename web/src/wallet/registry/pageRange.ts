import type { MarkEvent } from './readMarked.ts'
import type { RegistryReader } from './registryReader.ts'

/** Records `start` to `start + limit - 1`: what the contract's range reads take. */
export interface PageRange {
  start: number
  limit: number
}

/** The contract answers 50 records in one call on every network. */
export const PAGE_MOST = 50

/**
 * The range of the newest records up to and with the id `last`, at most `size` of them; null where there is
 * none. A range of 1 to 50 is the oldest, so reading begins at the end.
 */
export function rangeUpTo(last: number, size: number): PageRange | null {
  if (last < 1) return null
  const limit = Math.min(size, PAGE_MOST, last)
  return { start: last - limit + 1, limit }
}

/** A kind of record that is read in pages, oldest first, with ids from 1 without gaps. */
export interface RecordSource<T extends { id: number }> {
  /** Tells the kinds apart where they are kept. */
  name: string
  /** Tells that a mark of a record has changed. */
  markEvent: MarkEvent
  /** The id that the event names a record by, where that is not the id that pages are counted by. */
  markedAs?: (record: T) => number
  readTotal: (reader: RegistryReader) => Promise<number>
  readPage: (reader: RegistryReader, range: PageRange) => Promise<T[]>
}
