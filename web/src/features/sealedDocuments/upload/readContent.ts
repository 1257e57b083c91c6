import type { FileRead } from '../../../lib/fileText/fileWork.ts'
import { FileProblem, type ReadOptions, readFile } from '../../../lib/fileText/readFile.ts'

/** A scan: a PDF of pictures of the pages. Nothing on the device reads those, so it has no analysis. */
export const scan = { type: 'pdf', report: null } as const

/** What is known of a file before it is sealed. */
export type Content = FileRead | typeof scan

export function isScan(content: Content): content is typeof scan {
  return content.report === null
}

/**
 * Reads a file and analyzes it on this device. A scan is taken as it is: it can be sealed and kept all the same.
 *
 * @throws FileProblem for all that is no document; the signal's reason after an abort
 */
export async function readContent(file: File, options: ReadOptions): Promise<Content> {
  try {
    return await readFile(file, options)
  } catch (error) {
    if (error instanceof FileProblem && error.code === 'no_text') return scan
    throw error
  }
}
