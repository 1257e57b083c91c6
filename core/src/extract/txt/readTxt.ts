import { cleanText } from '../cleanText.ts'
import type { Extracted } from '../extracted.ts'
import { paginate } from '../paginate.ts'
import { decodeText } from './decode.ts'
import { joinPlainLines } from './plainLines.ts'

/** Reads a plain text file; a form feed starts a page. @throws ExtractionProblem 'unsupported', 'empty' */
export function readTxt(bytes: Uint8Array): Extracted {
  const text = cleanText(decodeText(bytes))
  return { document: paginate(joinPlainLines(text)), readBy: 'text', notes: [] }
}
