import type { Reading } from '../../../document/reading.ts'
import { placed, type Trait } from '../../../learnt/traits.ts'
import { stem } from '../../../retrieval/stem.ts'

/** Places of the table of each kind. */
export const TABLE_SIZE = 2 ** 13

/** In characters: a longer line is no title, no address and no subject. */
const SHORT_LINE = 90
const SHORT_LINES = 14
/** In characters: in so much a letter has said what it is for. */
const OPENING = 1400

/**
 * What the kind of a document is learnt by: its words, those of its first lines that are no sentences (letterhead,
 * subject, headings), and those that it begins with. A word counts once, and each group as much in a note as in a
 * policy of forty pages.
 */
export function documentTraits({ document: { text }, blocks }: Reading): readonly Trait[] {
  const lines = blocks.map(({ start, end }) => text.slice(start, end)).filter(isShortLine)
  const size = TABLE_SIZE
  return [
    ...placed('line', wordsIn(lines.slice(0, SHORT_LINES).join(' ')), { share: 1, size }),
    ...placed('opening', wordsIn(text.slice(0, OPENING)), { share: 1, size }),
    ...placed('whole', wordsIn(text), { share: 1, size }),
  ]
}

function isShortLine(line: string): boolean {
  return line.length < SHORT_LINE && !/[.!?]$/.test(line)
}

function wordsIn(text: string): Set<string> {
  const words = new Set(text.toLowerCase().match(/[a-z]+/g))
  return new Set(Array.from(words, stem))
}
