/** One page of a document: the half-open range [start, end) of `DocumentText.text` that stands on it. */
export interface Page {
  /** As a reader counts, from 1. */
  readonly number: number
  readonly start: number
  readonly end: number
}

/**
 * The text of a document as it was extracted. All offsets of an analysis are UTF-16 units into `text`, which
 * is kept exactly as extracted: lines end in '\n', a blank line parts paragraphs, table cells are parted by
 * ' | ', a page begins where the one before it ended.
 */
export interface DocumentText {
  readonly text: string
  readonly pages: readonly Page[]
}

/** The text of a document that has no pages of its own (plain text), as one page. */
export function onePage(text: string): DocumentText {
  return { text, pages: [{ number: 1, start: 0, end: text.length }] }
}

/** The number of the page that holds the offset; the last page for an offset at the text's end. */
export function pageAt(document: DocumentText, offset: number): number {
  const { pages } = document
  let low = 0
  let high = pages.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((pages[middle]?.start ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return pages[low]?.number ?? 1
}
