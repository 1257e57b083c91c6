import type { Reading, Sentence } from '../../document/reading.ts'
import { quoted } from '../quoted.ts'
import type { Passage } from '../report.ts'

const LONGEST_QUOTE = 320
/** How far a quotation reaches on each side inside of a very long sentence. */
const AROUND = 110

/** The words to quote around [start, end): the table row or the sentence that holds them, or a part of it. */
export function passageAround(
  { document }: Reading,
  sentence: Sentence,
  start: number,
  end: number,
): Passage {
  const { block } = sentence
  const whole = block.kind === 'row' ? block : sentence
  const fits = whole.end - whole.start <= LONGEST_QUOTE && whole.start <= start && end <= whole.end
  if (fits) return quoted(document, whole, whole)
  if (start < whole.start || end > whole.end) return quoted(document, whole, { start, end })
  const { text } = document
  const from = Math.max(whole.start, start - AROUND)
  const to = Math.min(whole.end, end + AROUND)
  return quoted(document, whole, {
    start: from === whole.start ? from : wordStart(text, from, start),
    end: to === whole.end ? to : wordEnd(text, end, to),
  })
}

/** The first place in [from, start) where a word begins, or `start`. */
function wordStart(text: string, from: number, start: number): number {
  const space = text.slice(from, start).search(/\s\S/)
  return space === -1 ? start : from + space + 1
}

/** The last place in (end, to] where a word ends, or `end`. */
function wordEnd(text: string, end: number, to: number): number {
  const space = text.slice(end, to).search(/\s\S*$/)
  return space === -1 ? end : end + space
}

/** The words of a whole sentence or table row, cut at a word where it is very long. */
export function passageOf({ document }: Reading, sentence: Sentence): Passage {
  const whole = sentence.block.kind === 'row' ? sentence.block : sentence
  const { start } = whole
  if (whole.end - start <= LONGEST_QUOTE) return quoted(document, whole, whole)
  const part = document.text.slice(start, start + LONGEST_QUOTE)
  const space = Math.max(part.lastIndexOf(' '), part.lastIndexOf('\n'))
  return quoted(document, whole, { start, end: start + (space > 0 ? space : LONGEST_QUOTE) })
}
