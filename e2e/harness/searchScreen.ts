import type { Locator, Page } from '@playwright/test'
import { region } from './screen.ts'

export function searchBox(page: Page): Locator {
  return page.getByRole('searchbox')
}

export function results(page: Page): Locator {
  return region(page, 'Results')
}

/** Searches as Enter does, which also keeps the search on the device. */
export async function searchFor(page: Page, term: string): Promise<void> {
  await searchBox(page).fill(term)
  await searchBox(page).press('Enter')
}
