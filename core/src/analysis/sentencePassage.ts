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

/** "NOT RESPONSIBLE.", "Count 2 - RESPONSIBLE." */
const isResult = /^.{0,40}\b\p{Lu}{4,}\.$/u

/** As `sentencePassage`; a result in capitals, with the sentence that gives its reason. */
export function metPassage(reading: Reading, sentence: Sentence): Passage {
  const next = reading.sentences[sentence.index + 1]
  if (!isResult.test(sentence.text) || next?.block !== sentence.block)
    return sentencePassage(reading, sentence)
  const both = { start: sentence.start, end: next.end }
  return sentencePassage(reading, {
    ...sentence,
    ...both,
    text: reading.document.text.slice(both.start, both.end),
  })
}
