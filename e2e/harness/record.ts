import { expect, type Locator, type Page } from '@playwright/test'
import type { SampleFile } from './documents.ts'
import { region } from './screen.ts'

export const recordScreen = '/record'
const passphrase = 'four quiet words here'

/** Begins a record with a passphrase, or a passkey, and a recovery code. Answers the code. */
export async function beginRecord(page: Page, lock?: 'passkey'): Promise<string> {
  await page.goto(recordScreen)
  if (lock) await page.getByRole('radio', { name: /^A passkey/ }).check()
  else {
    await page.getByLabel('Passphrase', { exact: true }).fill(passphrase)
    await page.getByLabel('The same passphrase again').fill(passphrase)
  }
  await page.getByRole('button', { name: 'Next: the recovery code' }).click()
  const shown = page.locator('[data-recovery-code]')
  await expect(shown).toBeVisible()
  const code = (await shown.textContent()) ?? ''
  await page.getByRole('switch', { name: 'I have written it down or printed it' }).check()
  await page.getByRole('button', { name: 'Use this code' }).click()
  await expectOpen(page)
  return code
}

export async function expectOpen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your record is open' })).toBeVisible()
}

/** Opens a locked record by its passphrase. */
export async function unlockRecord(page: Page, words = passphrase): Promise<void> {
  await page.getByLabel('Passphrase', { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

interface EntryWords {
  what: string
  day?: string
  who?: string
  tags?: string
  files?: SampleFile[]
}

/** Writes an entry and saves it. */
export async function writeEntry(page: Page, words: EntryWords): Promise<void> {
  await page.getByRole('button', { name: 'New entry' }).click()
  await fillEntry(page, words)
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expectOpen(page)
}

export async function fillEntry(page: Page, words: EntryWords): Promise<void> {
  await page.getByLabel('What happened').fill(words.what)
  if (words.day) await page.getByLabel('Day', { exact: false }).first().fill(words.day)
  if (words.who) await page.getByLabel('Who was there').fill(words.who)
  if (words.tags) await page.getByLabel('Tags').fill(words.tags)
  if (!words.files) return
  await page.getByLabel('Files of the entry').setInputFiles(words.files)
  for (const { name } of words.files) {
    await expect(page.getByRole('button', { name: `Take out ${name}` })).toBeVisible()
  }
}

/** The entry whose title has these words. */
export function recordEntry(page: Page, words: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: words }) })
}

/** Presses a button that saves a file, and gives the file's path. */
export async function savedBy(page: Page, press: Locator): Promise<string> {
  const saving = page.waitForEvent('download')
  await press.click()
  return (await saving).path()
}

/** Saves a backup. Answers the path of its file. */
export function saveBackup(page: Page): Promise<string> {
  return savedBy(page, region(page, 'Backup').getByRole('button', { name: 'Save a backup' }))
}
