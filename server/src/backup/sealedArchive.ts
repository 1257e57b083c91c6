/**
 * A backup as a file: one line of JSON, then gzip sealed in frames (sealing/frames.ts). The line is in clear and names
 * the key that opens the rest, which is bound to the line's id.
 */
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { FileSealer } from '../sealing/fileSealer.ts'
import { FRAME_BYTES } from '../sealing/frames.ts'
import { inPieces } from '../sealing/inPieces.ts'
import type { Keyring } from '../sealing/keyring.ts'
import { openStream } from '../sealing/openStream.ts'
import { RecordReader, RecordWriter } from './records.ts'

/** What stands in the open at the beginning. */
export interface Label {
  backup: typeof FORMAT
  id: string
  hubId: string
  /** Of the database's schema. */
  schema: string
  /** The key of this file, locked; its first characters name the key that locked it. */
  wrappedKey: string
}

const FORMAT = 1
const LONGEST_LABEL = 4096
/** Sealed letters, which are most of it, do not get smaller. */
const LEAST_WORK = 1

/** Binds the whole label to the seal. */
const placeOf = ({ id, hubId, schema }: Label) => ({
  table: 'backup',
  column: 'file',
  row: JSON.stringify([id, hubId, schema]),
})

/**
 * Writes a backup: whole, or not at all.
 *
 * @param write writes its records
 */
export async function writeArchive(
  path: string,
  keyring: Keyring,
  about: Pick<Label, 'hubId' | 'schema'>,
  write: (writer: RecordWriter) => Promise<void>,
): Promise<void> {
  const id = randomUUID()
  const { keys, wrappedKey } = keyring.newDocumentKeys(id)
  const label: Label = { backup: FORMAT, id, ...about, wrappedKey }
  const sealer = new FileSealer(keys.file, placeOf(label))
  const seal = async function* (source: AsyncIterable<Uint8Array>) {
    yield Buffer.from(`${JSON.stringify(label)}\n`)
    for await (const { bytes, isLast } of inPieces(source, FRAME_BYTES, FRAME_BYTES)) {
      yield Buffer.concat(sealer.frame(bytes, isLast))
    }
  }
  const unfinished = `${path}.unfinished`
  const records = new PassThrough()
  const written = pipeline(
    records,
    createGzip({ level: LEAST_WORK }),
    seal,
    createWriteStream(unfinished, { mode: 0o600, flush: true }),
  )
  try {
    // Both are over before the file is removed or named.
    const ends = await Promise.allSettled([written, fill(records, write)])
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    await rename(unfinished, path)
    await forceToDisk(path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function fill(
  records: PassThrough,
  write: (writer: RecordWriter) => Promise<void>,
): Promise<void> {
  try {
    await write(new RecordWriter(records))
    records.end()
  } catch (error) {
    records.destroy(error as Error)
    throw error
  }
}

/** Reads the line in clear; null where there is no such file, or it is no backup. */
export async function readLabel(path: string): Promise<Label | null> {
  const handle = await open(path).catch(() => null)
  if (!handle) return null
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(LONGEST_LABEL),
      0,
      LONGEST_LABEL,
      0,
    )
    const line = buffer.subarray(0, bytesRead)
    const end = line.indexOf('\n')
    return end === -1 ? null : labelIn(line.subarray(0, end).toString())
  } finally {
    await handle.close()
  }
}

function labelIn(line: string): Label | null {
  try {
    const label = JSON.parse(line) as Label
    return label.backup === FORMAT ? label : null
  } catch {
    return null
  }
}

/**
 * Reads the records of a backup. Every byte was checked before it is given out.
 *
 * @throws SealBroken where the file is damaged, cut, or of another key
 */
export function readArchive(path: string, label: Label, keyring: Keyring): RecordReader {
  const { file } = keyring.documentKeys(label.id, label.wrappedKey)
  const start = Buffer.byteLength(JSON.stringify(label)) + 1
  const opened = openStream(createReadStream(path, { start }), file, placeOf(label))
  const plain = createGunzip()
  // Whoever reads is told by the stream itself.
  pipeline(Readable.from(opened), plain).catch(() => {})
  return new RecordReader(plain)
}

async function forceToDisk(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
