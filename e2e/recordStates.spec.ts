/** My record beyond its journey: other tabs, no network, nobody there, no room, a time stamp. */

import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from './harness/accessible.ts'
import { addAuthenticator } from './harness/account.ts'
import { expect, test } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { formsOf, recordRequests } from './harness/keptOnDevice.ts'
import {
  beginRecord,
  expectOpen,
  fillEntry,
  recordEntry,
  recordScreen,
  savedBy,
  unlockRecord,
  writeEntry,
} from './harness/record.ts'
import { followScripts } from './harness/requests.ts'
import { uniqueWord } from './harness/reviews.ts'
import { region } from './harness/screen.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'
import { connectButton } from './harness/walletScreen.ts'

test('two tabs lose nothing of each other, and lock together; it works without a network', async ({
  page,
  context,
  allowErrors,
}) => {
  test.setTimeout(180_000)
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await beginRecord(page)
  const other = await context.newPage()
  const scripts = followScripts(other)
  await other.goto(recordScreen)
  await unlockRecord(other)
  await expectOpen(other)
  // The code for an export is fetched ahead.
  await scripts({ '_virtual_verify-page': 1 })
  await context.setOffline(true)

  await page.getByRole('button', { name: 'New entry' }).click()
  await fillEntry(page, { what: 'Begun in the first tab' })
  await expect(page.getByText('Draft kept on this device, sealed.')).toBeVisible()
  await writeEntry(other, { what: 'Written in the second tab' })
  await page.getByRole('button', { name: 'Save entry' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('article')).toHaveCount(2)
    await expect(recordEntry(tab, 'Begun in the first tab')).toBeVisible()
  }
  // What one tab writes in, the other does not open.
  await page.getByRole('button', { name: 'New entry' }).click()
  await fillEntry(page, { what: 'Still being written' })
  await expect(page.getByText('Draft kept on this device, sealed.')).toBeVisible()
  await writeEntry(other, { what: 'One more' })
  await other.getByRole('button', { name: 'Go on with Still being written' }).click()
  await expect(other.getByText('This is being written in another tab.')).toBeVisible()
  await other.getByRole('button', { name: 'Back to the record' }).click()

  const zip = await savedBy(other, other.getByRole('button', { name: 'Export my record' }))
  expect(Object.keys(unzipSync(await readFile(zip)))).toContain('verify.html')
  await other.getByRole('button', { name: 'Lock now' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Your record is locked' })).toBeVisible()
  }
  await unlockRecord(page)
  await expectOpen(page)
  await expect(page.getByRole('button', { name: 'Go on with Still being written' })).toBeVisible()
  await context.setOffline(false)
})

test('[record.idle] it locks by itself after 15 minutes without use on any screen, and keeps what was typed', async ({
  page,
}) => {
  await addAuthenticator(page)
  await page.clock.install()
  await beginRecord(page, 'passkey')
  await page.getByRole('button', { name: 'New entry' }).click()
  await page.getByLabel('What happened').fill('Typed before the break')
  await page.clock.fastForward('14:00')
  await page.keyboard.press('Shift')
  await page.clock.fastForward('14:00')
  await expect(page.getByLabel('What happened')).toHaveValue('Typed before the break')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Document Analysis' })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Document Analysis' })).toBeVisible()
  await page.clock.fastForward('16:00')
  await page.getByRole('link', { name: 'your own record' }).click()
  await expect(page.getByText('Nobody used this page for 15 minutes')).toBeVisible()
  await page.getByRole('button', { name: 'Open with your passkey' }).click()
  await expectOpen(page)
  await expect(page.getByRole('button', { name: /^Go on with Typed before/ })).toBeVisible()
})

