import type { Page } from '@playwright/test'

/**
 * Stops the page's clock, so that a test of waiting does not depend on how fast the machine types.
 * Call `page.clock.install()` before the page opens; `page.clock.runFor(ms)` then lets time pass.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}
