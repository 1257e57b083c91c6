import type { Sentence } from '../../document/reading.ts'

/** A long document says what it is on its first pages, or at the end where it is signed. */
const FIRST_SENTENCES = 700
const LAST_SENTENCES = 150

/** The first and the last sentences of a long document, where it says what it is and who takes part. */
export function sampleOf(sentences: readonly Sentence[]): readonly Sentence[] {
  if (sentences.length <= FIRST_SENTENCES + LAST_SENTENCES) return sentences
  return [...sentences.slice(0, FIRST_SENTENCES), ...sentences.slice(-LAST_SENTENCES)]
}
