import { mimeTypes } from '../../../lib/fileText/checkFile.ts'

const names: ReadonlyMap<string, string> = new Map([
  [mimeTypes.pdf, 'PDF Document'],
  [mimeTypes.docx, 'Word Document (DOCX)'],
  [mimeTypes.doc, 'Word Document (DOC)'],
  [mimeTypes.txt, 'Text Document'],
])

/** What a document's type is called. Others than ours may have written the record. */
export function typeName(mimeType: string): string {
  return names.get(mimeType) ?? 'Document'
}

/** The ending that a file of this type has. */
export function endingOf(mimeType: string): string {
  const found = Object.entries(mimeTypes).find(([, known]) => known === mimeType)
  return found?.[0] ?? 'bin'
}
