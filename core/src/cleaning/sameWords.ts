import type { Extracted, FileType } from '../extract/extracted.ts'
import { extractText } from '../extract/extractText.ts'
import { loadReader } from '../extract/loadReader.ts'
import { ExtractionProblem } from '../extract/problem.ts'
import { CleaningProblem } from './trace.ts'

/**
 * Reads a file and its clean copy: 'same' where the words and the pages are, or where both are pictures of pages.
 * 'unread' where the original cannot be read at all.
 * @throws CleaningProblem 'not_loaded' and nothing else
 */
export async function sameWords(
  original: Uint8Array,
  copy: Uint8Array,
  type: FileType,
): Promise<'same' | 'other' | 'unread'> {
  await loaded(loadReader(type))
  const before = await read(original, type)
  if (before === 'unread') return 'unread'
  const after = await read(copy, type)
  return JSON.stringify(before) === JSON.stringify(after) ? 'same' : 'other'
}

/** The text with its pages; 'picture' where there are no words in it. */
async function read(bytes: Uint8Array, type: FileType): Promise<Extracted['document'] | string> {
  try {
    // The reader of PDF takes the bytes away.
    return (await extractText(bytes.slice(), type)).document
  } catch (error) {
    const code = error instanceof ExtractionProblem ? error.code : 'damaged'
    return code === 'no_text' || code === 'empty' ? 'picture' : 'unread'
  }
}

/** A part of the program that comes when it is needed. @throws CleaningProblem 'not_loaded' */
export async function loaded<M>(part: Promise<M>): Promise<M> {
  try {
    return await part
  } catch {
    throw new CleaningProblem('not_loaded')
  }
}
