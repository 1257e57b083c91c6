import { PDFArray, PDFBool, PDFDict, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import { CleaningProblem } from '../trace.ts'
import type { TraceList } from '../traceList.ts'
import { keepKeys, keySet, members, name, numberAt, textAt } from './values.ts'

const FORM = keySet('Fields NeedAppearances DR DA Q')
const HIDDEN = 2 | 32
const FIELDS_MAX = 50_000

/**
 * Keeps what is filled in, names it, and takes signatures out: they hold for the original alone.
 * @throws CleaningProblem 'foreign' for a form that is drawn by its data sheet
 */
export function cleanForm(catalog: PDFDict, traces: TraceList): void {
  const form = catalog.lookup(name('AcroForm'))
  if (!(form instanceof PDFDict)) return
  if (catalog.lookup(name('NeedsRendering')) === PDFBool.True) throw new CleaningProblem('foreign')
  if (form.get(name('XFA'))) traces.goes('appData', 'XFA')
  keepKeys(form, FORM)
  const fields = form.lookup(name('Fields'))
  if (!(fields instanceof PDFArray)) return
  const seen = new Set<PDFObject>()
  const open = [...members(fields)]
  while (open.length > 0 && seen.size < FIELDS_MAX) {
    const field = form.context.lookup(open.pop())
    if (!(field instanceof PDFDict) || seen.has(field)) continue
    seen.add(field)
    const kids = field.lookup(name('Kids'))
    if (kids instanceof PDFArray) open.push(...members(kids))
    cleanField(field, traces)
  }
}

function cleanField(field: PDFDict, traces: TraceList): void {
  for (const key of ['SV', 'Lock', 'TM']) field.delete(name(key))
  const value = field.lookup(name('V'))
  if (value === undefined) return
  if (value instanceof PDFDict && isSignature(field, value)) {
    traces.goes('signature', textAt(value, 'Name'))
    field.delete(name('V'))
    return
  }
  if (value instanceof PDFStream || textAt(field, 'V') === '' || textAt(field, 'V') === 'Off')
    return
  const isHidden = widgetsOf(field).every((widget) => (numberAt(widget, 'F') & HIDDEN) !== 0)
  traces.stays(isHidden ? 'hiddenField' : 'formValues', isHidden ? textAt(field, 'V') : '')
}

/** Where a field stands on pages: itself, or its kids. */
function widgetsOf(field: PDFDict): PDFDict[] {
  const kids = field.lookup(name('Kids'))
  const all = kids instanceof PDFArray ? members(kids) : [field]
  return all
    .map((one) => field.context.lookup(one))
    .filter((one) => one instanceof PDFDict && textAt(one, 'Subtype') === 'Widget') as PDFDict[]
}

function isSignature(field: PDFDict, value: PDFDict): boolean {
  return textAt(field, 'FT') === 'Sig' || value.get(name('ByteRange')) !== undefined
}
