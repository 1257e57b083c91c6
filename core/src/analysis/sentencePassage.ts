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

/** "NOT RESPONSIBLE.", "Allegation 2: responsible." */
const isResult = /^.{0,40}\b(?:\p{Lu}{4,}|[Rr]esponsible)\.$/u

/** So many words alone carry nothing: a cell of a table is quoted with its row. */
const FEWEST_WORDS = 6

/** As `sentencePassage`; a bare result with the sentence that gives its reason, a cell of a table with its row. */
export function metPassage(reading: Reading, sentence: Sentence): Passage {
  const next = reading.sentences[sentence.index + 1]
  if (isResult.test(sentence.text) && next?.block === sentence.block)
    return passageOf(reading, sentence, { start: sentence.start, end: next.end })
  const line = lineOf(reading.document.text, sentence)
  const row = passageOf(reading, sentence, line)
  const isCell = sentence.text.split(/\s+/).length < FEWEST_WORDS && row.quote.includes('|')
  return isCell ? row : sentencePassage(reading, sentence)
}

function lineOf(text: string, { start, end }: Sentence) {
  const until = text.indexOf('\n', end)
  return { start: text.lastIndexOf('\n', start) + 1, end: until < 0 ? text.length : until }
}

/** Words around a sentence, quoted as one is. */
function passageOf(
  reading: Reading,
  sentence: Sentence,
  span: { readonly start: number; readonly end: number },
): Passage {
  const text = reading.document.text.slice(span.start, span.end)
  return sentencePassage(reading, { ...sentence, ...span, text })
}
