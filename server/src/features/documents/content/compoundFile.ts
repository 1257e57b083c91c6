/**
 * Reads the names in a compound file, the container of DOC and of other old Office files (MS-CFB): a small
 * file system of sectors, chained by a table (FAT) that lies in sectors itself.
 */
import type { Source } from './zip.ts'

const HEADER_BYTES = 512
const ENTRY_BYTES = 128
/** Sector numbers from here on mark ends and free places. */
const LARGEST_SECTOR = 0xfffffffa
/** A directory of a letter has some dozen entries; this many sectors hold thousands. */
const LONGEST_CHAIN = 512

/** The names of all streams and storages; null for a damaged file. */
export async function readCompoundNames(source: Source): Promise<string[] | null> {
  const header = await source.read(0, HEADER_BYTES)
  if (header.length < HEADER_BYTES) return null
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return null
  const sectors = new Sectors(source, 1 << shift)
  const table = await tableSectors(header, sectors)
  const names: string[] = []
  let sector = header.readUInt32LE(48)
  for (let steps = 0; sector < LARGEST_SECTOR; steps++) {
    const bytes = await sectors.read(sector)
    if (!bytes || steps === LONGEST_CHAIN) return null
    names.push(...namesIn(bytes))
    const next = await nextSector(sectors, table, sector)
    if (next === null) return null
    sector = next
  }
  return names
}

class Sectors {
  readonly size: number
  readonly #source: Source

  constructor(source: Source, size: number) {
    this.#source = source
    this.size = size
  }

  async read(sector: number): Promise<Buffer | null> {
    // The header takes the place of a sector.
    const bytes = await this.#source.read((sector + 1) * this.size, this.size)
    // The last sector of a file may be cut.
    return bytes.length >= ENTRY_BYTES ? bytes : null
  }
}

/** The sectors that the FAT lies in: 109 of them are named in the header, more in sectors of their own. */
async function tableSectors(header: Buffer, sectors: Sectors): Promise<number[]> {
  const numbers = words(header.subarray(76))
  let more = header.readUInt32LE(68)
  for (let steps = 0; more < LARGEST_SECTOR && steps < LONGEST_CHAIN; steps++) {
    const bytes = await sectors.read(more)
    if (!bytes) break
    const found = words(bytes)
    // The last number leads to the next such sector.
    more = found.pop() ?? LARGEST_SECTOR
    numbers.push(...found)
  }
  return numbers.filter((number) => number < LARGEST_SECTOR)
}

async function nextSector(
  sectors: Sectors,
  table: readonly number[],
  sector: number,
): Promise<number | null> {
  const perSector = sectors.size / 4
  const place = table[Math.floor(sector / perSector)]
  const bytes = place === undefined ? null : await sectors.read(place)
  const at = (sector % perSector) * 4
  return bytes && at + 4 <= bytes.length ? bytes.readUInt32LE(at) : null
}

function namesIn(bytes: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const length = bytes.readUInt16LE(at + 64)
    const isUsed = bytes[at + 66] !== 0
    // With the NUL that ends it.
    if (isUsed && length >= 2 && length <= 64)
      names.push(bytes.toString('utf16le', at, at + length - 2))
  }
  return names
}

function words(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length >> 2 }, (_, at) => bytes.readUInt32LE(at * 4))
}
