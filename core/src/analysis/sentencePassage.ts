import type { Reading, Sentence } from '../document/reading.ts'
import { quoted } from './quoted.ts'
import type { Passage } from './report.ts'

const LONGEST_QUOTE = 300

/** A sentence as it is quoted: the whole of it, or of a very long one as many whole words as fit. */
export function sentencePassage({ document }: Reading, sentence: Sentence): Passage {
  const { start, end, text } = sentence
  if (end - start <= LONGEST_QUOTE) return quoted(document, sentence, sentence)
  const last = text.lastIndexOf(' ', LONGEST_QUOTE)
  return quoted(document, sentence, { start, end: start + (last > 0 ? last : LONGEST_QUOTE) })
}
