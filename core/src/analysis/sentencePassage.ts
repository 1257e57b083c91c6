import { pageAt } from '../document/documentText.ts'
import type { Reading } from '../document/reading.ts'
import type { Hit } from './language/find.ts'
import type { Passage } from './report.ts'

const LONGEST_QUOTE = 300

/** The words to quote for a hit: its whole sentence, or the hit alone where the sentence is very long. */
export function sentencePassage(reading: Reading, hit: Hit): Passage {
  const { sentence } = hit
  const whole = sentence.end - sentence.start <= LONGEST_QUOTE
  const [start, end] = whole ? [sentence.start, sentence.end] : [hit.start, hit.end]
  const { document } = reading
  return { quote: document.text.slice(start, end), page: pageAt(document, start), start, end }
}
