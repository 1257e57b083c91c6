import { PDFArray, PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import { CleaningProblem } from '../trace.ts'
import type { TraceList } from '../traceList.ts'
import { cleanAnnotations } from './annotations.ts'
import { has, noteMetadata } from './noteInfo.ts'
import { keepKeys, keySet, members, name } from './values.ts'

const PAGE = keySet(
  'Type Parent Resources MediaBox CropBox BleedBox TrimBox ArtBox Rotate Contents Group Annots StructParents Tabs UserUnit',
)
const PAGE_TREE = keySet('Type Parent Kids Count Resources MediaBox CropBox Rotate')
const PAGES_MAX = 5000

/** The pages that a document has now, and what was taken off them. */
export interface CleanPages {
  readonly pages: ReadonlySet<PDFObject>
  readonly gone: Set<PDFObject>
}

/** Keeps of each page what shows it. @throws CleaningProblem 'damaged', 'too_large_inside' */
export function cleanPages(catalog: PDFDict, traces: TraceList): CleanPages {
  const pages = pagesOf(catalog)
  const gone = new Set<PDFObject>()
  for (const page of pages) {
    noteMetadata(page.lookup(name('Metadata')), traces)
    if (has(page, 'Thumb')) traces.goes('preview')
    if (has(page, 'PieceInfo')) traces.goes('appData')
    if (has(page, 'AA')) traces.goes('program_inside')
    keepKeys(page, PAGE)
    for (const one of cleanAnnotations(page, traces)) gone.add(one)
  }
  return { pages, gone }
}

function pagesOf(catalog: PDFDict): Set<PDFDict> {
  const pages = new Set<PDFDict>()
  const seen = new Set<PDFObject>()
  const open: (PDFObject | undefined)[] = [catalog.lookup(name('Pages'))]
  while (open.length > 0) {
    const node = open.pop()
    if (!(node instanceof PDFDict) || seen.has(node)) continue
    seen.add(node)
    const kids = node.lookup(name('Kids'))
    if (kids instanceof PDFArray) {
      keepKeys(node, PAGE_TREE)
      open.push(...members(kids).map((kid) => node.context.lookup(kid)))
    } else pages.add(node)
    if (pages.size > PAGES_MAX) throw new CleaningProblem('too_large_inside')
  }
  if (pages.size === 0) throw new CleaningProblem('damaged')
  return pages
}
