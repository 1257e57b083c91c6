import type { Reading } from '../document/reading.ts'
import type { Hit } from './language/find.ts'
import { quoted } from './quoted.ts'
import type { Passage } from './report.ts'

const LONGEST_QUOTE = 300

/** The words to quote for a hit: its whole sentence, or the hit alone where the sentence is very long. */
export function sentencePassage(reading: Reading, hit: Hit): Passage {
  const { sentence } = hit
  const fits = sentence.end - sentence.start <= LONGEST_QUOTE
  return quoted(reading.document, sentence, fits ? sentence : hit)
}
