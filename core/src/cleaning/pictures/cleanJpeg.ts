import { joined, latin } from '../joined.ts'
import type { TraceList } from '../traceList.ts'
import { orientationOnly, readExif } from './exif.ts'

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COM = 0xfe

interface Options {
  /** Whether viewers of the file turn its pictures as camera data says: Word does, PDF does not. */
  readonly turns: boolean
}

/**
 * A JPEG with nothing but what is needed to show it: colours, resolution, how it is turned. Null where the bytes
 * are no whole JPEG.
 */
export function cleanJpeg(
  bytes: Uint8Array,
  traces: TraceList,
  { turns }: Options,
): Uint8Array | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === EOI) return finished(parts, bytes, at, traces)
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    const end = marker === SOS ? scanEnd(bytes, at + 2 + length) : at + 2 + length
    if (length < 2 || end > bytes.length) return null
    const kept = keptSegment(marker, bytes.subarray(at, end), traces, turns)
    if (kept) parts.push(kept)
    at = end
  }
  return bytes[at] === 0xff && bytes[at + 1] === EOI ? finished(parts, bytes, at, traces) : null
}

/** What stands behind the picture's end (a second picture, a film) goes. */
function finished(parts: Uint8Array[], bytes: Uint8Array, end: number, traces: TraceList) {
  const rest = bytes.subarray(end + 2)
  if (rest.some((byte) => byte > 0x20)) traces.goes('leftovers')
  return joined([...parts, bytes.subarray(end, end + 2)])
}

/** Where the coded dots of a scan end: at the next marker that is neither a stuffed zero nor a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2)
  }
  return bytes.length + 1
}

/** A segment as it goes into the copy; null where it is left out. */
function keptSegment(marker: number, segment: Uint8Array, traces: TraceList, turns: boolean) {
  const isApp = marker >= APP0 && marker <= APP15
  if (!isApp && marker !== COM) return segment
  const name = latin(segment.subarray(4, 40))
  if (marker === APP0 && name.startsWith('JFIF\0')) return withoutThumbnail(segment, traces)
  if (marker === APP2 && name.startsWith('ICC_PROFILE\0')) return segment
  if (marker === APP14 && name.startsWith('Adobe')) return segment.subarray(0, 16)
  if (marker === APP1 && name.startsWith('Exif\0')) {
    if (turns && latin(segment) === latin(turned(segment[29] ?? 0))) return segment
    const { orientation } = readExif(segment.subarray(10), traces)
    return turns && orientation > 1 && orientation <= 8 ? turned(orientation) : null
  }
  traces.goes('picture', marker === COM ? latin(segment.subarray(4, 204)) : '')
  return null
}

/** Camera data that says which way up the picture is, and nothing else. */
function turned(orientation: number): Uint8Array {
  const content = orientationOnly(orientation)
  const length = content.length + 2
  return joined([Uint8Array.of(0xff, APP1, length >> 8, length & 0xff), content])
}

/** The plain head of JFIF has 18 bytes; a small picture may follow. */
function withoutThumbnail(segment: Uint8Array, traces: TraceList): Uint8Array {
  if (segment.length <= 18) return segment
  traces.goes('preview')
  const head = segment.slice(0, 18)
  head.set([0, 16], 2)
  head.set([0, 0], 16)
  return head
}
