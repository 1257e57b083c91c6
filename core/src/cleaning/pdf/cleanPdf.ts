import {
  type PDFContext,
  PDFDict,
  PDFParser,
  PDFRawStream,
  PDFStreamWriter,
  PDFWriter,
} from '@cantoo/pdf-lib'
import { latin } from '../joined.ts'
import { type Cleaned, CleaningProblem } from '../trace.ts'
import { TraceList } from '../traceList.ts'
import { cleanCatalog } from './cleanCatalog.ts'
import { cleanParts } from './cleanParts.ts'
import { guardPacked } from './guardPacked.ts'
import { noteInfo } from './noteInfo.ts'
import { cleanPages } from './pages.ts'
import { textAt } from './values.ts'

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
