import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { expect, test as base } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { holdBlocks } from './harness/chainCalls.ts'
import { addResource, registryOf } from './harness/registryRecords.ts'
import { openResources, resourceCard } from './harness/registryResources.ts'
import { toasts } from './harness/screen.ts'
import type { RunningHub } from './harness/server.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'

/** Each test begins with an empty chain. */
const test = base.extend<{ fresh: RunningHub }>({
  fresh: async ({}, use) => withFreshHub(use),
  baseURL: async ({ fresh }, use) => use(fresh.url),
})

const dialog = (page: Page) => page.getByRole('dialog')
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add Resource' })
const sender = (page: Page) => dialog(page).getByRole('button', { name: 'Add Resource' })

async function fill(page: Page, title: string): Promise<void> {
  await opener(page).click()
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Description').fill('For students on either side.')
  await dialog(page).getByLabel('Category', { exact: true }).selectOption('Legal Support')
}

test('a chain without resources shows the four essential ones under their banner', async ({
  page,
  fresh,
}) => {
  await openResources(page, fresh.url)
  await expect(page.getByText('Showing Essential Resources')).toBeVisible()
  await expect(page.getByText('Nobody has added a resource to this chain yet.')).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(4)
  await expect(cards.getByText('Essential', { exact: true })).toHaveCount(4)
  await expect(cards.getByText('On-chain', { exact: true })).toHaveCount(0)
  const links = cards.getByRole('link', { name: 'Visit Website' })
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'https://advocatesforyouth.org/legal-action-for-title-ix',
    'https://www.lawhelp.org',
    'https://www.facecampusequality.org',
    'https://www.youtube.com/watch?v=nhlDkS8hvMU',
  ])
  await page.getByRole('searchbox', { name: 'Search resources' }).fill('lawhelp')
  await expect(cards).toHaveCount(1)
  await expectAccessible(page)
})

test('names each missing field in its words and takes the focus to the first', async ({
  page,
  fresh,
}) => {
  await openResources(page, fresh.url)
  await opener(page).click()
  await expect(dialog(page).getByText('All of this will be public, for good.')).toBeVisible()
  await dialog(page).getByLabel('Website').fill('lakeside state')
  await sender(page).click()
  for (const sentence of [
    'Title is required',
    'Description is required',
    'Category is required',
    'Must be a valid URL',
  ]) {
    await expect(dialog(page).getByText(sentence, { exact: true })).toBeVisible()
  }
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await expect(dialog(page).getByLabel('Title')).toHaveAccessibleDescription(/Title is required/)
  await expectAccessible(page)
  await dialog(page).getByLabel('Website').fill('javascript:alert(1)')
  await dialog(page).getByLabel('Title').fill('Harbor')
  await sender(page).click()
  await expect(dialog(page).getByText('Title is required')).toHaveCount(0)
  await expect(dialog(page).getByText('Must be a valid URL', { exact: true })).toBeVisible()
})

test('a resource is added, its states are named, and others see it without a reload', async ({
  page,
  browser,
  fresh,
}) => {
  const rpc = await walletRpcUrl(fresh.url)
  const wallet = await addWallet(page, rpc)
  await openResources(page, fresh.url, '/web3-resources', 'Test Wallet')
  const other = await browser.newPage()
  await openResources(other, fresh.url)
  await expect(other.getByText('Showing Essential Resources')).toBeVisible()

  await fill(page, 'Harbor Advocates')
  await expect(dialog(page).getByText('Network fee:')).toBeVisible()
  const answer = wallet.hold('eth_sendTransaction')
  await sender(page).click()
  await expect(dialog(page).getByRole('button', { name: 'Adding...' })).toBeVisible()
  const mine = await holdBlocks(rpc)
  answer()
  await expect(dialog(page).getByRole('button', { name: 'Confirming...' })).toBeVisible()
  await expectAccessible(page)
  await mine()

  await expect(toasts(page)).toContainText('Resource Created Successfully')
  await expect(toasts(page)).toContainText(
    'Your resource has been added to the blockchain. It may take a few moments to appear.',
  )
  await expect(dialog(page)).toHaveCount(0)
  await expect(resourceCard(page, 'Harbor Advocates')).toBeVisible()
  await expect(page.getByText('Showing Essential Resources')).toHaveCount(0)
  await expect(resourceCard(other, 'Harbor Advocates')).toBeVisible()
  await opener(page).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('')
  await other.close()
})

test('what was typed stays when the wallet says no, and nothing is on the chain', async ({
  page,
  fresh,
}) => {
  const wallet = await addWallet(page, await walletRpcUrl(fresh.url))
  await openResources(page, fresh.url, '/web3-resources', 'Test Wallet')
  await fill(page, 'Not sent')
  wallet.rejectNext('eth_sendTransaction')
  await sender(page).click()
  await expect(toasts(page)).toContainText('Failed to create resource. Please try again.')
  await expect(dialog(page).getByRole('alert')).toContainText('The resource was not added.')
  await expect(dialog(page).getByRole('alert')).toContainText(
    'You said no in your wallet. Nothing was sent. Your words are still here.',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await opener(page).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Not sent')
  expect(await (await registryOf(fresh.url)).totalResources()).toBe(0n)
  await sender(page).click()
  await expect(resourceCard(page, 'Not sent')).toBeVisible()
})

test('one that was sent is waited for after a reload', async ({ page, fresh }) => {
  const rpc = await walletRpcUrl(fresh.url)
  await addWallet(page, rpc)
  await openResources(page, fresh.url, '/web3-resources', 'Test Wallet')
  await fill(page, 'Slow Harbor')
  const mine = await holdBlocks(rpc)
  await sender(page).click()
  await expect(dialog(page).getByRole('button', { name: 'Confirming...' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Confirming your resource...')).toBeVisible()
  await mine()
  await expect(toasts(page)).toContainText('Resource Created Successfully')
  await expect(resourceCard(page, 'Slow Harbor')).toBeVisible()
  await expect(page.getByText('Confirming your resource...')).toHaveCount(0)
})

test('a long list comes in pages, and a search says how far it looked', async ({ page, fresh }) => {
  const registry = await registryOf(fresh.url)
  await addResource(registry, 5, { title: 'The oldest place' })
  for (let at = 2; at <= 55; at++) await addResource(registry, 5, { title: `Place ${at}` })
  await openResources(page, fresh.url)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(50)
  await expect(cards.first().getByRole('heading')).toHaveText('Place 55')
  await page.getByRole('searchbox', { name: 'Search resources' }).fill('oldest')
  await expect(page.getByText('Nothing in the newest 50 has the words “oldest”.')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(resourceCard(page, 'The oldest place')).toBeVisible()
  await expect(page.getByText('1 resource shown. That is the whole list.')).toBeVisible()
})

base('a hub without a chain says so and shows the four', async ({ page }) => {
  await withFreshHub(
    async (hub) => {
      await page.goto(`${hub.url}/web3-resources`)
      await expect(page.getByText('This hub runs without a blockchain.')).toBeVisible()
      await expect(page.getByText('Showing Essential Resources')).toBeVisible()
      await expect(page.getByText('This hub has no chain to ask.')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(4)
      await expectAccessible(page)
    },
    { CHAIN: 'off' },
  )
})
