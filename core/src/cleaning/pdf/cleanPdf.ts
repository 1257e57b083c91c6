import {
  type PDFContext,
  PDFDict,
  PDFParser,
  PDFRawStream,
  PDFStreamWriter,
  PDFWriter,
} from '@cantoo/pdf-lib'
import { latin } from '../joined.ts'
import { limitedInflate } from '../limitedInflate.ts'
import { type Cleaned, CleaningProblem } from '../trace.ts'
import { TraceList } from '../traceList.ts'
import { cleanCatalog } from './cleanCatalog.ts'
import { cleanParts } from './cleanParts.ts'
import { noteInfo } from './noteInfo.ts'
import { cleanPages } from './pages.ts'
import { textAt } from './values.ts'

/** What all packed objects of a file may unpack to, in bytes. A letter's take kilobytes. */
const PACKED_OBJECTS_MAX = 32 * 1024 * 1024

/** How many objects are read or written before others may have their turn. */
const OBJECTS_AT_ONCE = 2000

/**
 * A PDF written anew with nothing but what its pages show. The bytes given are not changed.
 * @throws CleaningProblem
 */
export async function cleanPdf(bytes: Uint8Array): Promise<Cleaned> {
  guardPacked(bytes)
  if (!hasItsEnd(bytes)) throw new CleaningProblem('damaged')
  const context = await PDFParser.forBytesWithOptions(bytes, OBJECTS_AT_ONCE).parseDocument()
  if (context.trailerInfo.Encrypt) throw new CleaningProblem('locked')
  const catalog = context.lookup(context.trailerInfo.Root)
  if (!(catalog instanceof PDFDict)) throw new CleaningProblem('damaged')
  const traces = new TraceList()
  noteInfo(context.lookup(context.trailerInfo.Info), traces)
  for (let versions = countVersions(bytes); versions > 1; versions--) traces.goes('versions')
  const isPacked = holdsPackedObjects(context)
  cleanCatalog(catalog, traces)
  cleanParts(catalog, cleanPages(catalog, traces), traces)
  return { bytes: await written(context, isPacked), removed: traces.removed(), kept: traces.kept() }
}

function holdsPackedObjects(context: PDFContext): boolean {
  return context
    .enumerateIndirectObjects()
    .some(([, one]) => one instanceof PDFRawStream && textAt(one.dict, 'Type') === 'ObjStm')
}

async function written(context: PDFContext, isPacked: boolean): Promise<Uint8Array<ArrayBuffer>> {
  context.trailerInfo = { Root: context.trailerInfo.Root }
  context.largestObjectNumber = Math.max(
    ...context.enumerateIndirectObjects().map(([ref]) => ref.objectNumber),
  )
  const writer = isPacked
    ? PDFStreamWriter.forContext(context, OBJECTS_AT_ONCE)
    : PDFWriter.forContext(context, OBJECTS_AT_ONCE)
  return writer.serializeToBuffer()
}

/**
 * Whether a PDF is there to its end: it has the mark of one, and no object comes after the last. A file that was cut
 * off has lost the list that leads to what it says of itself, and to whatever else it carries.
 */
function hasItsEnd(bytes: Uint8Array): boolean {
  const text = latin(bytes)
  const end = text.lastIndexOf('startxref')
  return end !== -1 && !/\d\s+\d+\s+obj\b/.test(text.slice(end))
}

/** How many times a PDF was saved on top of itself, the first time included. */
function countVersions(bytes: Uint8Array): number {
  const text = latin(bytes)
  const ends = text.match(/startxref\s+\d+\s+%%EOF/g)?.length ?? 0
  // A file that is made for the web has a second end near its start.
  const isForWeb = /\/Linearized\b/.test(text.slice(0, 2048))
  return Math.max(1, isForWeb ? ends - 1 : ends)
}

/**
 * Makes sure that the objects of a PDF, which its reader unpacks whole, unpack to a sane size.
 * @throws CleaningProblem 'too_large_inside', 'foreign'
 */
function guardPacked(bytes: Uint8Array): void {
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
