import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Opens the first page and connects a wallet there: the demo wallet, or one that was put into the page. */
export async function openDashboard(
  page: Page,
  hubUrl: string,
  wallet = 'Demo wallet',
): Promise<void> {
  await page.goto(`${hubUrl}/`)
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: `Connect ${wallet}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your records' })).toContainText(/\d/)
}
