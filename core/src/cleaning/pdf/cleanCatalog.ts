import { PDFArray, PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import type { TraceList } from '../traceList.ts'
import { cleanForm } from './forms.ts'
import { has, noteMetadata } from './noteInfo.ts'
import { keepKeys, keySet, members, name, textAt } from './values.ts'

/** What a reader of the document needs of its catalog. */
const CATALOG = keySet(
  'Type Version Extensions Pages PageLabels Names Dests ViewerPreferences PageLayout PageMode Outlines OpenAction AcroForm StructTreeRoot MarkInfo Lang OutputIntents OCProperties',
)
const FILES_MAX = 1000

/** Keeps of a document's catalog what shows it. @throws CleaningProblem 'foreign' */
export function cleanCatalog(catalog: PDFDict, traces: TraceList): void {
  noteMetadata(catalog.lookup(name('Metadata')), traces)
  if (has(catalog, 'AA')) traces.goes('program_inside')
  if (has(catalog, 'PieceInfo')) traces.goes('appData')
  if (hiddenLayers(catalog) > 0) traces.stays('hiddenLayer')
  const names = catalog.lookup(name('Names'))
  if (names instanceof PDFDict) {
    if (has(names, 'JavaScript')) traces.goes('program_inside')
    for (const file of fileNames(names)) traces.goes('attachment', file)
    keepKeys(names, new Set(['Dests']))
  }
  cleanForm(catalog, traces)
  keepKeys(catalog, CATALOG)
}

/** How many layers do not show. Which program made them goes. */
function hiddenLayers(catalog: PDFDict): number {
  const layers = catalog.lookup(name('OCProperties'))
  const shown = layers instanceof PDFDict ? layers.lookup(name('D')) : undefined
  if (shown instanceof PDFDict) shown.delete(name('Creator'))
  const off = shown instanceof PDFDict ? shown.lookup(name('OFF')) : undefined
  return off instanceof PDFArray ? off.size() : 0
}

/** The names of the files that are packed into the document. */
function fileNames(names: PDFDict): string[] {
  const found: string[] = []
  const seen = new Set<PDFObject>()
  const open: (PDFObject | undefined)[] = [names.lookup(name('EmbeddedFiles'))]
  while (open.length > 0 && seen.size < FILES_MAX) {
    const node = open.pop()
    if (!(node instanceof PDFDict) || seen.has(node)) continue
    seen.add(node)
    const lists = ['Kids', 'Names'].map((key) => node.lookup(name(key)))
    for (const list of lists) {
      if (list instanceof PDFArray)
        open.push(...members(list).map((one) => node.context.lookup(one)))
    }
    if (has(node, 'EF')) found.push(textAt(node, 'UF') || textAt(node, 'F'))
  }
  return found
}
