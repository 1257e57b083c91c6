import { plainText } from '../document/plain.ts'
import type { Sentence } from '../document/reading.ts'

/** Where a date stands, as the words around it tell what it is. All words are plain (see `plainText`). */
export interface DateSite {
  /** The sentence; for a table the whole row, its cells parted by ' | '. */
  readonly plain: string
  /** The same words as the document writes them. */
  readonly text: string
  /** The date's offsets in `plain`. */
  readonly start: number
  readonly end: number
  /** The date, or all of a range or list that it belongs to ("March 3, 4 and 6"). */
  readonly group: Span
  /** The words between the dates before and after the group. */
  readonly own: Span
  readonly heading: string
  /** The head of the date's column in a table; '' elsewhere. */
  readonly column: string
  /** The words of the date's own cell where the columns of a row would run together; '' elsewhere. */
  readonly cell: string
  /** The sentence before it in the same block; '' where there is none. */
  readonly previous: string
  /** The same as the document writes it. */
  readonly previousText: string
  /** The sentence after it; '' where there is none. */
  readonly next: string
  /** The same as the document writes it. */
  readonly nextText: string
}

/** What stands beyond the sentence itself and tells about its dates. */
export interface Beyond {
  /** The text of the whole document. */
  readonly documentText: string
  readonly column: string
  readonly cell: string
  readonly previous: string
  readonly previousText: string
  readonly next: string
  readonly nextText: string
}

interface Span {
  readonly start: number
  readonly end: number
}

/** What a date is told by: the sentence of running text, or the whole row of a table. */
interface Surroundings {
  readonly text: string
  readonly plain: string
  /** What to add to an offset in the sentence. */
  readonly shift: number
}

/** Beyond this a row is read cell by cell, so that long tables stay quick to read. */
const LONGEST_ROW = 600

/**
 * The place of the words at `index` of a sentence's `spans` (its dates in text order, or one length of time).
 */
export function siteOf(
  sentence: Sentence,
  spans: readonly Span[],
  index: number,
  { documentText, ...beyond }: Beyond,
): DateSite {
  const { text, plain, shift } = surroundingsOf(sentence, documentText)
  const [first, last] = groupAt(spans, index, sentence.plain)
  const from = (spans[first]?.start ?? 0) + shift
  const to = (spans[last]?.end ?? 0) + shift
  const at = (offset: number | undefined, otherwise: number) =>
    offset === undefined ? otherwise : offset + shift
  return {
    text,
    plain,
    start: at(spans[index]?.start, 0),
    end: at(spans[index]?.end, 0),
    group: { start: from, end: to },
    own: {
      start: leadsLine(text, from, to) ? from : at(spans[first - 1]?.end, 0),
      end: at(spans[last + 1]?.start, plain.length),
    },
    heading: sentence.block.heading,
    ...beyond,
  }
}

const GAP = /^(?:\t|[ \t]{2})/
/** How far a line of a list may be set in, in characters. */
const DEEPEST = 40

/** "May 3   Interview of the complainant", a line of a list: the words of the line before tell of another date. */
function leadsLine(text: string, start: number, end: number): boolean {
  if (!GAP.test(text.slice(end, end + 2))) return false
  const near = text.slice(Math.max(0, start - DEEPEST), start)
  const indent = near.slice(near.trimEnd().length)
  return indent.includes('\n') || indent.length === start
}

function surroundingsOf(sentence: Sentence, documentText: string): Surroundings {
  const { block } = sentence
  if (block.kind !== 'row' || block.end - block.start > LONGEST_ROW) {
    return { text: sentence.text, plain: sentence.plain, shift: 0 }
  }
  const text = documentText.slice(block.start, block.end)
  return { text, plain: plainText(text), shift: sentence.start - block.start }
}

const joins =
  /^\s?(?:,|-|&|,?\s?(?:and|or|to|through|thru|until|and again)\s?(?:on)?)?\s?(?:the)?\s?$/
/** Dates further on in a list than this are named by what stands next to them. */
const LONGEST_GROUP = 8

/** The first and last index of the dates that are only joined by "and", "to" or a comma with this one. */
function groupAt(spans: readonly Span[], index: number, plain: string): [number, number] {
  const isJoined = (one: Span | undefined, next: Span | undefined) =>
    one !== undefined &&
    next !== undefined &&
    next.start - one.end < 17 &&
    joins.test(plain.slice(one.end, next.start))
  let first = index
  while (index - first < LONGEST_GROUP && isJoined(spans[first - 1], spans[first])) first -= 1
  let last = index
  while (last - index < LONGEST_GROUP && isJoined(spans[last], spans[last + 1])) last += 1
  return [first, last]
}

/** How far words still bear on a date. */
const REACH_BEFORE = 160
const REACH_AFTER = 90

/** The clause around the date's group: at most up to the neighbouring dates and to semicolons. */
export function clauseAround({ plain, group, own }: DateSite): { before: string; after: string } {
  const before = plain.slice(Math.max(own.start, group.start - REACH_BEFORE), group.start)
  const after = plain.slice(group.end, Math.min(own.end, group.end + REACH_AFTER))
  return {
    before: before.slice(before.lastIndexOf('; ') + 1),
    after: after.split(/;\s|\s\(\d\)\s/)[0] ?? '',
  }
}

/** How far back in a long sentence. */
export const REACH_BACK = 160
