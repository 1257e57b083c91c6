import { type ProblemCode, problemSentences } from '@hub/core/extract/problem'
import { type FileWords, fileProblem, tooLarge } from '../../../lib/fileText/checkFile.ts'
import { deviceProblems, isOfDevice } from '../../../lib/fileText/deviceProblems.ts'
import { FileProblem } from '../../../lib/fileText/readFile.ts'

/** This page's own words for the wrong type. */
const invalidType: FileWords = {
  title: 'Invalid File Type',
  text: 'Please upload a PDF, DOC, DOCX, or TXT file.',
}

/** Several files at once: which of them was meant nobody can tell, and a record on the chain cannot be taken back. */
const tooMany: FileWords = {
  title: 'Too many files',
  text: 'Please select one file at a time. None of these was taken.',
}

/** A file that comes while another one is under way. */
const anotherUnderWay: FileWords = {
  title: 'Too many files',
  text: 'Another file is in progress. This one was not taken. Select it again after that.',
}

/** The problems of a file that is none of the four kinds, whatever its name says. */
const otherKinds: readonly string[] = ['picture', 'unsupported'] satisfies ProblemCode[]

/** Why a file cannot be taken by its name or size; undefined for one that can be read. */
export function refusalOf(file: File): FileWords | undefined {
  const problem = fileProblem(file)
  return problem && problem !== tooLarge ? invalidType : problem
}

/**
 * Why what was given at once is not taken; undefined for one file that can be read.
 *
 * @param others how many files came with it
 * @param isBusy whether another file is under way
 */
export function givenRefusal(file: File, others: number, isBusy: boolean): FileWords | undefined {
  if (others > 0) return tooMany
  return isBusy ? anotherUnderWay : refusalOf(file)
}

/** Why a file could not be read. */
export function readFailure(error: unknown): FileWords {
  const code = error instanceof FileProblem ? error.code : 'damaged'
  if (otherKinds.includes(code)) return invalidType
  if (code === 'web_page') return { title: invalidType.title, text: problemSentences.web_page }
  if (isOfDevice(code)) return { title: 'Analysis failed', text: deviceProblems[code] }
  return { title: 'Upload Failed', text: problemSentences[code] }
}
