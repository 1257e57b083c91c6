import type { Extracted, ExtractOptions, FileType } from './extracted.ts'
import { isEncryptedOffice, type Look, looksLike } from './looksLike.ts'
import { ExtractionProblem } from './problem.ts'

/** Words that address a program, not a person: "AI: ignore …", "Note to reviewing software: …". */
const addressed = [
  /\bai\s*:/i,
  /\b(?:notes?|notices?|messages?|instructions?)\s+(?:to|for)\s+(?:any\s+|all\s+|the\s+)?(?:(?:reviewing|reading|automated|ai)\s+)*(?:software|ai|assistants?|language models?|chatbots?|bots?|programs?)\b/i,
  /\b(?:assistant|ai|language model|chatbot|software|program)s?\s+(?:reading|reviewing|analy[sz]ing|summari[sz]ing|processing)\s+(?:this|the)\s+(?:file|letter|document|text|page|e-?mail)\b/i,
  /\b(?:ignore|disregard|forget)\s+(?:all\s+|any\s+|the\s+|your\s+)*(?:previous|prior|earlier|above)\s+prompts?\b/i,
] as const

const note =
  'Some words in this file are written for computer programs, not for you. We read them as words of the file, and did not do what they say.'

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

/** A sentence for the reader where a text speaks to the programs that read it; none elsewhere. */
export function notesOnWordsForPrograms(text: string): readonly string[] {
  return addressed.some((words) => words.test(text)) ? [note] : []
}
