/** The style sheet of screens with a wallet, which other screens do not load. */
import type { Page } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { toBeTakenOver } from './harness/screen.ts'
import { corner, walletScreen } from './harness/walletScreen.ts'

const sheet = '**/assets/wallet-*.css'

/** Whether the rows of the card's frame lie apart, as only the second sheet has it. */
const isStyled = (page: Page) =>
  page
    .getByText('Connect your wallet to post and view')
    .evaluate((prompt) => getComputedStyle(prompt.parentElement as Element).display === 'grid')

test('the page of a screen with a wallet names it, other pages do not fetch it', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/wallet-[^/]*\.css$/.test(request.url())) fetched.push(request.url())
  })
  await page.goto('/schools', { waitUntil: 'networkidle' })
  expect(fetched).toEqual([])
  await page.goto(walletScreen, { waitUntil: 'networkidle' })
  expect(fetched).toHaveLength(1)
  expect(await isStyled(page)).toBe(true)
})

test('a screen with a wallet is drawn only once it is there', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(sheet, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/schools')
  await toBeTakenOver(page)
  const asked = page.waitForRequest(sheet)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Reviews' })
    .click()
  await asked
  await expect(page.getByText('Loading the next page...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School Reviews')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Decentralized Anonymous Reviews',
  )
  expect(await isStyled(page)).toBe(true)
})

test('where it does not come the card says so, and the next press tries again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await page.route(sheet, (route) => route.abort(), { times: 1 })
  await page.goto('/schools')
  await corner(page).click()
  await expect(page.getByText('The wallet did not load.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await corner(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
