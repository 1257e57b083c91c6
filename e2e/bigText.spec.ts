/** Text at twice its size, as a browser's own setting makes it. */
import type { Page } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'

/** Sets the size that the browser gives to plain text; 16 is usual. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
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
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})
