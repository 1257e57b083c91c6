import { addLink, type Link, type RecordStart } from './chain.ts'
import { contentDigest, type Entry, type EntryVersion, type RecordFile } from './entry.ts'
import { type Sha256, toHex } from './hash.ts'
import { commitmentOf, type Stamp } from './stamp.ts'

/** A file of an entry with the place where its sealed bytes lie. */
export interface KeptFile extends RecordFile {
  readonly box: string
}

export type KeptEntry = Entry<KeptFile>
export type KeptContent = EntryVersion<KeptFile>['content']

/** A whole record: all that is sealed but the bytes of its files. */
export interface RecordBook extends RecordStart {
  readonly links: readonly Link[]
  /** Those that are not deleted, in the order in which they were begun. */
  readonly entries: readonly KeptEntry[]
  readonly stamps: readonly Stamp[]
  /** How many links the last backup held, and when it was saved; null for none. */
  readonly backup: { readonly links: number; readonly at: string } | null
}

/** What changing a record takes from outside. */
export interface Means {
  readonly sha256: Sha256
  /** So many random bytes. */
  readonly random: (bytes: number) => Uint8Array
  /** The device's clock, as an ISO instant. */
  readonly now: () => string
}

/** A record without entries. */
export function newBook({ random, now }: Means): RecordBook {
  return { id: toHex(random(16)), begun: now(), links: [], entries: [], stamps: [], backup: null }
}

/** The record with a new entry. */
export function writeEntry(
  book: RecordBook,
  content: KeptContent,
  means: Means,
): Promise<RecordBook> {
  const id = toHex(means.random(16))
  return writeVersion(book, { id, versions: [] }, content, means)
}

/** The record with one more version of an entry. Null where that entry is not there any more. */
export async function editEntry(
  book: RecordBook,
  id: string,
  content: KeptContent,
  means: Means,
): Promise<RecordBook | null> {
  const entry = book.entries.find((one) => one.id === id)
  return entry ? writeVersion(book, entry, content, means) : null
}

/** The record without an entry. Its words and files go; that it was there stays in the chain. */
export async function deleteEntry(book: RecordBook, id: string, means: Means): Promise<RecordBook> {
  const entry = book.entries.find((one) => one.id === id)
  if (!entry) return book
  const version = entry.versions.length
  const link = { kind: 'deleted', entry: id, version, at: means.now(), content: '' } as const
  return {
    ...book,
    links: await addLink(book, book.links, link, means.sha256),
    entries: book.entries.filter((one) => one !== entry),
  }
}

/** A stamp to ask the chain for, of the record as it is. Null where there is nothing to stamp. */
export async function newStamp(
  book: RecordBook,
  where: Pick<Stamp, 'chainId' | 'chainName' | 'registry'>,
  { sha256, random, now }: Means,
): Promise<Stamp | null> {
  const last = book.links.at(-1)
  if (!last) return null
  const salt = toHex(random(32))
  const { chainId, chainName, registry } = where
  return {
    links: last.number,
    salt,
    commitment: await commitmentOf(last, salt, sha256),
    asked: now(),
    state: 'asked',
    chainId,
    chainName,
    registry,
    time: '',
    account: '',
    transaction: '',
  }
}

/** The record with a stamp; one of the same commitment is replaced. */
export function putStamp(book: RecordBook, stamp: Stamp): RecordBook {
  const others = book.stamps.filter(({ commitment }) => commitment !== stamp.commitment)
  return { ...book, stamps: [...others, stamp] }
}

/** The boxes of all files of all versions, each once. */
export function boxesOf(entries: readonly KeptEntry[]): ReadonlySet<string> {
  return new Set(
    entries.flatMap(({ versions }) =>
      versions.flatMap(({ content }) => content.files.map(({ box }) => box)),
    ),
  )
}

async function writeVersion(
  book: RecordBook,
  entry: KeptEntry,
  content: KeptContent,
  { sha256, random, now }: Means,
): Promise<RecordBook> {
  const version = entry.versions.length + 1
  const written = { version, salt: toHex(random(32)), content }
  const digest = await contentDigest(entry.id, written, sha256)
  const link = { kind: 'written', entry: entry.id, version, at: now(), content: digest } as const
  const next = { id: entry.id, versions: [...entry.versions, written] }
  const isNew = version === 1
  return {
    ...book,
    links: await addLink(book, book.links, link, sha256),
    entries: isNew
      ? [...book.entries, next]
      : book.entries.map((one) => (one.id === entry.id ? next : one)),
  }
}
