import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The screen on which the wallet's states are tested; it needs a wallet and shows its records with one. */
export const walletScreen = '/web3-reviews'

/** The button of a wallet that is not connected. */
export function connectButton(page: Page, name = 'Test Wallet'): Locator {
  return page.getByRole('button', { name: `Connect ${name}`, exact: true })
}

/** The wallet's place in the header. */
export function corner(page: Page): Locator {
  return page.getByRole('banner').locator('[data-wallet]')
}

/** What the wallet screen shows to whom has a wallet on the hub's network. */
export function guarded(page: Page): Locator {
  return page.getByRole('button', { name: 'Post Review' }).first()
}

/** Opens the wallet's card from the header. */
export async function openCard(page: Page): Promise<Locator> {
  await corner(page).click()
  const card = page.getByRole('dialog')
  await expect(card).toBeVisible()
  return card
}

/** Opens the wallet screen and connects a wallet on it. */
export async function connect(page: Page, name = 'Test Wallet'): Promise<void> {
  await page.goto(walletScreen)
  await connectButton(page, name).click()
  await expect(guarded(page)).toBeVisible()
}

/** Opens a wallet screen and waits until the chain has answered: for tests that then let the page's time fly. */
export async function openAnswered(page: Page, address: string): Promise<void> {
  const answered = page.waitForResponse('**/api/chain/rpc')
  await page.goto(address)
  await answered
}

/** An address as screens show it. */
export function short(address: string): string {
  return `${address.slice(0, 6)}...${address.slice(-4)}`
}
