/** A large document on /web3-documents: the page answers its reader all the while. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPdf } from '@hub/core/extract/fixtures/buildPdf'
import { expect, test } from './harness/fixtures.ts'
import { longestTask } from './harness/longestTask.ts'
import { uniqueWord } from './harness/reviews.ts'
import {
  letterFile,
  letterWords,
  openSealed,
  uploadFirst,
  view,
} from './harness/sealedDocuments.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'

/** A PDF just under 10 MB: pages of a letter, of which the last one shows a picture that does not compress. */
function largePdf(marker: string): Uint8Array {
  const lines = (text: string) =>
    text
      .split('\n')
      .flatMap((line) => line.match(/.{1,90}(\s|$)/g) ?? [])
      .map((text, at) => ({ x: 72, y: 720 - at * 14, text }))
  const letter = { lines: lines(letterWords(marker)) }
  const pixels = new Uint8Array(3000 * 3400)
  for (let at = 0; at < pixels.length; at += 65_536) {
    crypto.getRandomValues(pixels.subarray(at, at + 65_536))
  }
  const pages = Array.from({ length: 40 }, () => letter)
  const last = { ...letter, picture: { width: 3000, height: 3400, pixels } }
  return buildPdf([...pages, last])
}

// Its snapshots of the page are made on the page's main thread.
test.use({ trace: 'off' })

test('sealing, storing, fetching and viewing 10 MB never freeze the page', async ({
  page,
  hub,
}) => {
  test.setTimeout(180_000)
  const word = uniqueWord()
  const bytes = largePdf(word)
  expect(bytes.length).toBeGreaterThan(10_000_000)
  expect(bytes.length).toBeLessThan(10 * 1024 * 1024)
  // By its path: the bytes themselves would reach the page over its main thread.
  const folder = await mkdtemp(join(tmpdir(), 'hub-large-'))
  const path = join(folder, `${word}.pdf`)
  await writeFile(path, bytes)
  await addWallet(page, await walletRpcUrl(hub.url), { person: 9 })
  await openSealed(page)
  await uploadFirst(page, letterFile(word))
  const told = page.getByText(/It is Document #\d+/)
  const first = await told.textContent()

  const whileSealed = await longestTask(page, async () => {
    await page.locator('input[type=file]').setInputFiles(path)
    await expect(told).toBeHidden()
    await expect(told).toBeVisible({ timeout: 60_000 })
  })
  await rm(folder, { recursive: true })
  expect(await told.textContent()).not.toBe(first)
  const whileViewed = await longestTask(page, async () => {
    const dialog = await view(page)
    const words = dialog.getByRole('heading', { name: 'The document’s words' })
    await expect(words).toBeVisible()
  })
  await expect(page.getByRole('dialog')).toContainText(`Dear Mr. ${word}`)
  expect(whileSealed).toBeGreaterThan(0)
  expect(whileViewed).toBeGreaterThan(0)
  expect(whileSealed).toBeLessThan(100)
  expect(whileViewed).toBeLessThan(100)
})
