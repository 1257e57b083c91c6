import { readFile } from 'node:fs/promises'
import { buildPdf } from '@hub/core/extract/fixtures/buildPdf'
import { expectAccessible } from './harness/accessible.ts'
import { drop } from './harness/documents.ts'
import { expect, test } from './harness/fixtures.ts'
import { uniqueWord } from './harness/reviews.ts'
import { toasts } from './harness/screen.ts'
import {
  chooseDocument,
  expectUploaded,
  letterFile,
  makeCode,
  newestCard,
  openSealed,
  tab,
  uploadFirst,
  useCode,
  view,
} from './harness/sealedDocuments.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'

test('a document is uploaded, analyzed, viewed, downloaded and deleted, also after a reload and on a second device', async ({
  page,
  browser,
  hub,
}) => {
  const word = uniqueWord()
  const file = letterFile(word)
  await addWallet(page, await walletRpcUrl(hub.url), { person: 1 })
  await openSealed(page)
  await expect(tab(page, 'My Documents (0)')).toBeVisible()
  const code = await uploadFirst(page, file)
  expect(code).toMatch(/^(\w{4}-){6}\w{4}$/)
  await expect(toasts(page)).toContainText(
    'Your document has been uploaded to the blockchain and analyzed.',
  )
  const results = page.getByRole('region', { name: 'Analysis Results' })
  await expect(results).toContainText('What does not fit the rule')
  await expect(results).toContainText('What to do now')
  await expect(results).toContainText('Recommendations')
  await expect(results).toContainText(/Compliance score: \d+ of 100/)

  await expect(tab(page, 'My Documents (1)')).toBeVisible()
  const card = await newestCard(page)
  await expect(card.getByRole('heading')).toHaveText(/^Document #\d+$/)
  for (const words of ['Analyzed', 'On-chain', 'Text Document', 'Blockchain Secured']) {
    await expect(card).toContainText(words)
  }
  const shown = await view(page)
  await expect(shown).toContainText(file.name)
  await expect(shown).toContainText(`Dear Mr. ${word}`)
  await expect(shown).toContainText('Analysis Results')
  await shown.getByRole('button', { name: 'Close' }).last().click()

  // The keys were in memory: after a reload the code is asked for.
  await page.reload()
  await expect(tab(page, 'My Documents (1)')).toBeVisible()
  const again = await view(page)
  await useCode(again, code.toLowerCase().replaceAll('-', ' '))
  await expect(again).toContainText(`Dear Mr. ${word}`)
  const saving = page.waitForEvent('download')
  await again.getByRole('button', { name: 'Download' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^document-\d+\.txt$/)
  expect(await readFile(await download.path())).toEqual(file.buffer)

  const other = await browser.newPage({ baseURL: hub.url })
  await addWallet(other, await walletRpcUrl(hub.url), { person: 1 })
  await openSealed(other)
  const there = await view(other)
  await expect(there).not.toContainText(word)
  await useCode(there, '0000-0000-0000-0000-0000-0000-0000')
  await expect(there).toContainText('This is not a recovery code.')
  await useCode(there, code)
  await expect(there).toContainText(`Dear Mr. ${word}`)
  await expect(there).toContainText(file.name)
  await other.close()

  await again.getByRole('button', { name: 'Close' }).last().click()
  await (await newestCard(page)).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Are you sure you want to delete this document?')
  await expect(question).toContainText('This stays on the chain')
  await question.getByRole('button', { name: 'Delete document' }).click()
  await expect(toasts(page)).toContainText('Document deleted')
  await expect(await newestCard(page)).toContainText('Only the record is left')
  await expect((await newestCard(page)).getByRole('button')).toHaveCount(0)
})

test('what is no document, too large, one of several or beside another is not taken, and the page says why', async ({
  page,
  hub,
}) => {
  await addWallet(page, await walletRpcUrl(hub.url), { person: 2 })
  await openSealed(page)
  const picture = Buffer.from('89504e470d0a1a0a0000', 'hex')
  await chooseDocument(page, { name: 'a.pdf', mimeType: 'application/pdf', buffer: picture })
  await expect(toasts(page)).toContainText('Invalid File Type')
  await expect(toasts(page)).toContainText('Please upload a PDF, DOC, DOCX, or TXT file.')
  await chooseDocument(page, { name: 'a.html', mimeType: 'text/html', buffer: Buffer.from('x') })
  await expect(page.getByRole('alert')).toContainText('Invalid File Type')
  const signIn = Buffer.from('\ufeff\n<!-- sso -->\n<!DOCTYPE html><title>Sign in</title>')
  await chooseDocument(page, { name: 'a.pdf', mimeType: 'application/pdf', buffer: signIn })
  await expect(page.getByRole('alert')).toContainText('This file is a web page (HTML)')
  await chooseDocument(page, { name: 'a.txt', mimeType: 'text/plain', buffer: signIn })
  await expect(page.getByRole('alert')).toContainText('This file is a web page (HTML)')
  const buffer = Buffer.alloc(10 * 1024 * 1024 + 1, 'a')
  await chooseDocument(page, { name: 'a.txt', mimeType: 'text/plain', buffer })
  await expect(toasts(page)).toContainText('Please upload a file smaller than 10MB.')

  const zone = page.getByRole('region', { name: 'Upload your document' })
  const alert = page.getByRole('alert').filter({ hasText: 'Too many files' })
  await drop(zone, ['first.txt', 'second.txt'])
  await expect(alert).toContainText('None of these was taken.')
  await expect(toasts(page)).toContainText('Too many files')
  await expect(page.getByRole('region', { name: 'Analysis Results' })).toHaveCount(0)
  await expectAccessible(page)

  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/content', async (route) => {
    await released
    await route.continue()
  })
  await chooseDocument(page, letterFile(uniqueWord()))
  await expect(alert).toHaveCount(0)
  await makeCode(page)
  await expect(page.getByText('Preparing...').first()).toBeVisible()
  await drop(zone, ['third.txt'])
  await expect(alert).toContainText('Another file is in progress. This one was not taken.')
  release()
  await expectUploaded(page)
  await expect(alert).toBeVisible()
})

test('a scan is sealed and kept as it is, and says that its text was not read', async ({
  page,
  hub,
}) => {
  const word = uniqueWord()
  const pixels = new Uint8Array(40 * 50).fill(128)
  const bytes = buildPdf([{ picture: { width: 40, height: 50, pixels } }])
  const name = `${word}.pdf`
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: 8 })
  await openSealed(page)
  const unread = 'The text of this file could not be read on this device.'
  await chooseDocument(page, { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
  await expect(page.getByText(unread)).toBeVisible()
  await makeCode(page)
  await expect(toasts(page)).toContainText('It was not analyzed.')
  await expectUploaded(page)
  await expect(page.getByText('Analysis Results')).toHaveCount(0)
  expect(wallet.calls.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
  await expect(tab(page, 'My Documents (1)')).toBeVisible()
  const card = await newestCard(page)
  await expect(card).toContainText('Not analyzed')
  const dialog = await view(page)
  await expect(dialog).toContainText(name)
  await expect(dialog).toContainText('could not be read on this device')
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect(await readFile(await (await saving).path())).toEqual(Buffer.from(bytes))
})
