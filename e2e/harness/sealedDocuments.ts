import { expect, type Locator, type Page } from '@playwright/test'
import type { SampleFile } from './documents.ts'
import { toBeTakenOver } from './screen.ts'
import { connectButton } from './walletScreen.ts'

const sealedScreen = '/web3-documents'

/** A letter that the analysis has something to say of. */
export const letterWords = (marker: string) => `Ashgrove College
Title IX Office

March 2, 2026

Dear Mr. ${marker},

Notice of allegations

This letter is your written notice that Ms. Orr filed a formal complaint on February 24, 2026. It alleges that on February 20, 2026 in Weld Hall you touched her without consent.

You may have an advisor, but attorneys may not attend. You may not discuss the allegations with anyone.

Your interview is on March 12, 2026 at 10 a.m. in Room 4.`

/** That letter as a text file. */
export function letterFile(marker: string, name = `${marker}-letter.txt`): SampleFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(letterWords(marker)) }
}

/** Opens the screen and connects a wallet on it. */
export async function openSealed(page: Page, wallet = 'Test Wallet'): Promise<void> {
  await page.goto(sealedScreen)
  await connectButton(page, wallet).click()
  await expect(tab(page, 'Upload Document')).toBeVisible()
}

/** Waits until the page says that it needs no network for the next file. */
export async function expectReadyOffline(page: Page): Promise<void> {
  // Whoever opens the page for the first time gets what the analysis needs, which a busy machine is slow to keep.
  const ready = page.getByText('Ready to read files without a connection.')
  await expect(ready).toBeVisible({ timeout: 60_000 })
}

export function tab(page: Page, name: string | RegExp): Locator {
  return page.getByRole('tab', { name })
}

export async function chooseDocument(page: Page, file: SampleFile): Promise<void> {
  await toBeTakenOver(page)
  await page.locator('input[type=file]').setInputFiles([file])
}

/** Makes a recovery code where the page asks for a way in. Answers the code. */
export async function makeCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make a recovery code' }).click()
  const shown = page.locator('[data-recovery-code]')
  await expect(shown).toBeVisible()
  const code = (await shown.textContent()) ?? ''
  await page.getByRole('switch', { name: 'I have written it down or printed it' }).check()
  await page.getByRole('button', { name: 'Use this code' }).click()
  return code
}

/** Uploads a first document, with a recovery code as its way in. Answers the code. */
export async function uploadFirst(page: Page, file: SampleFile): Promise<string> {
  await chooseDocument(page, file)
  const code = await makeCode(page)
  await expectUploaded(page)
  return code
}

/** By the note that stays: the toast may be gone again before a busy machine looks. */
export async function expectUploaded(page: Page): Promise<void> {
  await expect(page.getByText(/It is Document #\d+ under/)).toBeVisible()
}

/** The newest card of the list. */
export async function newestCard(page: Page): Promise<Locator> {
  await tab(page, 'My Documents').click()
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  return card
}

/** Opens the newest document. */
export async function view(page: Page): Promise<Locator> {
  await (await newestCard(page)).getByRole('button', { name: 'View' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Types a recovery code where it is asked for. */
export async function useCode(where: Page | Locator, code: string): Promise<void> {
  await where.getByLabel('Recovery code').fill(code)
  await where.getByRole('button', { name: 'Use my code' }).click()
}
