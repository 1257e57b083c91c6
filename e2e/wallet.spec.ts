import { expectAccessible } from './harness/accessible.ts'
import { expect, test } from './harness/fixtures.ts'
import { keptOnDevice } from './harness/keptOnDevice.ts'
import { uniqueWord } from './harness/reviews.ts'
import { letterFile, openSealed, uploadFirst, view } from './harness/sealedDocuments.ts'
import { accountOf, addWallet, TestWallet, walletRpcUrl } from './harness/wallet.ts'
import {
  connect,
  connectButton,
  corner,
  guarded,
  openCard,
  short,
  walletScreen,
} from './harness/walletScreen.ts'

test('without a wallet the screen says what it is for, what connecting means, and how', async ({
  page,
  hub,
}) => {
  await addWallet(page, await walletRpcUrl(hub.url))
  await page.goto(walletScreen)
  await expect(
    page.getByText('Connect your wallet to post and view anonymous reviews on the blockchain'),
  ).toBeVisible()
  await expect(
    page.getByText('you can post anonymous reviews on a public blockchain'),
  ).toBeVisible()
  await expect(page.getByText('We do not look up whose it is.')).toBeVisible()
  await expect(page.getByText('Anyone can see what else an address did')).toBeVisible()
  await expect(page.getByText('It cannot be taken back.')).toBeVisible()
  const buttons = page.getByRole('button', { name: /^Connect (?!wallet$)/ })
  await expect(buttons).toHaveText([
    'Connect Test Wallet',
    'Connect Demo wallet',
    'Connect Coinbase Wallet',
  ])
  await expect(guarded(page)).toHaveCount(0)
})

test('an installed wallet connects; header and card show it, whole to copy, and follow its account', async ({
  page,
  context,
  hub,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const wallet = await addWallet(page, await walletRpcUrl(hub.url))
  await connect(page)
  await expect(corner(page)).toHaveText(short(wallet.address))
  await expect(corner(page)).toHaveAccessibleName(`Wallet ${short(wallet.address)}`)
  const card = await openCard(page)
  await expect(card.getByRole('heading', { name: 'Wallet Connected' })).toBeFocused()
  await expect(card.getByText(short(wallet.address))).toBeVisible()
  await expect(card.getByText('Localhost', { exact: true })).toBeVisible()
  await expect(card.getByText('Test Wallet')).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Copy address' }).click()
  await expect(card.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet.address)
  await card.getByRole('button', { name: 'Done' }).click()
  await wallet.changeAccount(1)
  await expect(corner(page)).toHaveText(short(accountOf(1).address))
  await expect(guarded(page)).toBeVisible()
})

test('a connection outlives a reload, shown in the header meanwhile, without a question and without the wallet on other screens', async ({
  page,
  hub,
}) => {
  const wallet = await addWallet(page, await walletRpcUrl(hub.url))
  await connect(page)
  wallet.calls.length = 0
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const words = document.querySelector('[data-wallet-corner]')?.textContent
      if (words && words !== seen.at(-1)) seen.push(words)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.reload()
  await expect(guarded(page)).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  const shown = seen.indexOf(short(wallet.address))
  expect(shown).toBeGreaterThanOrEqual(0)
  expect(seen.slice(shown)).toEqual([short(wallet.address)])
  expect(wallet.calls.map(({ method }) => method)).not.toContain('eth_requestAccounts')
  expect(wallet.calls.map(({ method }) => method)).not.toContain('wallet_requestPermissions')

  wallet.calls.length = 0
  await page.goto('/schools')
  await expect(corner(page)).toHaveText(short(wallet.address))
  await page.waitForLoadState('networkidle')
  expect(wallet.calls, 'the header reads what is kept and asks no wallet').toEqual([])
})

test('a wallet that answers late after a reload comes back by itself, also after another reload', async ({
  page,
  hub,
}) => {
  const wallet = await addWallet(page, await walletRpcUrl(hub.url))
  await connect(page)
  const answer = wallet.hold('eth_accounts')
  for (const _ of ['asked', 'and asked again']) {
    await page.reload()
    // It was waited for in vain: somebody may take another one now.
    await expect(connectButton(page)).toBeVisible()
  }
  answer()
  await expect(guarded(page)).toBeVisible()
  await expect(corner(page)).toHaveText(short(wallet.address))
  await page.reload()
  await expect(guarded(page)).toBeVisible()
})

test('a wallet that has not answered makes way for the one that somebody connects', async ({
  page,
  hub,
}) => {
  const wallet = await addWallet(page, await walletRpcUrl(hub.url))
  await connect(page)
  const answer = wallet.hold('eth_accounts')
  await page.reload()
  await connectButton(page, 'Demo wallet').click()
  await expect(guarded(page)).toBeVisible()
  const shown = await corner(page).textContent()
  expect(shown).not.toBe(short(wallet.address))
  answer()
  await page.reload()
  await expect(corner(page)).toHaveText(shown ?? '')
  await expect(guarded(page)).toBeVisible()
})

test('a wallet that is gone after a reload is looked for, then forgotten', async ({
  page,
  hub,
  context,
}) => {
  await addWallet(page, await walletRpcUrl(hub.url))
  await connect(page)
  const later = await context.newPage()
  // Held from the start: on a slow machine the search would be over before it is looked at.
  await later.clock.install({ time: new Date('2026-11-20T08:00:00Z') })
  await later.clock.pauseAt(new Date('2026-11-20T09:00:00Z'))
  await later.goto(walletScreen)
  await expect(later.getByText('Looking for your wallet...')).toBeVisible()
  await later.clock.runFor(1000)
  await expect(connectButton(later, 'Demo wallet')).toBeVisible()
  await expect(corner(later)).toHaveText('Connect wallet')
})

test('[wallet.kept][wallet.time][wallet.disconnect] Disconnect forgets everything, in every tab, and stays so after a reload', async ({
  page,
  context,
  hub,
}) => {
  const wallet = await addWallet(page, await walletRpcUrl(hub.url))
  await connect(page)
  const other = await context.newPage()
  await wallet.install(other)
  await other.goto(walletScreen)
  await expect(guarded(other)).toBeVisible()

  // What was sent and waits names its sender; of another network, so that nothing follows it here.
  await page.evaluate((from) => {
    const sent = { hash: `0x${'1f'.repeat(32)}`, chainId: 1, name: 'postReview', from, nonce: null }
    // One that was given up is on no list any more.
    localStorage.setItem('hub.pendingTransactions', JSON.stringify([{ ...sent, sentAt: 0 }]))
  }, wallet.address)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).toMatch(new RegExp(wallet.address, 'i'))
  const card = await openCard(page)
  await card.getByRole('button', { name: 'Disconnect' }).click()
  await expect(card.getByRole('heading', { name: 'Connect a wallet' })).toBeFocused()
  await expect(corner(page)).toHaveText('Connect wallet')
  await expect(connectButton(other)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
    .not.toMatch(new RegExp(`${wallet.address}|test.wallet`, 'i'))
  await page.reload()
  await expect(connectButton(page)).toBeVisible()

  // A wallet that keeps its permission and speaks later must not bring itself back.
  wallet.calls.length = 0
  await wallet.changeAccount(1)
  await expect(connectButton(page)).toBeVisible()
  await expect(corner(page)).toHaveText('Connect wallet')
  expect(wallet.calls).toEqual([])
})

test('[wallet.stays][sealed.device] Disconnect leaves the address beside the keys of sealed documents alone, as the card says', async ({
  page,
  hub,
}) => {
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: 16 })
  await openSealed(page)
  await uploadFirst(page, letterFile(uniqueWord()))
  await (await view(page)).getByRole('button', { name: 'Close' }).last().click()
  const card = await openCard(page)
  await expect(card).toContainText('a note of their ways in under your address')
  await card.getByRole('button', { name: 'Disconnect' }).click()
  await expect(corner(page)).toHaveText('Connect wallet')
  const kept = (await keptOnDevice(page)).toLowerCase()
  const owner = `1337:0x[0-9a-f]{40}:${wallet.address.toLowerCase()}`
  const places = kept.matchAll(new RegExp(`.{60}${wallet.address.slice(2)}`, 'gi'))
  expect([...places].map(([place]) => /(\w+):1337:0x[0-9a-f]{40}:0x/.exec(place)?.[1])).toEqual([
    'ring',
    'seen',
  ])
  expect(kept).toMatch(new RegExp(`"ring:${owner}"`))
})

