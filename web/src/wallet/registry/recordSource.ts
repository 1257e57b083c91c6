import type { PageRange } from './pageRange.ts'
import type { RegistryReader } from './registryReader.ts'

/** A kind of record that is read in pages, oldest first, with ids from 1 without gaps. */
export interface RecordSource<T extends { id: number }> {
  /** Tells the kinds apart where they are kept. */
  name: string
  readTotal: (reader: RegistryReader) => Promise<number>
  readPage: (reader: RegistryReader, range: PageRange) => Promise<T[]>
}
