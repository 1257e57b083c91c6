import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the Resource Hub and waits for its list. */
export async function openHub(page: Page, address = '/resources'): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** The badge beside the title that says how many resources are shown. */
export function badge(page: Page, words: string): Locator {
  return page.getByRole('main').locator('header').getByText(words, { exact: true })
}
