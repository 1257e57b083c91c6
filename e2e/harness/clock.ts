import type { Page } from '@playwright/test'

/**
 * Stops the page's clock, so that a test of waiting does not depend on how fast the machine types.
 * Call `page.clock.install()` before the page opens.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Lets time pass on a stopped clock, and waits until the calls that followed from it are made. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  // A call of the page made by now is heard before this one has been answered.
  await page.evaluate(() => fetch('/api/health').then((answer) => answer.text()))
}
