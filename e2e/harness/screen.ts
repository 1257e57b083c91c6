import { expect, type Locator, type Page } from '@playwright/test'

/** The entry of a list that has exactly this title. */
export function entry(page: Page, title: string): Locator {
  const heading = page.getByRole('heading', { name: title, exact: true })
  return page.getByRole('article').filter({ has: heading })
}

/** The part of a screen that has exactly this name. */
export function region(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

/** Where toasts are shown and read out. */
export function toasts(page: Page): Locator {
  return page.locator('#toasts')
}

/**
 * Waits until the script answers what is pressed. Before that a link loads its page anew, as without script, and a
 * file that is chosen or dropped is not heard of.
 */
export async function toBeTakenOver(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-early')
}
