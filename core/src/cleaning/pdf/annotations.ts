import { PDFArray, PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import type { TraceList } from '../traceList.ts'
import { keySet, members, name, numberAt, textAt } from './values.ts'

/** Notes that pop up, and what carries a file, a sound or a film. */
const GONE = keySet(
  'Text Popup Caret FileAttachment Sound Movie Screen RichMedia 3D TrapNet Projection',
)
/** Not drawn by a person: parts of the page. */
const PARTS = keySet('Link Widget Watermark PrinterMark')
const HIDDEN = 2 | 32

/** On what was drawn by hand: who did it and when, and the words that pop up beside it. */
const ABOUT = 'T Contents RC CreationDate M NM Subj Popup IRT RT State StateModel ExData'.split(' ')

/**
 * Takes the comments off a page. Drawn marks and words that stand on the page stay, without who made them and when.
 * Answers the objects that are to go.
 */
export function cleanAnnotations(page: PDFDict, traces: TraceList): PDFObject[] {
  const annotations = page.lookup(name('Annots'))
  if (!(annotations instanceof PDFArray)) return []
  const gone: PDFObject[] = []
  const kept = PDFArray.withContext(page.context)
  for (const member of members(annotations)) {
    const annotation = page.context.lookup(member)
    if (!(annotation instanceof PDFDict)) continue
    if (goes(annotation, traces)) gone.push(annotation)
    else {
      strip(annotation, traces)
      kept.push(member)
    }
  }
  if (kept.size() > 0) page.set(name('Annots'), kept)
  else page.delete(name('Annots'))
  return gone
}

function goes(annotation: PDFDict, traces: TraceList): boolean {
  const kind = textAt(annotation, 'Subtype')
  const isHidden = !PARTS.has(kind) && (numberAt(annotation, 'F') & HIDDEN) !== 0
  if (!GONE.has(kind) && !isHidden) return false
  if (kind === 'FileAttachment') traces.goes('attachment', fileName(annotation))
  else if (kind !== 'Popup') traces.goes('comments', textAt(annotation, 'T'))
  return true
}

function fileName(annotation: PDFDict): string {
  const file = annotation.lookup(name('FS'))
  return file instanceof PDFDict ? textAt(file, 'UF') || textAt(file, 'F') : ''
}

function strip(annotation: PDFDict, traces: TraceList): void {
  const kind = textAt(annotation, 'Subtype')
  if (kind === 'Redact') traces.stays('toBlackOut')
  for (const key of PARTS.has(kind) ? ['M', 'NM'] : ABOUT) {
    // The words of text that is typed over the page, which a reader sees.
    if (kind === 'FreeText' && key === 'Contents') continue
    if (annotation.get(name(key)) === undefined) continue
    if (key === 'T' || key === 'Contents') {
      const words = textAt(annotation, 'T')
      if (key === 'T' || words === '') traces.goes('comments', words)
    }
    annotation.delete(name(key))
  }
}
