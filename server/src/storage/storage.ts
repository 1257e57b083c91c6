import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'

/** The name of the file that says whose files are beside it. */
export const MARK = 'hub'

/** A file of the storage, as a list shows it. */
export interface StoredFile {
  readonly key: string
  readonly changedAt: Date
}

/** Where files are kept: a folder, or a part of a bucket. Keys are made by us and name nobody. */
export interface Storage {
  /** True where several servers share what is kept. */
  readonly isShared: boolean
  /**
   * A folder on this disk for files that are still being written. What is in it at a start was left by a
   * process that was killed.
   */
  readonly incoming: string
  /** Keeps a finished file of this disk under a key: whole, or not at all. The file is gone from its old path. */
  keep(path: string, key: string): Promise<void>
  /** Reads a kept file. The stream fails where there is none. */
  read(key: string): Promise<Readable>
  /** Removes a kept file; it is no error when there is none. */
  remove(key: string): Promise<void>
  /**
   * Marks the storage as filled by this hub, if it bears no mark yet. Answers the id of the hub that it is
   * marked with.
   */
  claim(hubId: string): Promise<string>
  /** All kept files. */
  list(): AsyncIterable<StoredFile>
}

/** See `Storage.claim`. */
export async function claim(disk: Disk, key: string, hubId: string): Promise<string> {
  if (await disk.exists(key)) return disk.get(key)
  await disk.put(key, hubId)
  return hubId
}

/** True where the storage has no such file: the folder says it itself, the bucket behind an error around it. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && error.code === 'ENOENT') ||
    error.name === 'NoSuchKey' ||
    isMissing(error.cause)
  )
}
