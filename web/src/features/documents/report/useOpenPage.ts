import type { DocumentText } from '@hub/core/document/documentText'
import { type RefObject, useEffect } from 'react'
import { settleInView } from './bringIntoView.ts'

/** The id of the heading of a page of the letter, which an address may name: `#page-2`. */
export function pageAnchor(page: number): string {
  return `page-${page}`
}

/** Whether the address names a page that the document has. */
export function isPageInAddress({ pages }: Pick<DocumentText, 'pages'>): boolean {
  return pages.some(({ number }) => location.hash === `#${pageAnchor(number)}`)
}

/**
 * Opens the letter at the page that the address names, once the letter is drawn: the report comes after the
 * screen, so neither the browser nor the app's arrival can do it.
 *
 * @param letter the element around the letter's text
 */
export function useOpenPage(letter: RefObject<HTMLElement | null>): void {
  // After the layout: by then the app has moved the focus to the screen's title.
  useEffect(() => {
    const pane = letter.current
    const anchor = location.hash.slice(1)
    const heading = /^page-\d+$/.test(anchor) ? document.getElementById(anchor) : null
    if (!pane || !heading || !pane.contains(heading)) return undefined
    heading.focus({ preventScroll: true })
    return settleInView(heading, pane, 'first')
  }, [letter])
}
