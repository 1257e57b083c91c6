import { type Digest, digestOf, type Sha256 } from './hash.ts'

/** When something happened, as far as its writer knows. */
export interface Happened {
  /** `YYYY-MM-DD`; '' where the day is not known. */
  readonly date: string
  /** `HH:MM`; '' where the time is not known. */
  readonly time: string
  /** Date and time are about right. */
  readonly about: boolean
}

/** A file as a version of an entry names it. The file itself lies elsewhere. */
export interface RecordFile {
  readonly name: string
  /** As the device named its type; '' where it named none. */
  readonly type: string
  /** Bytes. */
  readonly size: number
  /** Of its bytes as they are, so that any tool can check it. */
  readonly sha256: Digest
}

/** What somebody wrote down. */
export interface EntryContent {
  readonly happened: Happened
  readonly what: string
  readonly who: string
  readonly where: string
  readonly notes: string
  readonly tags: readonly string[]
  readonly files: readonly RecordFile[]
}

/** One state of an entry; an edit makes another and leaves it as it is. */
export interface EntryVersion<F extends RecordFile = RecordFile> {
  /** From 1 on. */
  readonly version: number
  /** 32 random bytes: without them nobody can find the words from the digest by guessing. */
  readonly salt: string
  readonly content: Omit<EntryContent, 'files'> & { readonly files: readonly F[] }
}

export interface Entry<F extends RecordFile = RecordFile> {
  /** 16 random bytes. */
  readonly id: string
  /** Oldest first. */
  readonly versions: readonly EntryVersion<F>[]
}

/** The digest of one version with its salt: what its link in the chain holds. */
export function contentDigest(
  entry: string,
  { version, salt, content }: EntryVersion,
  sha256: Sha256,
): Promise<Digest> {
  const { happened, what, who, where, notes, tags, files } = content
  return digestOf(
    [
      'hub.record.entry.1',
      salt,
      entry,
      version,
      [happened.date, happened.time, happened.about],
      what,
      who,
      where,
      notes,
      tags,
      files.map((file) => [file.name, file.type, file.size, file.sha256]),
    ],
    sha256,
  )
}
