/**
 * What a backup is inside of its seal: records, each its length (4 bytes, big-endian) and then its bytes. Some head a
 * group, as JSON; those of the group follow, and a record without bytes ends it.
 */
import { once } from 'node:events'
import type { Writable } from 'node:stream'

/** What heads a group; 'end' heads none, and nothing follows it. */
export type Head =
  | { kind: 'session-secret'; secret: string }
  /** Jobs that wait, one each record. */
  | { kind: 'jobs' }
  /** Rows of a table, each an array of its columns as text. */
  | { kind: 'rows'; table: string; columns: string[] }
  /** Where the database's counters stand. */
  | { kind: 'sequences'; values: Record<string, string> }
  /** A file of a storage, in pieces. */
  | { kind: 'file'; storage: StorageName; key: string }
  | { kind: 'end'; rows: number; files: number }

export type StorageName = 'documents' | 'content'

const LENGTH_BYTES = 4
const END_OF_GROUP = Buffer.alloc(LENGTH_BYTES)

/** Writes records, no faster than they are taken. */
export class RecordWriter {
  readonly #out: Writable

  constructor(out: Writable) {
    this.#out = out
  }

  head(head: Head): Promise<void> {
    return this.record(Buffer.from(JSON.stringify(head)))
  }

  async record(bytes: Uint8Array): Promise<void> {
    // It would end the group.
    if (bytes.length === 0) return
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(bytes.length)
    await this.#write(length)
    await this.#write(bytes)
  }

  endGroup(): Promise<void> {
    return this.#write(END_OF_GROUP)
  }

  /** @throws where nobody takes what is written any more, as on a full disk */
  async #write(bytes: Uint8Array): Promise<void> {
    const out = this.#out
    if (!out.destroyed && out.write(bytes)) return
    const done = new AbortController()
    const { signal } = done
    if (!out.destroyed) {
      await Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal })])
      done.abort()
    }
    if (out.destroyed) throw out.errored ?? new Error('The backup is written no more.')
  }
}

/** Reads records from their bytes, however these are cut. */
export class RecordReader {
  readonly #source: AsyncIterator<Uint8Array>
  #kept: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The next head. */
  async head(): Promise<Head> {
    return JSON.parse((await this.#record()).toString()) as Head
  }

  /** The records of the group whose head was read last. */
  async *group(): AsyncGenerator<Buffer> {
    for (;;) {
      const record = await this.#record()
      if (record.length === 0) return
      yield record
    }
  }

  /** Reads to the end of the source, so that the whole of it is checked. */
  async rest(): Promise<void> {
    while (!(await this.#source.next()).done);
  }

  async #record(): Promise<Buffer> {
    const length = (await this.#bytes(LENGTH_BYTES)).readUInt32BE()
    return this.#bytes(length)
  }

  async #bytes(count: number): Promise<Buffer> {
    const parts = [this.#kept]
    let have = this.#kept.length
    while (have < count) {
      const { done, value } = await this.#source.next()
      if (done) throw new Error('The records break off.')
      parts.push(Buffer.from(value))
      have += value.length
    }
    const all = parts.length === 1 ? this.#kept : Buffer.concat(parts)
    this.#kept = all.subarray(count)
    return all.subarray(0, count)
  }
}
