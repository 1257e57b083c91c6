import { type ProblemCode, problemSentences } from '@hub/core/extract/problem'
import { type FileWords, fileProblem, tooLarge } from '../../../lib/fileText/checkFile.ts'
import { FileProblem } from '../../../lib/fileText/readFile.ts'

/** This page's own words for the wrong type. */
const invalidType: FileWords = {
  title: 'Invalid File Type',
  text: 'Please upload a PDF, DOC, DOCX, or TXT file.',
}

/** The problems of a file that is none of the four kinds, whatever its name says. */
const otherKinds: readonly string[] = ['picture', 'unsupported'] satisfies ProblemCode[]

/** Why a file cannot be taken by its name or size; undefined for one that can be read. */
export function refusalOf(file: File): FileWords | undefined {
  const problem = fileProblem(file)
  return problem && problem !== tooLarge ? invalidType : problem
}

/** Why a file could not be read. */
export function readFailure(error: unknown): FileWords {
  const code = error instanceof FileProblem ? error.code : 'damaged'
  if (otherKinds.includes(code)) return invalidType
  if (code === 'not_loaded') {
    const text = 'The part that reads files did not load. Check your connection, then try again.'
    return { title: 'Analysis failed', text }
  }
  return { title: 'Upload Failed', text: problemSentences[code] }
}
