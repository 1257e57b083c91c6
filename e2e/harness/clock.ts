import type { Page } from '@playwright/test'

/**
 * Stops the page's clock, so that a test of waiting does not depend on how fast the machine types.
 * Call `page.clock.install()` before the page opens.
 */
export async function stopClock(page: Page, ahead = 1000): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  try {
    await page.clock.pauseAt(now + ahead)
  } catch (error) {
    // On a busy machine the moment has passed by the time the page hears of it.
    if (ahead > 60_000 || !String(error).includes('to the past')) throw error
    await stopClock(page, ahead * 4)
  }
}

/** Lets time pass on a stopped clock, and waits until the calls that followed from it are made. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  // A call of the page made by now is heard before this one has been answered.
  await page.evaluate(() => fetch('/api/health').then((answer) => answer.text()))
}
