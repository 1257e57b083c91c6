import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate'
import { ExtractionProblem } from '../problem.ts'

/** Limits of what a package may unpack to, in bytes. */
const READ_MAX = 50 * 1024 * 1024
const WHOLE_MAX = 500 * 1024 * 1024
const ENTRIES_MAX = 5000
const RATIO_MAX = 1000

/** The parts of an Office package that hold text or say how to read it, by their names. */
export interface Parts {
  /** The XML of a part; null where there is none. */
  read(name: string): string | null
  /** Names of all parts. */
  names: readonly string[]
}

/**
 * Opens an Office package. Sizes are summed before anything is unpacked, and no part can unpack to more than
 * it declares. @throws ExtractionProblem 'too_large_inside', 'damaged'
 */
export function openParts(bytes: Uint8Array): Parts {
  const names: string[] = []
  let whole = 0
  let read = 0
  const files = unzipped(bytes, (file) => {
    names.push(file.name)
    whole += file.originalSize
    const isText = isTextPart(file.name)
    if (isText) read += file.originalSize
    const isBomb = file.originalSize > 1e6 && file.originalSize > RATIO_MAX * file.size
    if (names.length > ENTRIES_MAX || whole > WHOLE_MAX || read > READ_MAX || isBomb) {
      throw new ExtractionProblem('too_large_inside')
    }
    return isText
  })
  return {
    names,
    read: (name) => {
      const part = files[name]
      return part ? decodeXml(part) : null
    },
  }
}

function unzipped(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof ExtractionProblem ? error : new ExtractionProblem('damaged')
  }
}

/** Everything else (pictures, fonts, macros, themes) is never unpacked. */
function isTextPart(name: string): boolean {
  if (name === '[Content_Types].xml' || name === '_rels/.rels') return true
  return /(?:^|\/)(?:document\d*|footnotes|endnotes|numbering|styles|header\d*|footer\d*)\.xml(?:\.rels)?$/.test(
    name,
  )
}

/** XML is UTF-8 unless it begins with the byte order mark of UTF-16. */
function decodeXml(part: Uint8Array): string {
  const isWide = (part[0] === 0xff && part[1] === 0xfe) || (part[0] === 0xfe && part[1] === 0xff)
  if (isWide) throw new ExtractionProblem('damaged')
  return strFromU8(part)
}
