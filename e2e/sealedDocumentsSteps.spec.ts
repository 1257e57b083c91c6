/** The tab is closed at each step of an upload: nothing that was acknowledged is lost. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { LocalChain } from './harness/localChain.ts'
import { uniqueWord } from './harness/reviews.ts'
import {
  chooseDocument,
  letterFile,
  makeCode,
  newestCard,
  openSealed,
  tab,
  useCode,
  view,
} from './harness/sealedDocuments.ts'
import { addWallet, type TestWallet, walletRpcUrl } from './harness/wallet.ts'

const isPut = (url: string, method: string) => url.endsWith('/api/content') && method === 'PUT'

/** How often the wallet was asked to send. */
const asked = (wallet: TestWallet) =>
  wallet.calls.filter(({ method }) => method === 'eth_sendTransaction').length

/** What is told of something that was sent before the page was loaded. */
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Confirming...' })

let chain: LocalChain
test.beforeEach(async ({ hub }) => {
  chain = await LocalChain.of(hub.url)
})
test.afterEach(() => chain.minesAtOnce())

test('closed before anything was recorded, there is nothing, and the next upload works', async ({
  page,
  hub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const word = uniqueWord()
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: 10 })
  await openSealed(page)
  await expect(tab(page, 'My Documents (0)')).toBeVisible()
  // While its bytes are stored.
  await page.route('**/api/content', () => {})
  const storing = page.waitForRequest((request) => isPut(request.url(), request.method()))
  await chooseDocument(page, letterFile(word))
  const code = await makeCode(page)
  await storing
  await page.unroute('**/api/content')
  await page.reload()
  await expect(tab(page, 'My Documents (0)')).toBeVisible()
  await expect(note(page)).toHaveCount(0)
  // While the wallet asks. The ways in were made before: they are kept here, and the code opens them.
  const release = wallet.hold('eth_sendTransaction')
  await chooseDocument(page, letterFile(word))
  await useCode(page, code)
  await expect.poll(() => asked(wallet)).toBe(1)
  await page.reload()
  release()
  await expect(tab(page, /^My Documents \(/)).toBeVisible()
  await expect(note(page)).toHaveCount(0)
})

test('closed while its record is sent, the document is named and opens, and its analysis is stored later', async ({
  page,
  hub,
}) => {
  const word = uniqueWord()
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: 11 })
  await openSealed(page)
  await chain.holdsBack()
  await chooseDocument(page, letterFile(word))
  const code = await makeCode(page)
  await expect(page.getByText('Sent. Waiting for the network to confirm it.')).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('hub.pendingTransactions'))
  expect(kept).toContain('uploadDocument')
  expect(kept).not.toContain(word)
  await page.reload()
  await expect(note(page)).toContainText('its record was sent')
  await expectAccessible(page)
  await chain.minesAtOnce()
  await expect(page.getByText('Your document is recorded.').last()).toBeVisible()
  await expect(page.getByText(/It is Document #\d+ under/).last()).toBeVisible()
  await expect(note(page)).toHaveCount(0)
  await expect(tab(page, 'My Documents (1)')).toBeVisible()
  await page.getByRole('button', { name: 'My Documents', exact: true }).click()
  await expect(await newestCard(page)).toContainText('Not analyzed')
  const dialog = await view(page)
  await useCode(dialog, code)
  await expect(dialog).toContainText(`Dear Mr. ${word}`)

  // The same for its analysis.
  await chain.holdsBack()
  await dialog.getByRole('button', { name: 'Store the analysis' }).click()
  await expect.poll(() => asked(wallet)).toBe(2)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('hub.pendingTransactions')))
    .toContain('updateDocumentAnalysis')
  await page.reload()
  await expect(note(page)).toContainText('a sealed analysis was stored')
  await chain.minesAtOnce()
  await expect(page.getByText('Analysis complete').last()).toBeVisible()
  await expect(await newestCard(page)).toContainText('Analyzed')
  const again = await view(page)
  await useCode(again, code)
  await expect(again).toContainText('Analysis Results')
  await expect(again).toContainText(`Dear Mr. ${word}`)
})

test('a record that the network forgets says so after a reload, and that the file is to be chosen again', async ({
  page,
  hub,
}) => {
  await addWallet(page, await walletRpcUrl(hub.url), { person: 12 })
  await openSealed(page)
  await chain.holdsBack()
  await chooseDocument(page, letterFile(uniqueWord()))
  await makeCode(page)
  await expect(page.getByText('Sent. Waiting for the network to confirm it.')).toBeVisible()
  await page.reload()
  await expect(note(page)).toBeVisible()
  const [hash] = await chain.waiting()
  await chain.drop(hash ?? '0x')
  await expect(page.getByText('Choose the file again to upload it.').last()).toBeVisible()
  await expect(tab(page, 'My Documents (0)')).toBeVisible()
})
