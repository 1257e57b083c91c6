import { Inflate, Unzlib } from 'fflate'
import { joined } from './joined.ts'
import { CleaningProblem } from './trace.ts'

/** What one packed part may unpack to, in bytes. */
const UNPACKED_MAX = 64 * 1024 * 1024
const PIECE = 32 * 1024

/**
 * Unpacks zlib or raw deflate. Data that is cut short gives what there is, as readers of PDF take it.
 * @throws CleaningProblem 'too_large_inside', 'damaged'
 */
export function limitedInflate(
  packed: Uint8Array,
  { most = UNPACKED_MAX, raw = false }: { most?: number; raw?: boolean } = {},
): Uint8Array {
  const parts: Uint8Array[] = []
  let length = 0
  const take = (part: Uint8Array) => {
    length += part.length
    if (length > most) throw new CleaningProblem('too_large_inside')
    parts.push(part.slice())
  }
  const unpack = (isWhole: boolean) => {
    const stream = raw ? new Inflate(take) : new Unzlib(take)
    for (let at = 0; at < packed.length; at += PIECE) {
      stream.push(packed.subarray(at, at + PIECE), isWhole && at + PIECE >= packed.length)
    }
  }
  try {
    unpack(true)
  } catch (error) {
    if (error instanceof CleaningProblem) throw error
    if (length === 0) unpackBeginning(unpack)
    if (length === 0) throw new CleaningProblem('damaged')
  }
  return joined(parts)
}

/** Of a piece that is cut short nothing comes out, unless more of it is awaited. */
function unpackBeginning(unpack: (isWhole: boolean) => void): void {
  try {
    unpack(false)
  } catch (error) {
    if (error instanceof CleaningProblem) throw error
  }
}
