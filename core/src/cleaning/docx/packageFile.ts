import { strFromU8, unzipSync, zipSync } from 'fflate'
import { CleaningProblem } from '../trace.ts'

/** Limits of what a package may unpack to, in bytes. A letter with photos stays far below. */
const PART_MAX = 50 * 1024 * 1024
const WHOLE_MAX = 120 * 1024 * 1024
const ENTRIES_MAX = 5000
const RATIO_MAX = 1000

/** The earliest time that a package can tell. */
const NO_TIME = new Date(1980, 0, 1, 12)

export type PackageFiles = Record<string, Uint8Array>

/** Unpacks all of a package. @throws CleaningProblem 'too_large_inside', 'damaged' */
export function openPackage(bytes: Uint8Array): PackageFiles {
  let whole = 0
  let count = 0
  const filter = ({ originalSize, size }: { originalSize: number; size: number }) => {
    // What is not packed takes its own size, whatever it claims.
    const unpacked = Math.max(size, originalSize)
    whole += unpacked
    count++
    const isBomb = unpacked > 1e6 && unpacked > RATIO_MAX * size
    if (isBomb || unpacked > PART_MAX || whole > WHOLE_MAX || count > ENTRIES_MAX) {
      throw new CleaningProblem('too_large_inside')
    }
    return true
  }
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof CleaningProblem ? error : new CleaningProblem('damaged')
  }
}

/** Packs the parts anew, all with the same time and without remarks. Pictures are packed already. */
export function writePackage(files: PackageFiles): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([name, content]) => {
    const level = /\.(?:png|jpe?g|gif)$/i.test(name) ? 0 : 6
    return [name, [content, { level, mtime: NO_TIME }]] as const
  })
  return zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0])
}

/** A part's XML. @throws CleaningProblem 'foreign' for any encoding but UTF-8 */
export function xmlOf(part: Uint8Array): string {
  const isWide = (part[0] === 0xff && part[1] === 0xfe) || (part[0] === 0xfe && part[1] === 0xff)
  if (isWide) throw new CleaningProblem('foreign')
  const xml = strFromU8(part)
  return xml.startsWith('\ufeff') ? xml.slice(1) : xml
}