test('when the current wallet drops, another that is connected becomes current', async ({
  page,
  hub,
}) => {
  const url = await walletRpcUrl(hub.url)
  const first = await addWallet(page, url)
  const second = await addWallet(page, url, { name: 'Second', rdns: 'second.wallet', person: 1 })
  await connect(page)
  const card = await openCard(page)
  await card.getByRole('button', { name: 'Connect another wallet' }).click()
  await expect(connectButton(page, 'Test Wallet')).toHaveCount(0)
  await connectButton(page, 'Second').click()
  await expect(corner(page)).toHaveText(short(second.address))
  await card.getByRole('button', { name: 'Done' }).click()

  await page.reload()
  await expect(guarded(page)).toBeVisible()
  await expect(corner(page)).toHaveText(short(second.address))
  await second.disconnect()
  await expect(corner(page)).toHaveText(short(first.address))
  await expect(guarded(page)).toBeVisible()
  await first.disconnect()
  await expect(page.getByText('Your wallet has disconnected.')).toBeVisible()
  await expect(corner(page)).toHaveText('Connect wallet')
})

test('two people in two browsers have two addresses', async ({ page, browser, hub }) => {
  const url = await walletRpcUrl(hub.url)
  await addWallet(page, url)
  await connect(page)
  const context = await browser.newContext({ baseURL: hub.url })
  const otherPage = await context.newPage()
  const other = new TestWallet(otherPage, url, { person: 1 })
  await other.install()
  await connect(otherPage)
  await expect(corner(page)).toHaveText(short(accountOf(0).address))
  await expect(corner(otherPage)).toHaveText(short(accountOf(1).address))
  await context.close()
})

test('the demo wallet needs nothing installed and says what it is', async ({ page }) => {
  await page.goto(walletScreen)
  await expect(page.getByText('its key is public')).toBeVisible()
  await connect(page, 'Demo wallet')
  await page.reload()
  await expect(guarded(page)).toBeVisible()
  const card = await openCard(page)
  await expect(card.getByText('Demo wallet')).toBeVisible()
  await card.getByRole('button', { name: 'Disconnect' }).click()
  await expect(card.getByRole('button', { name: 'Connect Demo wallet' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('the drawer has the wallet, and its card lies over it', async ({ page, hub }) => {
    const wallet = await addWallet(page, await walletRpcUrl(hub.url))
    await page.goto('/schools')
    await expect(corner(page)).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('navigation', { name: 'Menu' })
    await drawer.getByRole('button', { name: 'Connect wallet' }).click()
    await connectButton(page).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(drawer.getByRole('button')).toHaveText(['', short(wallet.address)])
    await expect(
      drawer.getByRole('button', { name: `Wallet ${short(wallet.address)}` }),
    ).toBeFocused()
  })
})
