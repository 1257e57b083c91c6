import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'
import {
  connectButton,
  corner,
  guarded,
  openAnswered,
  openCard,
  walletScreen,
} from './harness/walletScreen.ts'

const POLYGON = 137
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const switchButton = (page: Page) => page.getByRole('button', { name: 'Switch to Localhost' })

test('who says no while connecting reads that nothing was sent, and can try again', async ({
  page,
  hub,
}) => {
  const wallet = await addWallet(page, await walletRpcUrl(hub.url))
  wallet.rejectNext()
  await page.goto(walletScreen)
  await connectButton(page).click()
  await expect(alert(page)).toContainText('You said no in your wallet.')
  await expect(alert(page)).toContainText('Nothing was sent.')
  await expect(corner(page)).toHaveText('Connect wallet')
  await expectAccessible(page)
  await connectButton(page).click()
  await expect(guarded(page)).toBeVisible()
})

test('a wallet that does not answer is named after 20 seconds, can still answer, and can be left', async ({
  page,
  hub,
}) => {
  const wallet = await addWallet(page, await walletRpcUrl(hub.url))
  const letGo = wallet.hold('wallet_requestPermissions')
  await page.clock.install()
  await openAnswered(page, walletScreen)
  await connectButton(page).click()
  await expect(page.getByRole('button', { name: 'Connecting...' })).toBeFocused()
  await expect(page.getByText('Answer in your wallet.')).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(page.getByText('Test Wallet has not answered yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(connectButton(page)).toBeVisible()
  letGo()

  // The late yes is not taken: who has cancelled stays without a wallet.
  await expect
    .poll(() => wallet.calls.map(({ method }) => method))
    .toContain('wallet_revokePermissions')
  await expect(connectButton(page)).toBeVisible()
  await expect(corner(page)).toHaveText('Connect wallet')
})

test('a wallet on another network, at first or changed under way, is named with one click to switch', async ({
  page,
  hub,
}) => {
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { network: POLYGON })
  await page.goto(walletScreen)
  await connectButton(page).click()
  await expect(
    page.getByRole('heading', { name: 'Your wallet is on another network.' }),
  ).toBeVisible()
  await expect(page.getByText('It is on Polygon now.')).toBeVisible()
  await expect(guarded(page)).toHaveCount(0)
  const card = await openCard(page)
  await expect(card.getByText('Polygon', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Done' }).click()
  await expectAccessible(page)
  await switchButton(page).click()
  await expect(guarded(page)).toBeVisible()

  for (const [network, name] of [
    [1, 'Ethereum'],
    [POLYGON, 'Polygon'],
    [80001, 'Mumbai (retired)'],
    [80002, 'Polygon Amoy'],
    [5, 'Unknown'],
  ] as const) {
    await wallet.changeNetwork(network)
    await expect(page.getByText(`It is on ${name} now.`)).toBeVisible()
  }
  await wallet.changeNetwork(1337)
  await expect(guarded(page)).toBeVisible()
})

test('a wallet that lacks the network is asked to add it; refusing that and refusing to switch each have their own words', async ({
  page,
  hub,
}) => {
  const url = await walletRpcUrl(hub.url)
  const wallet = await addWallet(page, url, { network: POLYGON, knows: [] })
  await page.goto(walletScreen)
  await connectButton(page).click()
  wallet.rejectNext('wallet_switchEthereumChain')
  await switchButton(page).click()
  await expect(alert(page)).toContainText('You said no in your wallet.')
  wallet.rejectNext('wallet_addEthereumChain')
  await switchButton(page).click()
  await expect(alert(page)).toContainText('Localhost was not added to your wallet.')
  await switchButton(page).click()
  await expect(guarded(page)).toBeVisible()
  const added = wallet.calls.findLast(({ method }) => method === 'wallet_addEthereumChain')
  expect(added?.params).toEqual([
    {
      chainId: '0x539',
      chainName: 'Localhost',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: [url],
    },
  ])
})

test('a switch that gets no answer says so and can be asked again', async ({ page, hub }) => {
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { network: POLYGON })
  const letGo = wallet.hold('wallet_switchEthereumChain')
  await page.clock.install()
  await page.goto(walletScreen)
  await connectButton(page).click()
  await switchButton(page).click()
  await expect(page.getByRole('button', { name: 'Asking your wallet...' })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(page.getByText('Your wallet has not answered yet.')).toBeVisible()
  await expect(switchButton(page)).toBeVisible()
  letGo()
  await expect(guarded(page)).toBeVisible()
})

test('when the settings of the hub cannot be read or the blockchain does not answer, the screen says so and tries again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await page.route('**/api/config', (route) => route.abort())
  await page.goto(walletScreen)
  await expect(alert(page)).toContainText('We could not reach the hub.')
  await page.unroute('**/api/config')
  await alert(page).getByRole('button', { name: 'Try again' }).click()
  await expect(connectButton(page, 'Demo wallet')).toBeVisible()

  await page.route('**/api/chain/rpc', (route) => route.fulfill({ status: 503 }))
  await page.goto(walletScreen)
  await expect(alert(page)).toContainText('The blockchain does not answer.')
  await expectAccessible(page)
  await alert(page).getByRole('button', { name: 'Try again' }).click()
  // While it is asked the button says so; then it offers the same again.
  await expect(alert(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/api/chain/rpc')
  await alert(page).getByRole('button', { name: 'Try again' }).click()
  await expect(connectButton(page, 'Demo wallet')).toBeVisible()
})

test('a blockchain that answers after 6 seconds is said to be silent until then, and then goes on by itself', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/chain/rpc', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.clock.install()
  await page.goto(walletScreen)
  await expect(connectButton(page, 'Demo wallet')).toBeVisible()
  await page.clock.runFor(6000)
  await expect(alert(page)).toContainText('The blockchain does not answer.')
  answer.resolve()
  await expect(connectButton(page, 'Demo wallet')).toBeVisible()
  await expect(alert(page)).toHaveCount(0)
})

test('[wallet.off] a hub without a blockchain says so on the screen and in the card', async ({
  page,
}) => {
  await withFreshHub(
    async (hub) => {
      await page.goto(hub.url + walletScreen)
      const sentence = 'This hub runs without a blockchain.'
      await expect(page.getByRole('heading', { name: sentence })).toBeVisible()
      await expectAccessible(page)
      const card = await openCard(page)
      await expect(card.getByText(sentence)).toBeVisible()
      const read = page.waitForResponse('**/api/reviews?*')
      await card.getByRole('link', { name: /without a wallet/ }).click()
      await read
      await expect(page).toHaveURL(`${hub.url}/reviews`)
    },
    { CHAIN: 'off' },
  )
})

test('a card whose code comes late does not open over the screen that was gone to', async ({
  page,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const code = '**/assets/WalletDialog-*.js'
  await page.goto('/schools')
  await page.waitForLoadState('networkidle')
  await page.route(code, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(code)
  await corner(page).click()
  const url = (await asked).url()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Document Analysis' })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Document Analysis' })).toBeVisible()
  letGo()
  // By then whoever waited for the code has it, with its style sheet, and has drawn.
  await page.evaluate(async (address) => {
    await import(address)
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    while (sheets.some(({ sheet }) => !sheet)) await new Promise(requestAnimationFrame)
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, url)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await expect(await openCard(page)).toBeVisible()
})

test('the card is told when its code does not come', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await page.route('**/assets/WalletDialog-*.js', (route) => route.abort())
  await page.goto('/schools')
  await corner(page).click()
  await expect(page.getByText('The wallet did not load.')).toBeVisible()
})
