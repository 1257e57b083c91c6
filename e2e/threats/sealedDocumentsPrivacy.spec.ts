import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../harness/accessible.ts'
import { addAuthenticator } from '../harness/account.ts'
import { expect, failedLoad, test } from '../harness/fixtures.ts'
import { formsOf, keptOnDevice, recordRequests } from '../harness/keptOnDevice.ts'
import { uniqueWord } from '../harness/reviews.ts'
import {
  chooseDocument,
  expectReadyOffline,
  expectUploaded,
  letterFile,
  makeCode,
  newestCard,
  openSealed,
  tab,
  uploadFirst,
  view,
} from '../harness/sealedDocuments.ts'
import { addWallet, walletRpcUrl } from '../harness/wallet.ts'

async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('[sealed.answer][sealed.device][sealed.device-readers] nothing of a text, a name or a code leaves the page in clear or is kept by it, and every state can be used by keyboard, read out and read on a phone', async ({
  page,
  hub,
}) => {
  const word = uniqueWord()
  const file = letterFile(word, `name-${word}.txt`)
  test.setTimeout(180_000)
  await addWallet(page, await walletRpcUrl(hub.url), { person: 3 })
  const sent = recordRequests(page)
  await openSealed(page)
  await expectAccessible(page)
  await tab(page, 'Upload Document').press('ArrowRight')
  await expect(tab(page, 'My Documents')).toBeFocused()
  await expect(page.getByText('No documents uploaded yet')).toBeVisible()
  await tab(page, 'My Documents').press('Home')
  await chooseDocument(page, file)
  await expect(page.getByText('One step before it is stored')).toBeVisible()
  await expectUsable(page)
  const code = await makeCode(page)
  await expectUploaded(page)
  await expectNoSidewaysScroll(page)
  await newestCard(page)
  await expectUsable(page)
  const dialog = await view(page)
  await expect(dialog).toContainText(`Dear Mr. ${word}`)
  await expectUsable(page)
  const all = Buffer.concat(sent).toString('latin1')
  const kept = await keptOnDevice(page)
  // The record itself works: the address of the store is in it, and the ring is kept.
  expect(all).toContain('/api/content')
  expect(kept).toContain('"kind":"code"')
  const secrets = [
    word,
    'Ashgrove',
    'formal complaint',
    code,
    code.replaceAll('-', '').slice(0, 26),
  ]
  for (const form of secrets.flatMap(formsOf)) {
    expect(all.split(form), `sent: ${form}`).toHaveLength(1)
    expect(kept.split(form), `kept: ${form}`).toHaveLength(1)
  }
})

test('[visiting.reader][sealed.answer] what the analysis needs is shown as it comes, can be stopped, outlives a broken connection, and is there the next time, without a connection once every part is', async ({
  page,
  hub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const ready = page.getByRole('progressbar', {
    name: /^Getting the reader ready: \d+ of \d+ MB$/,
  })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/reader-')) asked.push(pathname)
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/reader-*', async (route) => {
    if (asked.length > 3) await released
    await route.continue().catch(() => {})
  })
  await addWallet(page, await walletRpcUrl(hub.url), { person: 4 })
  await openSealed(page)
  await expect(ready).toBeVisible()
  await expect(ready).toHaveAttribute('value', /^[1-9]/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The rest is downloaded when you select a file.')).toBeVisible()
  await expect(ready).toHaveCount(0)
  release()

  await page.unroute('**/assets/reader-*')
  await page.route('**/assets/reader-*', (route) => route.abort())
  await page.getByRole('button', { name: 'Get the rest now' }).click()
  await expect(page.getByText('The connection was lost.')).toBeVisible()
  await page.unroute('**/assets/reader-*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectReadyOffline(page)
  // What had come before it was stopped was not fetched again.
  expect(asked.filter((path) => path === asked[0])).toHaveLength(1)

  const before = asked.length
  await page.route('**/readDocx-*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Some parts that read files did not load.')).toBeVisible()
  await page.unroute('**/readDocx-*')
  // Nothing needs to be pressed: back on a network, the page tries again by itself.
  await page.context().setOffline(true)
  await expect(page.getByText('Ready to read files')).toHaveCount(0)
  await page.context().setOffline(false)
  await expectReadyOffline(page)

  await page.context().setOffline(true)
  await chooseDocument(page, letterFile(uniqueWord()))
  const results = page.getByRole('region', { name: 'Analysis Results' })
  await expect(results).toContainText('What to do now')
  await expect(page.getByText('One step before it is stored')).toBeVisible()
  expect(asked).toHaveLength(before)
  const kept = await page.evaluate(async () => {
    const answers = await (await caches.open('reader')).keys()
    return answers.map(({ url }) => new URL(url).pathname)
  })
  expect(kept.toSorted()).toEqual([...new Set(asked)].toSorted())
  await page.context().setOffline(false)
})

