/** Why no text could be read from a file. The codes are kept in the database: rename none. */
export const problemCodes = [
  'empty',
  'password',
  'damaged',
  'no_text',
  'no_text_ocr',
  'picture',
  'web_page',
  'unsupported',
  'too_large_inside',
  'too_long',
  'timeout',
  'memory',
] as const
export type ProblemCode = (typeof problemCodes)[number]

export function isProblemCode(code: string): code is ProblemCode {
  return (problemCodes as readonly string[]).includes(code)
}

/** What is wrong and what to do next, in plain words. */
export const problemSentences: Readonly<Record<ProblemCode, string>> = {
  empty: 'This file has no words in it. Check that it is the right file, and upload it again.',
  password:
    'This file needs a password to open. Save a copy without the password and upload that copy.',
  damaged:
    'This file is damaged or not complete. Ask for it again, or save a new copy and upload that copy.',
  no_text:
    'This file is a scan: a picture of the pages without words that can be read. Ask the school for a version with text.',
  no_text_ocr:
    'This file is a scan, and its words could not be read from the picture. Ask the school for a version with text, or scan it again with sharper pages.',
  picture:
    'This file is a picture and not a document. Ask for the document as a PDF or Word file and upload that.',
  web_page:
    'This file is a web page (HTML), perhaps a sign-in page. Sign in there and download the document again, or print the page as a PDF and upload that.',
  unsupported:
    'The inside of this file does not fit its type. Open it in the program that made it, save it as a PDF and upload that.',
  too_large_inside:
    'This file unpacks to far more than a letter holds, so it was not opened. Save it as a PDF and upload that.',
  too_long: 'This file has more text than can be read at once. Split it and upload the parts.',
  timeout:
    'Reading this file took too long, so it was stopped. Save it as a new PDF, or split it, and upload that.',
  memory:
    'Reading this file took too much memory, so it was stopped. Split it and upload the parts.',
}

/** The one error that extraction throws. It holds a code and never a word of the document. */
export class ExtractionProblem extends Error {
  override readonly name = 'ExtractionProblem'
  readonly code: ProblemCode

  constructor(code: ProblemCode) {
    super(code)
    this.code = code
  }
}
