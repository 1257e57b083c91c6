import { expect, type Page } from '@playwright/test'

/** Sets the size that the browser gives to plain text; 16 is usual. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}

/** Expects that nothing scrolls sideways at the page's present width and text size, once all of it is laid out. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(tooWide), {
      message: `sideways overflow of ${new URL(page.url()).pathname}`,
    })
    .toEqual([])
}

/** Runs in the page: what reaches over its right edge, where the page scrolls sideways. */
function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const over = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth,
  )
  return [
    `${String(scrollWidth - clientWidth)} px`,
    ...over.slice(0, 10).map(({ outerHTML }) => outerHTML.replace(/\s+/g, ' ').slice(0, 120)),
  ]
}

/** The words of the page's title that do not stay on one line. */
export async function brokenWordsOfTitle(page: Page): Promise<string[]> {
  return page.getByRole('heading', { level: 1 }).first().evaluate(brokenWords)
}

/** Runs in the page. */
function brokenWords(title: Element): string[] {
  const words: string[] = []
  const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { textContent } = walker.currentNode
    for (const { 0: word, index } of (textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(walker.currentNode, index)
      range.setEnd(walker.currentNode, index + word.length)
      if (range.getClientRects().length > 1) words.push(word)
    }
  }
  return words
}
