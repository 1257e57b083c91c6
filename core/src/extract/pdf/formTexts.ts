import type { PdfPage } from './openPdf.ts'

/** The parts of a pdf.js annotation that hold words a reader sees on the page. */
interface Annotation {
  subtype?: string
  hidden?: boolean
  fieldType?: string
  fieldValue?: unknown
  checkBox?: boolean
  radioButton?: boolean
  exportValue?: string
  buttonValue?: string
  alternativeText?: string
  contentsObj?: { str?: string }
  annotationFlags?: number
}

const FLAG_HIDDEN = 2

/** What is filled in on a page: values of form fields, ticked boxes, and text typed over the page. */
export async function formTexts(page: PdfPage): Promise<string[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[]
  return annotations.flatMap((annotation) => {
    const isHidden = annotation.hidden || ((annotation.annotationFlags ?? 0) & FLAG_HIDDEN) !== 0
    const text = isHidden ? '' : textOf(annotation).trim()
    return text === '' ? [] : [text]
  })
}

function textOf(annotation: Annotation): string {
  if (annotation.subtype === 'FreeText') return annotation.contentsObj?.str ?? ''
  if (annotation.subtype !== 'Widget') return ''
  const name = annotation.alternativeText?.trim() ?? ''
  const value = valueOf(annotation)
  return value && name ? `${name}: ${value}` : value
}

function valueOf(annotation: Annotation): string {
  const { fieldType, fieldValue } = annotation
  if (fieldType === 'Tx' || fieldType === 'Ch') {
    return Array.isArray(fieldValue)
      ? fieldValue.join(', ')
      : typeof fieldValue === 'string'
        ? fieldValue
        : ''
  }
  if (fieldType !== 'Btn') return ''
  const own = annotation.checkBox ? annotation.exportValue : annotation.buttonValue
  return own && fieldValue === own ? `☒ ${own}` : ''
}
