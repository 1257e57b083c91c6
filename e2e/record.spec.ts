/** My record: written, locked, found again, brought to another device, exported and checked. */
import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { expect, test } from './harness/fixtures.ts'
import { formsOf, keptOnDevice, recordRequests } from './harness/keptOnDevice.ts'
import {
  beginRecord,
  expectOpen,
  fillEntry,
  recordEntry,
  recordScreen,
  saveBackup,
  savedBy,
  unlockRecord,
  writeEntry,
} from './harness/record.ts'
import { requestsFrom } from './harness/requests.ts'
import { uniqueWord } from './harness/reviews.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('[record.answer][record.kept][record.export][record.export-readers][record.file-time][record.file-removal][record.no-chain] a record is written, locked, found, changed, brought to another device, exported and checked', async ({
  page,
  browser,
  hub,
}, info) => {
  test.setTimeout(240_000)
  const word = uniqueWord()
  const photo = { name: `${word}-photo.png`, mimeType: 'image/png', buffer: png }
  const sent = recordRequests(page)
  const code = await beginRecord(page)
  await writeEntry(page, {
    what: `They said ${word} to me.`,
    day: '2026-03-02',
    who: 'Ada, Ben',
    tags: 'hearing, texts',
    files: [photo],
  })
  await writeEntry(page, { what: 'An earlier day.', day: '2026-02-01' })
  const headings = page.getByRole('article').getByRole('heading')
  await expect(headings).toHaveText([`They said ${word} to me.`, 'An earlier day.'])
  await expect(recordEntry(page, word)).toContainText('March 2, 2026')
  await recordEntry(page, word).getByRole('button', { name: /^Show/ }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

  await page.getByLabel('Search your entries').fill(`ben ${word}`)
  await expect(headings).toHaveText([`They said ${word} to me.`])
  await page.getByLabel('Search your entries').fill('')

  // The lock keeps the draft of a form first, and it outlives a reload.
  await page.getByRole('button', { name: 'New entry' }).click()
  await fillEntry(page, { what: `Not done yet ${word}` })
  await page.getByRole('button', { name: 'Lock now' }).click()
  await expect(page.getByRole('heading', { name: 'Your record is locked' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your record is locked' })).toBeVisible()
  await expect(page.getByText(word)).toHaveCount(0)
  await expectAccessible(page)
  await unlockRecord(page, 'some other words here')
  await expect(page.getByText('This does not open the record.')).toBeVisible()
  await unlockRecord(page)
  await expectOpen(page)
  await page.getByRole('button', { name: `Go on with Not done yet ${word}` }).click()
  await expect(page.getByLabel('What happened')).toHaveValue(`Not done yet ${word}`)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expectOpen(page)
  await expect(page.getByRole('heading', { name: 'Not finished' })).toHaveCount(0)

  await recordEntry(page, word)
    .getByRole('button', { name: /^Change/ })
    .click()
  await page.getByRole('textbox', { name: 'More' }).fill('Added a day later.')
  await page.getByRole('button', { name: 'Save as a new version' }).click()
  await recordEntry(page, word)
    .getByRole('button', { name: /1 former version/ })
    .click()
  await expect(recordEntry(page, word)).toContainText('version 2')

  await writeEntry(page, { what: 'Written by mistake.' })
  await recordEntry(page, 'by mistake')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('The chain keeps a step')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete entry' }).click()
  await expect(recordEntry(page, 'by mistake')).toHaveCount(0)

  await expect(page.getByText('5 changes of your record are on this device only.')).toBeVisible()
  const backup = await saveBackup(page)
  await expect(page.getByText('on this device only')).toHaveCount(0)
  const zip = await savedBy(page, page.getByRole('button', { name: 'Export my record' }))

  // Of all that was written nothing left the page, and nothing is kept in clear.
  const all = Buffer.concat(sent).toString('latin1')
  const kept = await keptOnDevice(page)
  const sealed = (await readFile(backup)).toString('latin1')
  expect(kept).toContain('"kind":"passphrase"')
  const secrets = [
    word,
    'Ada, Ben',
    'four quiet words',
    code,
    code.replaceAll('-', '').slice(0, 26),
  ]
  for (const form of secrets.flatMap(formsOf)) {
    expect(all.split(form), `sent: ${form}`).toHaveLength(1)
    expect(kept.split(form), `kept: ${form}`).toHaveLength(1)
    expect(sealed.split(form), `in the backup: ${form}`).toHaveLength(1)
  }
  expect(all).not.toContain('/api/chain')
  expect(all).not.toContain('/api/config')

  // Another device: the backup and the code are enough.
  const other = await browser.newPage({ baseURL: hub.url })
  const asksToPersist = await countPersist(other)
  await other.goto(recordScreen)
  await other.getByLabel('Backup file').setInputFiles(backup)
  await other.getByRole('button', { name: 'Use the recovery code' }).click()
  await other.getByLabel('Recovery code').fill(code.toLowerCase())
  await other.getByRole('button', { name: 'Use my code' }).click()
  await expectOpen(other)
  await expect.poll(asksToPersist).toBe(1)
  await expect(other.getByText('on this device only')).toHaveCount(0)
  await expect(other.getByText('with 5 changes of 5')).toBeVisible()
  await expect(recordEntry(other, word)).toContainText('Added a day later.')
  const same = await savedBy(
    other,
    recordEntry(other, word).getByRole('button', { name: /^Save/ }).first(),
  )
  expect(await readFile(same)).toEqual(png)

  // The export: readable as it is, whole on the hub and offline, and caught when it was touched.
  const files = unzipSync(await readFile(zip))
  expect(Object.keys(files)).toEqual([
    'record.html',
    'verify.html',
    'manifest.json',
    `files/001-${word}-photo.png`,
  ])
  expect(strFromU8(files['record.html'] ?? new Uint8Array())).toContain(`They said ${word} to me.`)
  expect(strFromU8(files['record.html'] ?? new Uint8Array())).not.toContain('<script')
  await other.goto('/record/verify')
  await other.getByLabel('ZIP file of the export').setInputFiles({
    name: 'export.zip',
    mimeType: 'application/zip',
    buffer: await readFile(zip),
  })
  await expect(other.getByText('Everything here matches.')).toBeVisible()
  await expectAccessible(other)
  await expectNoSidewaysScroll(other)
  const manifest = strFromU8(files['manifest.json'] ?? new Uint8Array())
  const touched = { ...files, 'manifest.json': strToU8(manifest.replace(word, 'Other')) }
  const forged = {
    name: 'x.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(touched)),
  }
  await other.getByLabel('ZIP file of the export').setInputFiles(forged)
  await expect(other.getByText('Something does not match.')).toBeVisible()
  await expect(other.getByText('is not as it was saved.')).toBeVisible()

  const verifier = info.outputPath('verify.html')
  await writeFile(verifier, files['verify.html'] ?? new Uint8Array())
  const asked = requestsFrom(other)
  await other.goto(`file://${verifier}`)
  await other.getByLabel('The ZIP file as it was exported').setInputFiles(zip)
  await expect(other.getByRole('heading', { name: 'Everything here matches.' })).toBeVisible()
  await other.getByLabel('The ZIP file as it was exported').setInputFiles(forged)
  await expect(other.getByRole('heading', { name: 'Something does not match.' })).toBeVisible()
  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([])
  await other.close()
})

test('what cannot be stored is said and kept later, two tabs lose nothing of each other, and who leaves is not held up', async ({
  page,
}) => {
  const status = (words: string) => page.getByText(words)
  await beginRecord(page)
  await page.getByRole('button', { name: 'New entry' }).click()
  await fillEntry(page, { what: 'First words' })
  await expect(status('Draft kept on this device, sealed.')).toBeVisible()
  await storesNothing(page, true)
  await fillEntry(page, { what: 'More words' })
  await expect(status('Your latest words are in this tab alone.')).toBeVisible()
  await page.getByRole('button', { name: 'Lock now' }).click()
  await expect(status('Not locked.')).toBeVisible()
  await expectAccessible(page)
  await storesNothing(page, false)
  await page.getByRole('button', { name: 'Close, and finish later' }).click()
  await expectOpen(page)
  await expect(status('Not locked.')).toHaveCount(0)

  const tab = await page.context().newPage()
  await tab.goto(recordScreen)
  await unlockRecord(tab)
  await expectOpen(tab)
  const goOn = (on: Page, what: string) =>
    on.getByRole('button', { name: `Go on with ${what}`, exact: true })
  await goOn(page, 'More words').click()
  await fillEntry(page, { what: 'Words of the other tab' })
  await page.getByRole('button', { name: 'Close, and finish later' }).click()
  await goOn(tab, 'Words of the other tab').click()
  await expect(tab.getByLabel('What happened')).toHaveValue('Words of the other tab')
  await tab.getByRole('button', { name: 'Close, and finish later' }).click()
  await tab.getByRole('button', { name: 'Remove Passphrase' }).click()
  await tab.getByRole('button', { name: 'Remove this way in' }).click()
  await expect(page.getByRole('button', { name: 'Remove Passphrase' })).toHaveCount(0)

  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.dismiss()
  })
  await page.route(`${elsewhere}**`, (route) => route.fulfill({ body: 'Rain' }))
  await page.getByRole('button', { name: 'New entry' }).click()
  await storesNothing(page, true)
  await fillEntry(page, { what: 'Words that are lost' })
  await expect(status('Your latest words are in this tab alone.')).toBeVisible()
  await page.getByRole('link', { name: 'Leave this site' }).click()
  await page.waitForURL(elsewhere)
  expect(asked).toEqual([])
})

const elsewhere = 'https://www.weather.gov/'

/** From now on the disk of this page takes nothing, or takes what it is given again. */
async function storesNothing(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((full) => {
    const stores = IDBObjectStore.prototype as { put: unknown; realPut?: unknown }
    stores.realPut ??= stores.put
    stores.put = full
      ? function (this: IDBObjectStore) {
          this.transaction.abort()
        }
      : stores.realPut
  }, isFull)
}

/** Counts how often the page asks the browser not to clear what it stores. */
async function countPersist(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    navigator.storage.persist = () => {
      document.documentElement.dataset.persist = String(
        Number(document.documentElement.dataset.persist ?? 0) + 1,
      )
      return Promise.resolve(true)
    }
  })
  return async () => Number(await page.locator('html').getAttribute('data-persist'))
}

test('what is found prints on one sheet of either size, without what stands around it', async ({
  page,
}, info) => {
  await beginRecord(page)
  const day = (at: number) => `2026-03-${String(at).padStart(2, '0')}`
  for (let at = 1; at <= 3; at++) {
    await writeEntry(page, {
      what: `Meeting ${at} with the coordinator.\nThey asked what I want, and wrote my answer down.`,
      day: day(at),
      who: 'Ada, Ben',
      tags: 'meeting',
    })
  }
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
  for (const format of ['Letter', 'A4'] as const) {
    const pdf = await page.pdf({ format, path: info.outputPath(`record-${format}.pdf`) })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  const words = page.getByText('They asked what I want').filter({ visible: true })
  await expect(words).toHaveCount(3)
  await expect(page.getByText('Who was there: Ada, Ben').first()).toBeVisible()
  for (const around of [
    page.getByRole('button'),
    page.getByLabel('Search your entries'),
    page.getByText('Your record is open'),
    page.getByRole('heading', { name: 'Backup' }),
    page.getByRole('article').getByRole('code'),
  ]) {
    await expect(around.filter({ visible: true })).toHaveCount(0)
  }
})