test('a device without room is told of, and loses nothing', async ({ page, hub }) => {
  const session = await page.context().newCDPSession(page)
  // Room for words, and not for the file.
  const room = { origin: hub.url, quotaSize: 3_000_000 }
  await session.send('Storage.overrideQuotaForOrigin', room)
  await beginRecord(page)
  await writeEntry(page, { what: 'Stored before' })
  await page.getByRole('button', { name: 'New entry' }).click()
  await page.getByLabel('What happened').fill('Typed without room')
  const large = { name: 'large.bin', mimeType: '', buffer: Buffer.alloc(5_000_000, 'a') }
  await page.getByLabel('Files of the entry').setInputFiles([large])
  await expect(page.getByText('This device has no room left.').first()).toBeVisible()
  await expect(page.getByLabel('What happened')).toHaveValue('Typed without room')
  const tooLarge = { ...large, name: 'huge.bin', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }
  await page.getByLabel('Files of the entry').setInputFiles([tooLarge])
  await expect(page.getByText('huge.bin is larger than 10 MB')).toBeVisible()
  // As the page says: what the browser had begun to write of the file may still take the room of the words.
  await session.send('Storage.overrideQuotaForOrigin', { ...room, quotaSize: 30_000_000 })
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expectOpen(page)
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('on a hub without a blockchain the time stamp says so, and all else works', async ({
  browser,
  errors,
}) => {
  await withFreshHub(
    async (hub) => {
      const page = await browser.newPage({ baseURL: hub.url })
      errors.watch(page)
      await addAuthenticator(page)
      await beginRecord(page, 'passkey')
      await writeEntry(page, { what: 'Written without a chain' })
      const part = region(page, 'Time stamp')
      await part.getByRole('button', { name: 'Time stamp my record' }).click()
      await expect(part.getByText('This hub runs without a blockchain.')).toBeVisible()
      await expect(part.getByRole('button', { name: /^Connect/ })).toHaveCount(0)
      await expectAccessible(page)
      await writeEntry(page, { what: 'Written after that' })
      const zip = await savedBy(page, page.getByRole('button', { name: 'Export my record' }))
      await page.goto('/record/verify')
      await page.getByLabel('ZIP file of the export').setInputFiles(zip)
      await expect(page.getByText('Everything here matches.')).toBeVisible()
      await page.goto(recordScreen)
      await page.getByRole('button', { name: 'Open with your passkey' }).click()
      await expect(page.getByRole('article')).toHaveCount(2)
      await page.close()
    },
    { CHAIN: 'off' },
  )
})

test('while a wallet does not answer, the record can be written, stamped another day and left', async ({
  page,
  hub,
}) => {
  const wallet = await addWallet(page, await walletRpcUrl(hub.url))
  wallet.hold('wallet_requestPermissions')
  await addAuthenticator(page)
  await beginRecord(page, 'passkey')
  await writeEntry(page, { what: 'Written before' })
  const part = region(page, 'Time stamp')
  await part.getByRole('button', { name: 'Time stamp my record' }).click()
  await connectButton(page).click()
  await expect(part.getByText('Answer in your wallet.')).toBeVisible()
  await recordEntry(page, 'Written before')
    .getByRole('button', { name: /^Change/ })
    .click()
  await page.getByRole('textbox', { name: 'More' }).fill('Added while it waits.')
  await page.getByRole('button', { name: 'Save as a new version' }).click()
  await expectOpen(page)
  await expect(recordEntry(page, 'Written before')).toContainText('Added while it waits.')
  await part.getByRole('button', { name: 'Time stamp my record' }).click()
  await part.getByRole('button', { name: 'Cancel' }).click()
  await expect(connectButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Lock now' }).click()
  await expect(page.getByRole('heading', { name: 'Your record is locked' })).toBeVisible()
})

test('[record.stamp] a time stamp says what becomes public, is on the chain, and outlives a closed tab', async ({
  page,
  hub,
}) => {
  test.setTimeout(180_000)
  const word = uniqueWord()
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: 8 })
  const sent = recordRequests(page)
  await beginRecord(page)
  await writeEntry(page, { what: `They said ${word} to me.` })
  const part = region(page, 'Time stamp')
  const all = () => Buffer.concat(sent).toString('latin1')
  expect(all()).not.toContain('/api/chain')
  expect(all()).not.toContain('WalletGate')
  await part.getByRole('button', { name: 'Time stamp my record' }).click()
  await connectButton(page).click()
  await expect(part.getByText('One number that means nothing to others.')).toBeVisible()
  await expectAccessible(page)
  wallet.rejectNext('eth_sendTransaction')
  await part.getByRole('button', { name: 'Stamp it now' }).click()
  await expect(part.getByText('You said no in your wallet. Nothing was sent.')).toBeVisible()
  await expect(part.getByText('did not reach the network')).toBeVisible()

  // The tab is closed before the wallet answers, which sends it all the same.
  const release = wallet.hold('eth_sendTransaction')
  const asked = () => wallet.calls.filter(({ method }) => method === 'eth_sendTransaction').length
  await part.getByRole('button', { name: 'Stamp it now' }).click()
  await expect.poll(asked).toBe(2)
  await page.reload()
  release()
  await unlockRecord(page)
  await expectOpen(page)
  await expect(part.getByText(/^Pending since /)).toBeVisible()
  await part.getByRole('button', { name: 'Time stamp my record' }).click()
  await expect(part.getByText('Your record is stamped as it is now.')).toBeVisible()
  await expect(part.getByText(/^Stamped .* It covers the first 1 change\./)).toBeVisible()
  await page.reload()
  await unlockRecord(page)
  await expectOpen(page)
  await expect(part.getByText(/^Stamped /)).toBeVisible()
  const zip = await savedBy(page, page.getByRole('button', { name: 'Export my record' }))
  const manifest = strFromU8(unzipSync(await readFile(zip))['manifest.json'] ?? new Uint8Array())
  const { stamps } = JSON.parse(manifest) as { stamps: { state: string; account: string }[] }
  expect(stamps).toMatchObject([{ state: 'stamped', account: wallet.address, links: 1 }])
  expect(asked()).toBe(2)
  for (const form of formsOf(word)) expect(all().split(form), form).toHaveLength(1)
})
