import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'
import { connectButton, guarded, walletScreen } from './harness/walletScreen.ts'

const notice = (page: Page) => page.getByRole('main').getByRole('alert')
const tryAgain = (page: Page) => notice(page).getByRole('button', { name: 'Try again' })
const loading = (page: Page) => page.getByRole('main').getByText('Loading...')

test('a wallet screen whose code does not come says so, and loads it at the next try', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const screenCode = '**/assets/RegistryReviewsScreen-*.js'
  await page.route(screenCode, (route) => route.abort())
  await page.goto(walletScreen)
  await expect(notice(page)).toContainText('This page did not load fully.')
  await expect(loading(page)).toBeHidden()
  await expectAccessible(page)
  await tryAgain(page).click()
  await expect(tryAgain(page)).toBeEnabled()
  await page.unroute(screenCode)
  await tryAgain(page).press('Enter')
  await expect(connectButton(page, 'Demo wallet')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('where the first script does not come, the page says so and can be loaded again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const firstScript = '**/assets/index-*.js'
  await page.route(firstScript, (route) => route.abort())
  await page.goto(walletScreen)
  await expect(notice(page)).toContainText('This page did not load fully.')
  await expect(loading(page)).toBeHidden()
  await page.unroute(firstScript)
  await tryAgain(page).click()
  await expect(connectButton(page, 'Demo wallet')).toBeVisible()
})

test('a part behind the wallet that does not come leaves the rest of the page, and is tried again', async ({
  page,
  hub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await addWallet(page, await walletRpcUrl(hub.url))
  const parts = '**/assets/ChainReviews-*.js'
  await page.route(parts, (route) => route.abort())
  await page.goto(walletScreen)
  await connectButton(page).click()
  await expect(notice(page)).toContainText('This part did not load.')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Decentralized Anonymous Reviews')
  await expectAccessible(page)
  await tryAgain(page).click()
  await expect(tryAgain(page)).toBeFocused()
  await page.unroute(parts)
  await tryAgain(page).click()
  await expect(guarded(page)).toBeVisible()
  await expect(title).toBeFocused()
})
