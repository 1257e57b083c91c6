import { findBlocks } from '@hub/core/document/blocks'
import type { Paragraph, Sheet } from './letterSheets.ts'
import { pageAnchor } from './useOpenPage.ts'

/** A place of a document to go to. */
interface ContentsEntry {
  /** The DOM id of its paragraph, or of its page's number. */
  readonly id: string
  readonly page: number
  /** Its heading; undefined where the document has none, so that its pages are listed. */
  readonly words?: string
}

/** What stands at the head or foot of page after page is no heading of what follows. */
const MOST_ALIKE = 3
/** A heading ends before, and no paragraph need be looked at further. */
const LOOKED_AT = 200

/** The DOM id of a paragraph of the letter. */
export function paragraphAnchor({ start }: Pick<Paragraph, 'start'>): string {
  return `words-${start}`
}

/** The headings of a document in their order; its pages, where it has no headings. */
export function contentsOf(sheets: readonly Sheet[]): ContentsEntry[] {
  const headings = sheets.flatMap(({ page, paragraphs }) =>
    paragraphs.flatMap((paragraph) => {
      const words = headingOf(paragraph)
      return words === undefined ? [] : [{ id: paragraphAnchor(paragraph), page, words }]
    }),
  )
  const alike = Map.groupBy(headings, ({ words }) => words.toLowerCase())
  const own = headings.filter(
    ({ words }) => (alike.get(words.toLowerCase())?.length ?? 0) <= MOST_ALIKE,
  )
  if (own.length > 0) return own
  return sheets.filter(({ begins }) => begins).map(({ page }) => ({ id: pageAnchor(page), page }))
}

function headingOf({ text }: Paragraph): string | undefined {
  const [first] = findBlocks(text.slice(0, LOOKED_AT))
  return first?.kind === 'heading' ? text.slice(first.start, first.end) : undefined
}
