import { joined, latin } from '../joined.ts'
import type { TraceList } from '../traceList.ts'

/** Boxes of a JPEG 2000 file that show it. */
const SHOWN = new Set(['jP  ', 'ftyp', 'jp2h', 'jp2c', 'rreq'])
/** Boxes that say something about it. */
const ABOUT = new Set(['xml ', 'uuid', 'uinf', 'jp2i', 'asoc', 'nlst', 'lbl '])

/**
 * A JPEG 2000 picture without its data sheets. Null where it holds boxes that point to places in the file, or
 * others that are not known.
 */
export function cleanJp2(bytes: Uint8Array, traces: TraceList): Uint8Array | null {
  // The bare picture, without a container.
  if (bytes[0] === 0xff && bytes[1] === 0x4f) return bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const name = latin(bytes.subarray(at + 4, at + 8))
    const size = view.getUint32(at)
    const end = size === 0 ? bytes.length : at + size
    if (size === 1 || (size !== 0 && size < 8) || end > bytes.length) return null
    if (SHOWN.has(name)) parts.push(bytes.subarray(at, end))
    else if (ABOUT.has(name)) traces.goes('picture')
    else return null
    at = end
  }
  return parts.length > 0 ? joined(parts) : null
}
