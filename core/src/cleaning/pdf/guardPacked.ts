import { latin } from '../joined.ts'
import { limitedInflate } from '../limitedInflate.ts'
import { CleaningProblem } from '../trace.ts'

/** What all packed objects of a file may unpack to, in bytes. A letter's take kilobytes. */
const PACKED_OBJECTS_MAX = 32 * 1024 * 1024

/**
 * Makes sure that the objects of a PDF, which its reader unpacks whole, unpack to a sane size.
 * @throws CleaningProblem 'too_large_inside', 'foreign'
 */
export function guardPacked(bytes: Uint8Array): void {
  const text = latin(bytes)
  let left = PACKED_OBJECTS_MAX
  let before = 0
  for (const { index } of text.matchAll(/stream/g)) {
    // What stands between one mark and the next; a stream's dictionary is at its end.
    const dictionary = text.slice(before, index)
    before = index + 6
    if (dictionary.endsWith('end') || !holdsObjects(dictionary)) continue
    const filters = dictionary.match(/\/(?:Flate|LZW|RunLength|ASCII85|ASCIIHex)Decode/g) ?? []
    if (filters.length === 0) continue
    if (filters.length > 1 || filters[0] !== '/FlateDecode') throw new CleaningProblem('foreign')
    left -= unpackedSize(bytes, text, before, left)
  }
}

/** Names may be written with the codes of their letters. */
function holdsObjects(dictionary: string): boolean {
  const plain = dictionary.includes('#')
    ? dictionary.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))
    : dictionary
  return /\/(?:ObjStm|XRef)/.test(plain)
}

function unpackedSize(bytes: Uint8Array, text: string, mark: number, most: number): number {
  const start = mark + (text.startsWith('\r\n', mark) ? 2 : 1)
  const end = text.indexOf('endstream', start)
  try {
    return limitedInflate(bytes.subarray(start, end === -1 ? undefined : end), { most }).length
  } catch (error) {
    // What cannot be unpacked here is no danger there.
    if (error instanceof CleaningProblem && error.code === 'damaged') return 0
    throw error
  }
}
