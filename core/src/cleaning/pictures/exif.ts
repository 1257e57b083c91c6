import { latin } from '../joined.ts'
import { placeWords } from '../plainValues.ts'
import type { TraceList } from '../traceList.ts'

const TAG = {
  make: 0x010f,
  model: 0x0110,
  orientation: 0x0112,
  software: 0x0131,
  dateTime: 0x0132,
  artist: 0x013b,
  copyright: 0x8298,
  exif: 0x8769,
  gps: 0x8825,
  dateTaken: 0x9003,
  owner: 0xa430,
  serial: 0xa431,
} as const

const GPS = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4 } as const
const ENTRIES_MAX = 500

/** One directory of a TIFF structure: where each tag's entry stands. */
type Directory = ReadonlyMap<number, number>

/** What camera data says about a picture, and how the picture is turned (1 to 8). */
export function readExif(tiff: Uint8Array, traces: TraceList): { orientation: number } {
  const reader = new Tiff(tiff)
  const main = reader.directory(reader.u32(4))
  const taken = reader.directory(reader.number(main, TAG.exif))
  const place = reader.directory(reader.number(main, TAG.gps))
  const device = [reader.text(main, TAG.make), reader.text(main, TAG.model)].join(' ').trim()
  traces.goes('picture', device)
  for (const tag of [TAG.artist, TAG.copyright]) addText(traces, 'author', reader.text(main, tag))
  addText(traces, 'author', reader.text(taken, TAG.owner))
  addText(traces, 'program', reader.text(main, TAG.software))
  addText(traces, 'dates', reader.text(taken, TAG.dateTaken) || reader.text(main, TAG.dateTime))
  addText(traces, 'picture', reader.text(taken, TAG.serial))
  if (place.size > 0) traces.goes('place', placeOf(reader, place))
  return { orientation: reader.number(main, TAG.orientation) }
}

function addText(
  traces: TraceList,
  kind: 'author' | 'program' | 'dates' | 'picture',
  text: string,
) {
  if (text !== '') traces.goes(kind, text)
}

/** The place in words, or nothing where the numbers are no place. */
function placeOf(reader: Tiff, place: Directory): string {
  const side = (tag: number) => reader.text(place, tag).slice(0, 1)
  return placeWords(
    { degrees: reader.degrees(place, GPS.latitude), side: side(GPS.latitudeRef) },
    { degrees: reader.degrees(place, GPS.longitude), side: side(GPS.longitudeRef) },
  )
}

/** Reads a TIFF structure. What lies outside of the bytes reads as 0 or ''. */
class Tiff {
  readonly #view: DataView
  readonly #bytes: Uint8Array
  readonly #isLittle: boolean

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#isLittle = bytes[0] === 0x49
  }

  u16(at: number): number {
    return at >= 0 && at + 2 <= this.#bytes.length ? this.#view.getUint16(at, this.#isLittle) : 0
  }

  u32(at: number): number {
    return at >= 0 && at + 4 <= this.#bytes.length ? this.#view.getUint32(at, this.#isLittle) : 0
  }

  directory(at: number): Directory {
    const entries = new Map<number, number>()
    if (at < 8) return entries
    const count = Math.min(this.u16(at), ENTRIES_MAX)
    for (let index = 0; index < count; index++) {
      const entry = at + 2 + 12 * index
      if (entry + 12 > this.#bytes.length) break
      entries.set(this.u16(entry), entry)
    }
    return entries
  }

  /** A short or long number. */
  number(directory: Directory, tag: number): number {
    const entry = directory.get(tag)
    if (entry === undefined) return 0
    return this.u16(entry + 2) === 3 ? this.u16(entry + 8) : this.u32(entry + 8)
  }

  text(directory: Directory, tag: number): string {
    const entry = directory.get(tag)
    if (entry === undefined || this.u16(entry + 2) !== 2) return ''
    const length = Math.min(this.u32(entry + 4), 1000)
    const at = length > 4 ? this.u32(entry + 8) : entry + 8
    return latin(this.#bytes.subarray(at, at + length))
      .replace(/\0[^]*$/, '')
      .trim()
  }

  /** Degrees, minutes and seconds as degrees; NaN where they cannot be read. */
  degrees(directory: Directory, tag: number): number {
    const entry = directory.get(tag)
    if (entry === undefined || this.u32(entry + 4) !== 3) return Number.NaN
    const at = this.u32(entry + 8)
    const part = (index: number) => this.u32(at + 8 * index) / (this.u32(at + 8 * index + 4) || 1)
    return part(0) + part(1) / 60 + part(2) / 3600
  }
}

/** Camera data that says how a picture is turned, and nothing else. */
export function orientationOnly(orientation: number): Uint8Array {
  const tiff = [
    0x4d,
    0x4d,
    0,
    0x2a,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
  ]
  return Uint8Array.from([0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, 0, 0, 0, 0])
}
