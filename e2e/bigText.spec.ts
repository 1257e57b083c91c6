/** Text at twice its size, as a browser's own setting makes it. */
import type { Page } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { openReport } from './harness/reportAnswer.ts'
import { expectOneTapTo988 } from './harness/safetyBar.ts'
import { addSchool, postReview, uniqueSchool } from './harness/schools.ts'

/** Sets the size that the browser gives to plain text; 16 is usual. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}

/** How far the page can be scrolled sideways, in pixels. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

test('with text at 200 % on a phone the way out and the crisis lines stay in sight, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await setTextSize(page, 32)
  for (const path of ['/', '/reviews', '/search', '/analysis', '/web3-assistant']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    await expect(page.getByRole('link', { name: 'Leave this site' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Crisis lines').first()).toBeInViewport({ ratio: 1 })
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0)
  }
})

test('at that size a report with its score counted out does not scroll sideways either', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await setTextSize(page, 32)
  const titles = ['Cross-examination by the advisors', 'Right to inspect and review the evidence']
  const points = titles.map((title) => ({ id: title, title, state: 'contradicted', weight: 3 }))
  await openReport(page, { compliance: { score: 0, issues: [], points } })
  await page.getByText('How the score is counted').press('Enter')
  const row = page.getByRole('row', { name: /^Cross-examination/ })
  await expect(row.getByRole('cell')).toHaveText(['goes against', '0 of 3'])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})

test('at that size no screen of the free hub scrolls sideways on the narrowest phone', async ({
  page,
  request,
}) => {
  const school = await addSchool(request, uniqueSchool())
  await postReview(request, school.id, 4)
  await page.setViewportSize({ width: 320, height: 780 })
  await setTextSize(page, 32)
  const schoolPath = `/schools/${school.id}`
  for (const path of [
    '/',
    '/resources',
    '/search',
    '/schools',
    schoolPath,
    '/reviews',
    '/guides',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0)
  }
})

test('at that size the words of a title stay whole on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 })
  await setTextSize(page, 32)
  for (const path of ['/', '/resources', '/search', '/schools', '/reviews', '/guides', '/trust']) {
    await page.goto(path)
    const title = page.getByRole('heading', { level: 1 })
    expect(await title.evaluate(brokenWords), path).toEqual([])
  }
})

/** Runs in the page: the words that stand on more than one line. */
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

for (const width of [320, 360]) {
  for (const size of [20, 24, 32]) {
    test(`with text of ${size} px on a phone of ${width} px 988 stays one tap away`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 780 })
      await setTextSize(page, size)
      await page.goto('/reviews')
      await expectOneTapTo988(page)
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    })
  }

  test(`with text at 200 % on a phone of ${width} px the words of the bottom bar stand apart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await setTextSize(page, 32)
    for (const path of ['/reviews', '/analysis', '/chat']) {
      await page.goto(path)
      const words = await page
        .getByRole('navigation', { name: 'Shortcuts' })
        .getByRole('link')
        .locator('span')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
      for (const [at, word] of words.slice(1).entries()) {
        expect(word.left - words[at].right, path).toBeGreaterThanOrEqual(4)
      }
      expect(words.at(-1).right, path).toBeLessThanOrEqual(width)
    }
  })
}
