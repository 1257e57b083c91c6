import type { Extracted, ExtractOptions, FileType } from './extracted.ts'
import { isEncryptedOffice, type Look, looksLike } from './looksLike.ts'
import { ExtractionProblem } from './problem.ts'
import { notesOnWordsForPrograms } from './wordsForPrograms.ts'

/**
 * The text of a file with its pages. Runs in Node and in a browser's worker; a hostile file can cost time
 * and memory here, so give it a process or worker with limits. The bytes may be taken away (PDF).
 * @throws ExtractionProblem and nothing else
 */
export async function extractText(
  bytes: Uint8Array,
  type: FileType,
  options: ExtractOptions = {},
): Promise<Extracted> {
  try {
    if (bytes.length === 0) throw new ExtractionProblem('empty')
    checkLook(bytes, type)
    const extracted = await read(bytes, type, options)
    const more = notesOnWordsForPrograms(extracted.document.text)
    return { ...extracted, notes: [...extracted.notes, ...more] }
  } catch (error) {
    throw error instanceof ExtractionProblem ? error : new ExtractionProblem('damaged')
  }
}

const LOOKS: Readonly<Record<FileType, Look>> = {
  pdf: 'pdf',
  docx: 'zip',
  doc: 'compound',
  txt: 'other',
}

function checkLook(bytes: Uint8Array, type: FileType): void {
  const look = looksLike(bytes)
  if (look === LOOKS[type]) return
  if (look === 'picture' || look === 'web_page') throw new ExtractionProblem(look)
  // A text may name '%PDF-'; a file that begins with it is no text.
  if (type === 'txt' && look === 'pdf' && bytes[0] !== 0x25) return
  if (type === 'docx' && look === 'compound' && isEncryptedOffice(bytes)) {
    throw new ExtractionProblem('password')
  }
  throw new ExtractionProblem('unsupported')
}

/** Each reader is loaded when it is needed: a text file must not wait for the reader of PDF. */
async function read(
  bytes: Uint8Array,
  type: FileType,
  options: ExtractOptions,
): Promise<Extracted> {
  switch (type) {
    case 'pdf':
      return (await import('./pdf/readPdf.ts')).readPdf(bytes, options)
    case 'docx':
      return (await import('./docx/readDocx.ts')).readDocx(bytes)
    case 'doc':
      return (await import('./doc/readDoc.ts')).readDoc(bytes, options)
    case 'txt':
      return (await import('./txt/readTxt.ts')).readTxt(bytes)
  }
}
