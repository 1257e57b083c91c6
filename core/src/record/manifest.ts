import type { RecordBook } from './book.ts'
import type { Link, RecordStart } from './chain.ts'
import type { Entry, EntryVersion, RecordFile } from './entry.ts'
import { type Digest, isHex } from './hash.ts'
import type { Stamp } from './stamp.ts'

const FOLDER = 'files/'

/** Some systems refuse longer paths. */
const NAME_MOST = 80

const MANIFEST_FORMAT = 'hub.record.export.1'

/** A file of the export: which bytes lie where. */
export interface ExportedFile {
  readonly path: string
  readonly size: number
  readonly sha256: Digest
}

/** All that an export says, for a machine. `record.html` is made of it alone. */
export interface Manifest {
  readonly format: typeof MANIFEST_FORMAT
  /** ISO instant. */
  readonly made: string
  readonly record: RecordStart
  readonly links: readonly Link[]
  /** In the order in which they were begun; those that are not shown are missing. */
  readonly entries: readonly Entry[]
  readonly files: readonly ExportedFile[]
  readonly stamps: readonly Stamp[]
}

/**
 * What an export of a record says. Stamps that failed are left out.
 *
 * @param shown the ids of the entries that are part of it; all for undefined
 */
export function manifestOf(book: RecordBook, made: string, shown?: ReadonlySet<string>): Manifest {
  const entries = book.entries
    .filter(({ id }) => shown?.has(id) ?? true)
    .map(({ id, versions }) => ({ id, versions: versions.map(withoutBoxes) }))
  const { id, begun, links, stamps } = book
  return {
    format: MANIFEST_FORMAT,
    made,
    record: { id, begun },
    links,
    entries,
    files: filesOf(entries),
    stamps: stamps.filter(({ state }) => state !== 'failed'),
  }
}

/** The one way to write a manifest: other bytes are another manifest. */
export function printManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The manifest in a text; null where it is none, or was written in any other way than ours. */
export function readManifest(text: string): Manifest | null {
  try {
    const value = JSON.parse(text) as Fields
    if (value.format !== MANIFEST_FORMAT) return null
    const manifest: Manifest = {
      format: MANIFEST_FORMAT,
      made: instant(value.made),
      record: readStart(fields(value.record)),
      links: list(value.links).map(readLink),
      entries: list(value.entries).map(readEntry),
      files: list(value.files).map(readExportedFile),
      stamps: list(value.stamps).map(readStamp),
    }
    return printManifest(manifest) === text ? manifest : null
  } catch {
    return null
  }
}

function withoutBoxes({ version, salt, content }: EntryVersion): EntryVersion {
  const { happened, what, who, where, notes, tags, files } = content
  const plain = files.map(({ name, type, size, sha256 }) => ({ name, type, size, sha256 }))
  return { version, salt, content: { happened, what, who, where, notes, tags, files: plain } }
}

/** Each file once, though several versions name it; numbered, so that no two have one name. */
function filesOf(entries: readonly Entry[]): ExportedFile[] {
  const found = new Map<Digest, ExportedFile>()
  for (const { versions } of entries) {
    for (const { name, size, sha256 } of versions.flatMap(({ content }) => content.files)) {
      if (found.has(sha256)) continue
      found.set(sha256, { path: fileNameIn(found.size + 1, name), size, sha256 })
    }
  }
  return [...found.values()]
}

type Fields = Record<string, unknown>

class NotRead extends Error {}

function readStart({ id, begun }: Fields): RecordStart {
  return { id: hex(id, 16), begun: instant(begun) }
}

function readLink(value: unknown): Link {
  const { number, kind, entry, version, at, content, previous, digest } = fields(value)
  if (kind !== 'written' && kind !== 'deleted') throw new NotRead()
  return {
    number: count(number),
    kind,
    entry: hex(entry, 16),
    version: count(version),
    at: instant(at),
    content: kind === 'deleted' && content === '' ? '' : hex(content, 32),
    previous: hex(previous, 32),
    digest: hex(digest, 32),
  }
}

function readEntry(value: unknown): Entry {
  const { id, versions } = fields(value)
  return { id: hex(id, 16), versions: list(versions).map(readVersion) }
}

function readVersion(value: unknown): EntryVersion {
  const { version, salt, content } = fields(value)
  const { happened, what, who, where, notes, tags, files } = fields(content)
  const { date, time, about } = fields(happened)
  if (typeof about !== 'boolean') throw new NotRead()
  return {
    version: count(version),
    salt: hex(salt, 32),
    content: {
      happened: { date: words(date), time: words(time), about },
      what: words(what),
      who: words(who),
      where: words(where),
      notes: words(notes),
      tags: list(tags).map(words),
      files: list(files).map(readFile),
    },
  }
}

function readFile(value: unknown): RecordFile {
  const { name, type, size, sha256 } = fields(value)
  return { name: words(name), type: words(type), size: count(size), sha256: hex(sha256, 32) }
}

function readExportedFile(value: unknown): ExportedFile {
  const { path, size, sha256 } = fields(value)
  return { path: words(path), size: count(size), sha256: hex(sha256, 32) }
}

function readStamp(value: unknown): Stamp {
  const stamp = fields(value)
  if (stamp.state !== 'asked' && stamp.state !== 'stamped') throw new NotRead()
  return {
    links: count(stamp.links),
    salt: hex(stamp.salt, 32),
    commitment: hex(stamp.commitment, 32),
    asked: instant(stamp.asked),
    state: stamp.state,
    chainId: count(stamp.chainId),
    chainName: words(stamp.chainName),
    registry: words(stamp.registry),
    time: stamp.time === '' ? '' : instant(stamp.time),
    account: words(stamp.account),
    transaction: words(stamp.transaction),
  }
}

function fields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new NotRead()
  return value as Fields
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new NotRead()
  return value
}

function words(value: unknown): string {
  if (typeof value !== 'string' || !value.isWellFormed()) throw new NotRead()
  return value
}

function count(value: unknown): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new NotRead()
  return value as number
}

function hex(value: unknown, bytes: number): string {
  if (!isHex(value, bytes)) throw new NotRead()
  return value
}

function instant(value: unknown): string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)) {
    throw new NotRead()
  }
  return value
}

/**
 * Where a file lies in an export: its number, then as much of its own name as every system takes.
 *
 * @param number from 1 on; keeps two files of one name apart
 */
export function fileNameIn(number: number, name: string): string {
  return `${FOLDER}${String(number).padStart(3, '0')}-${safeName(name)}`
}

/** A name without what systems refuse, hide or turn around; its ending stays. */
function safeName(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    // Controls, signs that turn the direction of writing, and what paths or Windows do not allow.
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd]/g, '')
    .replace(/[\\/:*?"<>|#%&{}]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const dot = plain.lastIndexOf('.')
  const ending = dot > 0 && plain.length - dot <= 10 ? plain.slice(dot) : ''
  const stem = ending === '' ? plain : plain.slice(0, dot)
  const cut = [...stem]
    .slice(0, NAME_MOST - ending.length)
    .join('')
    .trim()
  // Windows drops points and blanks from the end of a name, and a check would miss the file.
  return `${cut || 'file'}${ending}`.replace(/[. ]+$/, '')
}
