import type { PageRange } from './pageRange.ts'
import type { MarkEvent } from './readMarked.ts'
import type { RegistryReader } from './registryReader.ts'

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
