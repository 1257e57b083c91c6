import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { expect, test } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { LocalChain } from './harness/localChain.ts'
import { addResource, registryOf } from './harness/registryRecords.ts'
import { openResources, resourceCard } from './harness/registryResources.ts'
import { toasts } from './harness/screen.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add Resource' })
const sender = (page: Page) => dialog(page).getByRole('button', { name: 'Add Resource' })

/** Expects the banner and the four built-in resources, with their links. */
async function expectTheFour(page: Page): Promise<void> {
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
  const search = page.getByRole('searchbox', { name: 'Search resources' })
  await search.fill('lawhelp')
  await expect(cards).toHaveCount(1)
  await search.fill('')
}

async function fill(page: Page, title: string): Promise<void> {
  await opener(page).click()
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Description').fill('For students on either side.')
  await dialog(page).getByLabel('Category', { exact: true }).selectOption('Legal Support')
}

test('names each missing field in its words and takes the focus to the first', async ({
  page,
  hub,
}) => {
  await openResources(page, hub.url)
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

test('an empty chain shows the four essential ones, until somebody adds a resource', async ({
  browser,
}) => {
  // A hub of its own, many records and axe.
  test.slow()
  await withFreshHub(async (hub) => {
    const visitor = await browser.newPage()
    const adder = await browser.newPage()
    await openResources(visitor, hub.url)
    await expectTheFour(visitor)
    await addWallet(adder, await walletRpcUrl(hub.url))
    await openResources(adder, hub.url, '/web3-resources', 'Test Wallet')
    await fill(adder, 'Harbor Advocates')
    await sender(adder).click()
    for (const screen of [adder, visitor]) {
      await expect(resourceCard(screen, 'Harbor Advocates')).toBeVisible()
      await expect(screen.getByText('Showing Essential Resources')).toHaveCount(0)
      await expect(screen.getByText('Essential', { exact: true })).toHaveCount(0)
    }
    await visitor.close()
    await adder.close()
  })
})

test('while a resource is added its states are named, and the end is a toast', async ({
  page,
  hub,
}) => {
  const chain = await LocalChain.of(hub.url)
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: 2 })
  await openResources(page, hub.url, '/web3-resources', 'Test Wallet')
  await fill(page, 'Lantern House')
  await expect(dialog(page).getByText('Network fee:')).toBeVisible()
  const answer = wallet.hold('eth_sendTransaction')
  await sender(page).click()
  await expect(dialog(page).getByRole('button', { name: 'Adding...' })).toBeVisible()
  await chain.holdsBack()
  answer()
  await expect(dialog(page).getByRole('button', { name: 'Confirming...' })).toBeVisible()
  await chain.minesAtOnce()
  await expect(toasts(page)).toContainText('Resource Created Successfully')
  await expect(toasts(page)).toContainText(
    'Your resource has been added to the blockchain. It may take a few moments to appear.',
  )
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await expect(resourceCard(page, 'Lantern House')).toBeVisible()
  await opener(page).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('')
})

test('what was typed stays when the wallet says no, and nothing is on the chain', async ({
  page,
  hub,
}) => {
  const registry = await registryOf(hub.url)
  const before = await registry.totalResources()
  const wallet = await addWallet(page, await walletRpcUrl(hub.url))
  await openResources(page, hub.url, '/web3-resources', 'Test Wallet')
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
  expect(await registry.totalResources()).toBe(before)
  await sender(page).click()
  await expect(resourceCard(page, 'Not sent')).toBeVisible()
})

test('one that was sent is waited for after a reload', async ({ page, hub }) => {
  const chain = await LocalChain.of(hub.url)
  await addWallet(page, await walletRpcUrl(hub.url))
  await openResources(page, hub.url, '/web3-resources', 'Test Wallet')
  await fill(page, 'Slow Harbor')
  await chain.holdsBack()
  await sender(page).click()
  await expect(dialog(page).getByRole('button', { name: 'Confirming...' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Confirming your resource...')).toBeVisible()
  await chain.minesAtOnce()
  await expect(toasts(page)).toContainText('Resource Created Successfully')
  await expect(resourceCard(page, 'Slow Harbor')).toBeVisible()
  await expect(page.getByText('Confirming your resource...')).toHaveCount(0)
})

test('a long list comes in pages, and a search says how far it looked', async ({ page, hub }) => {
  const registry = await registryOf(hub.url)
  await addResource(registry, 5, { title: 'The farthest place' })
  for (let at = 2; at <= 55; at++) await addResource(registry, 5, { title: `Place ${at}` })
  await openResources(page, hub.url)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(50)
  await expect(cards.first().getByRole('heading')).toHaveText('Place 55')
  await page.getByRole('searchbox', { name: 'Search resources' }).fill('farthest')
  await expect(page.getByText('Nothing in the newest 50 has the words “farthest”.')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(resourceCard(page, 'The farthest place')).toBeVisible()
  await expect(
    page.getByText(/^1 resource (shown|found in the newest \d+ of the chain)/),
  ).toBeVisible()
})

test('a hub without a chain says so and shows the four', async ({ page }) => {
  await withFreshHub(
    async (hub) => {
      await page.goto(`${hub.url}/web3-resources`)
      await expect(page.getByText('This hub runs without a blockchain.')).toBeVisible()
      await expect(page.getByText('Showing Essential Resources')).toBeVisible()
      await expect(page.getByText('This hub is not connected to a chain.')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(4)
      await expectAccessible(page)
    },
    { CHAIN: 'off' },
  )
})
