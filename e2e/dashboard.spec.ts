import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { answerOtherwise, stopChain } from './harness/chainCalls.ts'
import { openDashboard } from './harness/dashboard.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { addResource, postReview, registryOf } from './harness/registryRecords.ts'
import { region } from './harness/screen.ts'
import type { RunningHub } from './harness/server.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'
import { short } from './harness/walletScreen.ts'

const withEmptyChain = test.extend<{ fresh: RunningHub }>({
  fresh: async ({}, use) => withFreshHub(use),
  baseURL: async ({ fresh }, use) => use(fresh.url),
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const bar = (page: Page, name: string) =>
  region(page, 'Platform Statistics').getByRole('progressbar', { name })

/** What the page shows of one count, such as "2". */
function countOf(page: Page, name: string): Locator {
  const part = region(page, 'Your records').locator('div', {
    has: page.getByText(name, { exact: true }),
  })
  return part.last().locator('dd')
}

/** Has the page measure the network now, and not at its next turn. */
async function measureNow(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

for (const path of ['/', '/web3-dashboard']) {
  test(`${path} welcomes without a wallet, and loads no wallet code before the press`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(heading(page, 'Understand your Title IX process')).toBeVisible()
    const before = new Set(asked)
    expect(
      [...before].filter((one) => /wallet(?!-)|\/api\//i.test(one) && !/kept/i.test(one)),
    ).toEqual([])

    const part = page.getByRole('main').locator('section', { hasText: 'Wallet (optional)' })
    await part.getByRole('button', { name: 'Connect wallet' }).click()
    await expect(part.getByRole('button', { name: 'Connect Demo wallet' })).toBeVisible()
    await expect(part.getByText('It cannot be taken back.')).toBeVisible()
    expect(asked.filter((one) => !before.has(one)).join()).toContain('/api/config')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('the card that comes late takes the focus from nobody who has gone elsewhere', async ({
  page,
}) => {
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/assets/WalletCard-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const asked = page.waitForRequest('**/assets/WalletCard-*.js')
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click()
  await asked
  const link = page.getByRole('banner').getByRole('link', { name: 'Schools' })
  await link.focus()
  letCome()
  await expect(page.getByRole('button', { name: 'Connect Demo wallet' })).toBeVisible()
  await expect(link).toBeFocused()
})

test('connecting on the first page brings the dashboard, and Disconnect the welcome', async ({
  page,
  hub,
}) => {
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: 3 })
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Connect Test Wallet' }).click()
  await expect(heading(page, 'Dashboard')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const main = page.getByRole('main')
  await expect(main.getByText(`Your wallet: ${short(wallet.address)}`)).toBeVisible()
  await expect(main.getByText('Wallet Connected')).toBeVisible()
  // The parts above it have come: nothing moves under the press.
  await expect(region(page, 'Platform Statistics')).toContainText('All 4 checks passed.')
  await main.getByRole('button', { name: 'Disconnect' }).click()
  await expect(heading(page, 'Understand your Title IX process')).toBeFocused()
  await page.reload()
  await expect(heading(page, 'Understand your Title IX process')).toBeVisible()
})

test('the four tiles lead to the screens of the chain, or to their sisters', async ({
  page,
  hub,
}) => {
  await openDashboard(page, hub.url)
  const tiles = page.getByRole('navigation', { name: 'Where to go' })
  const names = ['Analyze Documents', 'Chat with AI', 'Browse Resources', 'View Reviews']
  await expect(tiles.getByRole('link')).toHaveText(names)
  for (const name of names) {
    await tiles.getByRole('link', { name }).click()
    await expect(heading(page, '')).not.toHaveText(/404|Dashboard/)
    await page.goBack()
    await expect(heading(page, 'Dashboard')).toBeVisible()
  }
  await expect(tiles.getByRole('link', { name: 'Browse Resources' })).toHaveAttribute(
    'href',
    '/web3-resources',
  )
})

test('network health is measured: 100 % when all is well, less with its reason', async ({
  page,
  hub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await openDashboard(page, hub.url)
  const status = region(page, 'Network Status')
  await expect(bar(page, 'Network health: 100%')).toHaveAttribute('value', '100')
  await expect(region(page, 'Platform Statistics')).toContainText('All 4 checks passed.')
  await expect(status).toContainText('Localhost (1337)')
  await expect(status).toContainText(/Last block\s*Good. Number [\d,]+, .* ago/)
  await expect(status).toContainText(/Answer time\s*Good. (\d+ ms|1\.\d seconds)/)
  await expect(status).toContainText(/Contract\s*Good. In place/)

  await answerOtherwise(page, 'eth_getCode', '0x')
  await measureNow(page)
  await expect(bar(page, 'Network health: 75%')).toBeVisible()
  await expect(status).toContainText('There is no contract at its address.')
  await page.unrouteAll()

  const start = await stopChain(page)
  await measureNow(page)
  await expect(bar(page, 'Network health: 0%')).toHaveAttribute('value', '0')
  await expect(region(page, 'Platform Statistics')).toContainText('Localhost does not answer')
  await expect(status.getByText('Problem.')).toHaveCount(4)
  await expectAccessible(page)

  await start()
  await measureNow(page)
  await expect(bar(page, 'Network health: 100%')).toBeVisible()
})

test('what could not be read is read when the chain is back', async ({
  page,
  hub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await openDashboard(page, hub.url)
  await page.getByRole('banner').getByRole('link', { name: 'Schools' }).click()
  const start = await stopChain(page)
  // Another account's counts were not read before.
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expect(bar(page, 'Network health: 0%')).toBeVisible()
  await start()
  await measureNow(page)
  await expect(bar(page, 'Network health: 100%')).toBeVisible()
})

test('a reload keeps the dashboard and never shows the welcome before it', async ({
  page,
  hub,
}) => {
  await openDashboard(page, hub.url)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const title = document.querySelector('h1')
      const shown = title?.checkVisibility({ visibilityProperty: true })
      if (title && shown) seen.push(title.textContent)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await expect(region(page, 'Network Status')).toContainText('In place.')
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(seen)).toEqual(new Set(['Dashboard']))
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

withEmptyChain(
  'counts, activity and statistics are those of the chain, and follow it',
  async ({ page, fresh: hub }) => {
    // A hub of its own, many records and axe.
    test.slow()
    const registry = await registryOf(hub.url)
    await addWallet(page, await walletRpcUrl(hub.url), { person: 3 })
    await openDashboard(page, hub.url, 'Test Wallet')
    await expect(countOf(page, 'Documents')).toHaveText('0')
    await expect(countOf(page, 'Conversations')).toHaveText('0')
    await expect(countOf(page, 'Reviews')).toHaveText('0')
    const activity = region(page, 'Recent Activity')
    await expect(activity).toContainText('Nothing has been written here yet.')
    await expect(bar(page, 'Resources: 0')).toHaveAttribute('value', '0')

    await postReview(registry, 3, 'How it went for me')
    await expect(activity.getByText('How it went for me (4 of 5)')).toBeVisible()
    await postReview(registry, 4, 'How it went for another')
    await addResource(registry, 4, { title: 'Harbor\u202e Advocates' })
    await expect(activity.getByText('Harbor Advocates', { exact: true })).toBeVisible()
    await expect(countOf(page, 'Reviews')).toHaveText('1')
    await expect(bar(page, 'Reviews: 2')).toHaveAttribute('value', '4')
    await expect(bar(page, 'Resources: 1')).toHaveAttribute('value', '5')
    await expect(activity.getByText('Yours', { exact: true })).toHaveCount(1)
    await expect(
      activity
        .getByRole('listitem')
        .filter({ hasText: 'How it went for me' })
        .getByText('Yours', { exact: true }),
    ).toBeVisible()
    await expect(activity).not.toContainText('0x')

    for (let at = 0; at < 21; at++) await addResource(registry, 4, { title: `Place ${at}` })
    await expect(bar(page, 'Resources: 22')).toHaveAttribute('value', '100')
    await expect(activity.getByRole('listitem')).toHaveCount(8)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)
