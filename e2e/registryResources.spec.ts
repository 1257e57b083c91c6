import { essentialResources } from '@hub/core/knowledge/essentialResources'
import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { stopChain } from './harness/chainCalls.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { addResource, curator, registryOf } from './harness/registryRecords.ts'
import { openResources, resourceCard } from './harness/registryResources.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search resources' })
const category = (page: Page) =>
  page.getByRole('main').getByRole('combobox', { name: 'Category', exact: true })

test('without a wallet there is the prompt to connect, and the hub that needs none', async ({
  page,
}) => {
  await page.goto('/web3-resources')
  await expect(page).toHaveTitle('Decentralized Resources - Title IX Hub')
  await expect(
    page.getByText('Connect your wallet to browse and add resources on the blockchain'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect Demo wallet' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Resource Hub' })).toHaveAttribute(
    'href',
    '/resources',
  )
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('a resource of the chain shows its badges, its text, where its link leads, and its phone', async ({
  page,
  hub,
}) => {
  await addResource(await registryOf(hub.url), 5, {
    title: 'Harbor Advocates',
    description: 'For students on either side.\nThey sit beside you.',
    url: 'https://www.harbor.example.org/help',
    category: 'counseling',
    subcategory: 'Advisors',
    phone: '800-555-0123; Text HOPE to 64673',
  })
  await openResources(page, hub.url)
  const card = resourceCard(page, 'Harbor Advocates')
  for (const badge of ['Counseling & Mental Health', 'Advisors', 'On-chain']) {
    await expect(card.getByText(badge, { exact: true })).toBeVisible()
  }
  await expect(card.getByText('Essential', { exact: true })).toHaveCount(0)
  await expect(card.getByText('They sit beside you.')).toBeVisible()
  const link = card.getByRole('link', { name: 'Visit Website' })
  await expect(link).toHaveAccessibleName(
    'Visit Website: Harbor Advocates. Opens harbor.example.org in a new tab.',
  )
  await expect(link).toHaveAttribute('href', 'https://www.harbor.example.org/help')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(card.getByText('harbor.example.org', { exact: true })).toBeVisible()
  await expect(card.getByRole('link', { name: '800-555-0123' })).toHaveAttribute(
    'href',
    'tel:+18005550123',
  )
  await expect(page.getByText('Nobody has checked these links and numbers.')).toBeVisible()
  await expect(page.getByText('Anyone can write to this chain.')).toBeVisible()
  await expect(page.getByText('Showing Essential Resources')).toHaveCount(0)
})

test('the search finds title and description in any case, and the category narrows', async ({
  page,
  hub,
}) => {
  const registry = await registryOf(hub.url)
  await addResource(registry, 5, { title: 'Quayside Line', category: 'crisis' })
  await addResource(registry, 5, { title: 'Mill Law', description: 'Ask at the QUAYSIDE desk.' })
  await openResources(page, hub.url)
  await search(page).fill('quayside')
  await expect(page.getByRole('article')).toHaveCount(2)
  await category(page).selectOption('Crisis Support')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(resourceCard(page, 'Quayside Line')).toBeVisible()
  await search(page).fill('zebra crossing')
  await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible()
  await expect(
    page.getByText(
      /^Nothing (in the newest 50|under Crisis Support) has the words “zebra crossing”/,
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Show all resources' }).click()
  await expect(search(page)).toHaveValue('')
  await expect(category(page)).toHaveValue('all')
  await expect(resourceCard(page, 'Mill Law')).toBeVisible()
  expect(page.url()).not.toContain('zebra')
})

test('what the chain holds is shown as text, and nothing of it is run or linked blindly', async ({
  page,
  hub,
}) => {
  const registry = await registryOf(hub.url)
  await addResource(registry, 6, {
    title: '<img src=x onerror="window.broken = 1"> Free help',
    description: '<script>window.broken = 1</script> [press](javascript:alert(1))',
    url: 'javascript:window.broken=1',
    category: '<b>legal</b>',
    subcategory: '\u202egnorw eht',
    phone: 'tel:900',
  })
  await addResource(registry, 6, {
    title: 'Look-alike\u202e ypoc',
    url: 'https://bank.example@evil.example/',
  })
  await addResource(registry, 6, { title: 'Data page', url: 'data:text/html,<p>x</p>' })
  await openResources(page, hub.url)
  const marked = resourceCard(page, '<img src=x onerror="window.broken = 1"> Free help')
  await expect(marked.getByText('<script>window.broken = 1</script>')).toBeVisible()
  await expect(marked.getByText('Other', { exact: true })).toBeVisible()
  await expect(marked.getByText('gnorw eht', { exact: true })).toBeVisible()
  await expect(marked.getByRole('link')).toHaveCount(0)
  await expect(marked.getByText('tel:900', { exact: true })).toBeVisible()
  for (const title of ['Look-alike ypoc', 'Data page']) {
    const card = resourceCard(page, title)
    await expect(card.getByRole('link')).toHaveCount(0)
    await expect(card.getByText('We cannot safely link to the address')).toBeVisible()
  }
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

test('a resource that is marked as not active leaves an open list by itself', async ({
  page,
  hub,
}) => {
  const registry = await registryOf(hub.url)
  await addResource(registry, 5, { title: 'Closed Office' })
  await addResource(registry, 5, { title: 'Open Office' })
  await openResources(page, hub.url)
  await expect(resourceCard(page, 'Closed Office')).toBeVisible()
  const newest = await registry.totalResources()
  await registry.write(curator, 'setResourceActive', [newest - 1n, false, 'It has closed.'])
  await expect(resourceCard(page, 'Closed Office')).toHaveCount(0)
  await expect(resourceCard(page, 'Open Office')).toBeVisible()
})

test('where the chain stops answering the four stand in, and the list comes back by itself', async ({
  page,
  hub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await addResource(await registryOf(hub.url), 5, { title: 'Still there' })
  await openResources(page, hub.url, '/web3-reviews')
  const start = await stopChain(page)
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click()
  await expect(page.getByText('We could not read the resources on the chain.')).toBeVisible()
  await expect(page.getByText('Showing Essential Resources')).toBeVisible()
  await expect(page.getByText('We could not reach the chain')).toBeVisible()
  for (const { title } of essentialResources) await expect(resourceCard(page, title)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We could not read the resources on the chain.')).toBeVisible()
  await start()
  await expect(resourceCard(page, 'Still there')).toBeVisible()
  await expect(page.getByText('Showing Essential Resources')).toHaveCount(0)
})

test('a hub whose chain is away from the start says so and shows the four', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const start = await stopChain(page)
  await page.goto('/web3-resources')
  await expect(page.getByText('The blockchain does not answer.')).toBeVisible()
  await expect(page.getByText('Showing Essential Resources')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(4)
  await start()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Connect Demo wallet' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})
