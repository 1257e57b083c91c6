import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

/** An entry of a ZIP archive, as its directory lists it. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly packedSize: number
  /** Where its local header begins. */
  readonly offset: number
}

const END_SIGNATURE = 0x06054b50

const END_BYTES = 22

const LONGEST_COMMENT = 65_535

const ENTRY_SIGNATURE = 0x02014b50

const ENTRY_BYTES = 46

const LOCAL_BYTES = 30

/** Far more than a letter has parts; what is longer is no letter. */
const LONGEST_DIRECTORY = 1024 * 1024

const LONGEST_PART = 1024 * 1024

const inflate = promisify(inflateRaw)

/** The entries of an archive by its directory, which stands at its end; null for a damaged one. */
export async function readZipDirectory(source: Source): Promise<ZipEntry[] | null> {
  const tailStart = Math.max(0, source.size - END_BYTES - LONGEST_COMMENT)
  const tail = await source.read(tailStart, source.size - tailStart)
  const end = findEnd(tail)
  if (end === null) return null
  const length = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  if (length > LONGEST_DIRECTORY || start + length > source.size) return null
  return entriesOf(await source.read(start, length))
}

/** A small part of an archive, unpacked; null where it is damaged or large. */
export async function readZipPart(source: Source, entry: ZipEntry): Promise<Buffer | null> {
  if (entry.packedSize > LONGEST_PART) return null
  const local = await source.read(entry.offset, LOCAL_BYTES)
  if (local.length < LOCAL_BYTES) return null
  const start = entry.offset + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28)
  const packed = await source.read(start, entry.packedSize)
  if (entry.method === 0) return packed
  return inflate(packed, { maxOutputLength: LONGEST_PART }).catch(() => null)
}

function findEnd(tail: Buffer): number | null {
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) === END_SIGNATURE) return at
  }
  return null
}

function entriesOf(directory: Buffer): ZipEntry[] | null {
  const entries: ZipEntry[] = []
  let at = 0
  while (at < directory.length) {
    if (at + ENTRY_BYTES > directory.length) return null
    if (directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return null
    const nameLength = directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength),
      method: directory.readUInt16LE(at + 10),
      packedSize: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    })
    at +=
      ENTRY_BYTES + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** A finished file, of which any part can be read. */
export interface Source {
  /** In bytes. */
  readonly size: number
  /** The bytes of the range, cut at the file's end. */
  read(offset: number, length: number): Promise<Buffer>
}
