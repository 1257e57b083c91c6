/** Small files of each kind, made anew, for tests of what is taken and what is refused. */
import { crc32, deflateRawSync } from 'node:zlib'

const CONTENT_TYPES = '[Content_Types].xml'
const wordTypes = (main: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`
const PLAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const WITH_MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml'

/** A PDF by its header and words; enough for everything but reading it. */
export const pdf = (words = 'Notice'): Buffer =>
  Buffer.from(`%PDF-1.7\n%\xe2\xe3\xcf\xd3\n${words}\n%%EOF\n`, 'latin1')

export const png = (): Buffer =>
  Buffer.from(
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0\x3a\x7e\x9b\x55\0\0\0\0IDAT',
    'latin1',
  )

/** A Word document of these paragraphs' text, with other parts beside it. */
export const docx = (words = 'Notice', others: Record<string, string | Buffer> = {}): Buffer =>
  zip({
    [CONTENT_TYPES]: wordTypes(PLAIN),
    'word/document.xml': `<w:document><w:p><w:t>${words}</w:t></w:p></w:document>`,
    ...others,
  })

/** A Word document that says of itself that it holds macros. */
export const docm = (): Buffer =>
  zip({ [CONTENT_TYPES]: wordTypes(WITH_MACROS), 'word/document.xml': '<w:document/>' })

/** A ZIP archive of these parts, packed. */
export function zip(parts: Record<string, string | Buffer>): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    // Version, flags, method (deflated), time, date, checksum, sizes, length of the name.
    const common = Buffer.alloc(24)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = [Buffer.from('PK\x03\x04'), common, Buffer.alloc(2), Buffer.from(name), packed]
    const rest = Buffer.alloc(16)
    rest.writeUInt32LE(offset, 12)
    const version = Buffer.from([20, 0])
    directory.push(Buffer.from('PK\x01\x02'), version, common, rest, Buffer.from(name))
    locals.push(...local)
    offset += local.reduce((sum, part) => sum + part.length, 0)
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, listed, end])
}

const SECTOR = 512
const END_OF_CHAIN = 0xfffffffe
const FREE = 0xffffffff

/** A compound file (old Office) with empty streams of these names; its directory comes last, in a chain. */
export function compound(names: readonly string[], padding = 0): Buffer {
  const entries = ['Root Entry', ...names].map((name, at) => {
    const entry = Buffer.alloc(128)
    entry.write(name, 0, 'utf16le')
    entry.writeUInt16LE((name.length + 1) * 2, 64)
    entry[66] = at === 0 ? 5 : 2
    return entry
  })
  const directorySectors = Math.ceil(entries.length / 4)
  const sectors = 1 + padding + directorySectors
  const tables = Math.ceil(sectors / 128) + 1
  const first = tables + padding
  const table = Buffer.alloc(tables * SECTOR, 0xff)
  for (let at = 0; at < directorySectors; at++) {
    const next = at + 1 < directorySectors ? first + at + 1 : END_OF_CHAIN
    table.writeUInt32LE(next, (first + at) * 4)
  }
  const header = Buffer.alloc(SECTOR)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(tables, 44)
  header.writeUInt32LE(first, 48)
  header.writeUInt32LE(END_OF_CHAIN, 68)
  for (let at = 0; at < 109; at++) header.writeUInt32LE(at < tables ? at : FREE, 76 + at * 4)
  const directory = Buffer.alloc(directorySectors * SECTOR)
  entries.forEach((entry, at) => {
    entry.copy(directory, at * 128)
  })
  return Buffer.concat([header, table, Buffer.alloc(padding * SECTOR, 7), directory])
}

export const doc = (): Buffer => compound(['1Table', 'WordDocument', 'SummaryInformation'])
