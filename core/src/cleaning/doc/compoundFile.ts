import { joined } from '../joined.ts'

/** The end of a chain of sectors, and marks of sectors that hold none. */
const LAST_SECTOR = 0xfffffffa
const ENTRY = 128
const STREAM = 2
const ROOT = 5
const HEADER = 512

/** A stream in the container of old Office files. */
interface Entry {
  readonly name: string
  readonly kind: number
  readonly start: number
  readonly size: number
}

/** Reads streams out of the container of old Office files. What is broken reads as nothing; loops end. */
export class CompoundFile {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #sectorSize: number
  readonly #next: Uint32Array
  readonly #entries: readonly Entry[]

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#sectorSize = this.#u16(30) === 12 ? 4096 : 512
    this.#next = this.#readTable()
    this.#entries = this.#readEntries()
  }

  /** Whether there is a stream or storage whose name has the pattern. */
  has(pattern: RegExp): boolean {
    return this.#entries.some(({ name }) => pattern.test(name))
  }

  /** The bytes of a stream; null where there is none. */
  stream(name: string): Uint8Array | null {
    const entry = this.#entries.find((one) => one.kind === STREAM && one.name === name)
    if (!entry) return null
    const isSmall = entry.size < this.#u32(56)
    return (isSmall ? this.#small(entry.start) : this.#chain(entry.start)).subarray(0, entry.size)
  }

  #u16(at: number): number {
    return at >= 0 && at + 2 <= this.#bytes.length ? this.#view.getUint16(at, true) : 0
  }

  #u32(at: number): number {
    return at >= 0 && at + 4 <= this.#bytes.length ? this.#view.getUint32(at, true) : 0
  }

  #sectorAt(sector: number): number {
    return Math.max(HEADER, this.#sectorSize) + sector * this.#sectorSize
  }

  /** Which sector follows each. A file beyond 7 MB lists the rest of the table elsewhere, which is not followed. */
  #readTable(): Uint32Array {
    const sectors: number[] = []
    for (let at = 76; at < HEADER; at += 4) {
      if (this.#u32(at) < LAST_SECTOR) sectors.push(this.#u32(at))
    }
    const each = this.#sectorSize / 4
    const table = new Uint32Array(sectors.length * each)
    for (const [index, sector] of sectors.entries()) {
      for (let entry = 0; entry < each; entry++) {
        table[index * each + entry] = this.#u32(this.#sectorAt(sector) + 4 * entry)
      }
    }
    return table
  }

  #chain(start: number): Uint8Array {
    const parts: Uint8Array[] = []
    const seen = new Set<number>()
    for (let sector = start; sector < LAST_SECTOR && !seen.has(sector); ) {
      seen.add(sector)
      const at = this.#sectorAt(sector)
      if (at >= this.#bytes.length) break
      parts.push(this.#bytes.subarray(at, at + this.#sectorSize))
      sector = this.#next[sector] ?? LAST_SECTOR
    }
    return joined(parts)
  }

  /** A stream in the small sectors, which lie in a stream of the root's own. */
  #small(start: number): Uint8Array {
    const root = this.#entries.find(({ kind }) => kind === ROOT)
    if (!root) return new Uint8Array()
    const sectors = this.#chain(root.start)
    const table = this.#chain(this.#u32(60))
    const next = new DataView(table.buffer)
    const parts: Uint8Array[] = []
    const seen = new Set<number>()
    for (let sector = start; sector < LAST_SECTOR && !seen.has(sector); ) {
      seen.add(sector)
      parts.push(sectors.subarray(64 * sector, 64 * sector + 64))
      sector = 4 * sector + 4 <= table.length ? next.getUint32(4 * sector, true) : LAST_SECTOR
    }
    return joined(parts)
  }

  #readEntries(): Entry[] {
    const directory = this.#chain(this.#u32(48))
    const view = new DataView(directory.buffer)
    const entries: Entry[] = []
    for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
      const length = Math.min(view.getUint16(at + 64, true), 64)
      const letters = Array.from({ length: Math.max(0, length / 2 - 1) }, (_, index) =>
        view.getUint16(at + 2 * index, true),
      )
      entries.push({
        name: String.fromCharCode(...letters),
        kind: directory[at + 66] ?? 0,
        start: view.getUint32(at + 116, true),
        size: view.getUint32(at + 120, true),
      })
    }
    return entries
  }
}
