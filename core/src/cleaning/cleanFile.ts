import { looksLike } from '../extract/looksLike.ts'
import { loaded } from './sameWords.ts'
import { type Cleaned, CleaningProblem, type Trace } from './trace.ts'

/**
 * A copy of a PDF or DOCX without what it carries besides its text, and what was found. The bytes given are not
 * changed. A hostile file can cost time and memory: give it a worker.
 * @throws CleaningProblem and nothing else; 'kind' for a file that cannot be cleaned
 */
export async function cleanFile(bytes: Uint8Array): Promise<Cleaned> {
  // Not within the try below: a part that does not load is no fault of the file.
  const clean = await cleanerFor(bytes)
  try {
    return await clean(bytes)
  } catch (error) {
    throw error instanceof CleaningProblem ? error : new CleaningProblem('damaged')
  }
}

async function cleanerFor(
  bytes: Uint8Array,
): Promise<(bytes: Uint8Array) => Cleaned | Promise<Cleaned>> {
  switch (looksLike(bytes)) {
    case 'pdf':
      return (await loaded(import('./pdf/cleanPdf.ts'))).cleanPdf
    case 'zip':
      return (await loaded(import('./docx/cleanDocx.ts'))).cleanDocx
    default:
      throw new CleaningProblem('kind')
  }
}

/**
 * What a file carries besides its text: of a PDF, DOCX or DOC.
 * @throws CleaningProblem as `cleanFile` does; 'kind' for any other file, of which nobody knows what it carries
 */
export async function inspectFile(bytes: Uint8Array): Promise<readonly Trace[]> {
  switch (looksLike(bytes)) {
    case 'pdf':
    case 'zip': {
      const { removed, kept } = await cleanFile(bytes)
      return [...removed, ...kept]
    }
    case 'compound':
      return (await loaded(import('./doc/inspectDoc.ts'))).inspectDoc(bytes)
    default:
      throw new CleaningProblem('kind')
  }
}
