import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { entry } from './screen.ts'

/** Opens a screen of the chain with a wallet: the demo wallet, or one that was put into the page. */
export async function openResources(
  page: Page,
  hubUrl: string,
  path = '/web3-resources',
  wallet = 'Demo wallet',
): Promise<void> {
  await page.goto(hubUrl + path)
  const connect = page.getByRole('button', { name: `Connect ${wallet}`, exact: true })
  const opened = page.getByRole('button', { name: /^(Add Resource|Post Review)$/ }).first()
  await expect(connect.or(opened).first()).toBeVisible()
  if (await connect.isVisible()) await connect.click()
  await expect(opened).toBeVisible()
}

/** The entry of a resource by its title. */
export function resourceCard(page: Page, title: string): Locator {
  return entry(page, title)
}