test('a hub that answers with something else, a part or something older is caught', async ({
  page,
  hub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const [first, second] = [uniqueWord(), uniqueWord()]
  await addWallet(page, await walletRpcUrl(hub.url), { person: 5 })
  const boxes: Buffer[] = []
  page.on('request', (request) => {
    const body = request.method() === 'PUT' ? request.postDataBuffer() : null
    if (body) boxes.push(body)
  })
  await openSealed(page)
  await uploadFirst(page, letterFile(first))
  // Ids count what everybody stored on this chain.
  const told = page.getByText(/It is Document #\d+/)
  const ofFirst = await told.textContent()
  await chooseDocument(page, letterFile(second))
  // The device reads the whole letter first, which takes as long as the device is slow.
  await expect(told).not.toHaveText(ofFirst ?? '', { timeout: 90_000 })
  await expect(told).toBeVisible()
  const [document, analysis, otherDocument] = boxes
  if (!document || !analysis || !otherDocument) throw new Error('Four boxes were stored.')

  const lies: [string, Buffer][] = [
    ['another document of the same person', document],
    ['its analysis in place of it', analysis],
    ['a part of it', otherDocument.subarray(0, otherDocument.length - 200)],
    ['all but its last bit', changed(otherDocument)],
    ['nothing', Buffer.alloc(0)],
  ]
  for (const [what, body] of lies) {
    await page.route('**/api/content/*', (route) => route.fulfill({ body }))
    const dialog = await view(page)
    await expect(dialog, what).toContainText('This is not the document that was sealed.')
    await expect(dialog).not.toContainText('Dear Mr.')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.unroute('**/api/content/*')
  }
  const dialog = await view(page)
  await expect(dialog).toContainText(`Dear Mr. ${second}`)
})

function changed(box: Buffer): Buffer {
  const copy = Buffer.from(box)
  copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 1
  return copy
}

test('a no at the wallet loses nothing: the next try goes on where it stopped', async ({
  page,
  hub,
}) => {
  const word = uniqueWord()
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: 6 })
  await openSealed(page)
  wallet.rejectNext('eth_sendTransaction')
  await chooseDocument(page, letterFile(word))
  await makeCode(page)
  const alert = page.getByRole('alert').filter({ hasText: 'Upload Failed' })
  await expect(alert).toContainText('You said no in your wallet.')
  await expect(alert).toContainText('Your file and its analysis are still here.')
  await expect(page.getByRole('region', { name: 'Analysis Results' })).toBeVisible()

  const writes = () => wallet.calls.filter(({ method }) => method === 'eth_sendTransaction').length
  const release = wallet.hold('eth_sendTransaction')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Confirming...').first()).toBeVisible()
  await expect.poll(writes).toBe(2)
  wallet.rejectNext('eth_sendTransaction')
  release()
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expectUploaded(page)
  // The list follows the chain, which a busy machine asks late.
  await expect(tab(page, 'My Documents (1)')).toBeVisible()
  const dialog = await view(page)
  await expect(dialog).toContainText(`Dear Mr. ${word}`)
})

test('a passkey and a wallet signature open as well, each on its own, and can be dropped', async ({
  page,
  hub,
}) => {
  const word = uniqueWord()
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: 0 })
  await addAuthenticator(page)
  await openSealed(page)
  await chooseDocument(page, letterFile(word))
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expectUploaded(page)
  const ways = page.getByRole('region', { name: 'Ways in' })
  await ways.getByRole('button', { name: 'Add a way' }).click()
  await ways.getByRole('button', { name: 'Use my wallet' }).click()
  await expect(ways).toContainText('Your ways in have changed on this device only.')
  const signatures = wallet.calls.filter(({ method }) => method === 'eth_signTypedData_v4')
  expect(signatures).toHaveLength(2)
  await ways.getByRole('button', { name: 'Save for other devices' }).click()
  await expect(ways).not.toContainText('on this device only')

  for (const button of ['Use my passkey', 'Sign with my wallet']) {
    await ways.getByRole('button', { name: 'Lock now' }).click()
    const dialog = await view(page)
    await dialog.getByRole('button', { name: button }).click()
    await expect(dialog).toContainText(`Dear Mr. ${word}`)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  }
  await ways.getByRole('button', { name: 'Remove Passkey' }).click()
  // The pressed button is gone: whoever goes by keyboard is not sent to the top of the page.
  await expect(ways.getByRole('heading', { name: 'Ways in' })).toBeFocused()
  await ways.getByRole('button', { name: 'Remove this way in' }).click()
  await expect(ways.getByRole('listitem')).toHaveText(['Wallet signature'])
})
