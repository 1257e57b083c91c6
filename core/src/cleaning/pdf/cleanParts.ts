import { PDFArray, PDFDict, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { isLocalPath } from '../localPath.ts'
import type { TraceList } from '../traceList.ts'
import { noteMetadata } from './noteInfo.ts'
import type { CleanPages } from './pages.ts'
import { cleanPicture } from './pictures.ts'
import { dictOf, keySet, members, name, textAt } from './values.ts'

/** Keys that no part needs in order to be shown. */
const ABOUT = keySet('Metadata PieceInfo LastModified AF Thumb OPI Measure PtData CreatorInfo User')
/** Actions that run a program, open a file or send something. */
const FOREIGN_ACTIONS = keySet(
  'JavaScript Launch SubmitForm ImportData Rendition Movie Sound RichMediaExecute GoToR GoToE Thread',
)
/** What lies under these has keys that a program made up, such as the names of its pictures. */
const NAMED = keySet(
  'Font XObject ExtGState ColorSpace Pattern Shading Properties CharProcs Dests RoleMap ClassMap N R D',
)
const ACTION_KEYS = ['A', 'PA', 'Next', 'OpenAction', 'AA']

/**
 * Cleans all that can be reached from the catalog, and deletes everything else: earlier versions, deleted pages,
 * what was taken off. A reference to what is gone reads as nothing.
 */
export function cleanParts(catalog: PDFDict, scope: CleanPages, traces: TraceList): void {
  const { context } = catalog
  const reached = new Set<PDFObject>([catalog])
  const refs = new Set<PDFRef>()
  const named = new Set<PDFObject>()
  const open: PDFObject[] = [catalog]
  for (let part = open.pop(); part; part = open.pop()) {
    if (part instanceof PDFRawStream) cleanPicture(part, traces)
    const dict = dictOf(part)
    if (dict && !named.has(dict)) cleanDict(dict, traces)
    for (const key of dict?.keys() ?? []) {
      const value = dict?.lookup(key)
      if (value && NAMED.has(key.decodeText())) named.add(value)
    }
    for (const value of dict ? dict.values() : part instanceof PDFArray ? members(part) : []) {
      const object = value instanceof PDFRef ? context.lookup(value) : value
      if (!object || isGone(object, scope)) continue
      if (value instanceof PDFRef) refs.add(value)
      if (reached.has(object)) continue
      reached.add(object)
      open.push(object)
    }
  }
  const root = context.trailerInfo.Root
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (ref !== root && !refs.has(ref)) context.delete(ref)
  }
}

/** Pages and annotations that the document no longer shows, and what says something about them. */
function isGone(object: PDFObject, { pages, gone }: CleanPages): boolean {
  if (gone.has(object)) return true
  if (!(object instanceof PDFDict)) return false
  const isPage = textAt(object, 'Type') === 'Page' && !pages.has(object)
  const page = isPage ? undefined : object.lookup(name('Pg'))
  const isOfGone = page instanceof PDFDict && textAt(page, 'Type') === 'Page' && !pages.has(page)
  if (isPage || isOfGone) gone.add(object)
  return isPage || isOfGone
}

function cleanDict(dict: PDFDict, traces: TraceList): void {
  for (const key of dict.keys()) {
    const label = key.decodeText()
    if (ABOUT.has(label) || label.startsWith('PTEX.') || label.startsWith('ADBE_')) {
      noteAbout(label, dict.lookup(key), traces)
      dict.delete(key)
    }
  }
  for (const key of ACTION_KEYS) {
    const action = dict.lookup(name(key))
    if (action instanceof PDFDict && isForeign(key, action, traces)) dict.delete(name(key))
    if (action instanceof PDFArray) cleanActions(action, traces)
  }
  // A picture of another file, by its place on a computer.
  if (textAt(dict, 'Subtype') === 'Form' && dict.get(name('Ref'))) {
    traces.goes('path')
    dict.delete(name('Ref'))
  }
}

/** Several actions may follow one. */
function cleanActions(actions: PDFArray, traces: TraceList): void {
  for (let at = actions.size() - 1; at >= 0; at--) {
    const action = actions.lookup(at)
    if (action instanceof PDFDict && isForeign('Next', action, traces)) actions.remove(at)
  }
}

function noteAbout(label: string, value: PDFObject | undefined, traces: TraceList): void {
  if (label === 'Metadata') noteMetadata(value, traces)
  else if (label === 'AF') traces.goes('attachment')
  else if (label === 'Thumb') traces.goes('preview')
  else if (label === 'PieceInfo') traces.goes('appData', appNames(value))
  else if (label === 'PTEX.FileName' || label === 'OPI') traces.goes('path')
  else if (label === 'Measure' || label === 'PtData') traces.goes('place')
}

function appNames(value: PDFObject | undefined): string {
  return value instanceof PDFDict
    ? value
        .keys()
        .map((key) => key.decodeText())
        .join(', ')
    : ''
}

/** 'AA' is a dictionary of actions that run by themselves. */
function isForeign(key: string, action: PDFDict, traces: TraceList): boolean {
  if (key === 'AA') {
    traces.goes('program_inside')
    return true
  }
  const kind = textAt(action, 'S')
  const address = kind === 'URI' ? textAt(action, 'URI') : ''
  if (isLocalPath(address)) {
    traces.goes('path', address)
    return true
  }
  if (!FOREIGN_ACTIONS.has(kind)) return false
  traces.goes(kind === 'GoToR' || kind === 'Launch' ? 'path' : 'program_inside')
  return true
}
