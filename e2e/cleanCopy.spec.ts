/** What a file carries besides its text is told before the file is sent, and a copy without it is offered. */
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allText } from '@hub/core/cleaning/fixtures/allText'
import { jpegOf } from '@hub/core/cleaning/fixtures/pictures'
import { bodyPieces, docxMarkers, tellingDocx } from '@hub/core/cleaning/fixtures/tellingDocx'
import { tellingPdf, tellingPdfMarkers } from '@hub/core/cleaning/fixtures/tellingPdf'
import { buildPdf } from '@hub/core/extract/fixtures/buildPdf'
import { PDF_WITH_PASSWORD } from '@hub/core/extract/fixtures/lockedPdfs'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { choose, listed, type SampleFile, uploadCall } from './harness/documents.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { longestTask } from './harness/longestTask.ts'
import { region, toasts } from './harness/screen.ts'
import { expectReadyOffline, makeCode, openSealed, tab } from './harness/sealedDocuments.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'

// Its snapshots of the page are made on the page's main thread, of which one test measures the tasks.
test.use({ trace: 'off' })

/** What is said of a file that goes on without having been looked into. */
const unseen = 'We could not check what this file carries: it is locked, damaged or not'
const title = 'What this file carries besides its text'
const step = (page: Page) => region(page, title)
const button = (page: Page, name: string) => step(page).getByRole('button', { name, exact: true })

function sample(name: string, bytes: Uint8Array): SampleFile {
  return { name, mimeType: '', buffer: Buffer.from(bytes) }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const letter = () => sample('Letter.docx', tellingDocx(bodyPieces.map(([xml]) => xml).join('')))

/** Counts what is sent. */
function countUploads(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (uploadCall.test(request.url())) sent.push(request.url())
  })
  return sent
}

/** The bytes of the newest document that the hub has. */
async function storedFile(page: Page): Promise<Buffer> {
  const [newest] = (await (await page.request.get('/api/documents')).json()) as { id: string }[]
  return (await page.request.get(`/api/documents/${newest?.id}/file`)).body()
}

test('[clean.answer][clean.look] a letter tells what it carries, and its clean copy is saved and uploaded without it', async ({
  page,
}) => {
  const sent = countUploads(page)
  const file = letter()
  await page.goto('/analysis')
  await choose(page, file)
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
  for (const words of [
    'Authormark Ada',
    'Commentermark Cora',
    'Editormark Jane',
    '41.8820° north',
  ]) {
    await expect(step(page)).toContainText(words)
  }
  await expect(step(page)).toContainText('This stays, also in a clean copy')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const saving = page.waitForEvent('download')
  await button(page, 'Save the clean copy').click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('clean-copy.docx')
  const copy = await readFile(await saved.path())
  const told = allText(copy)
  expect(docxMarkers.filter((marker) => told.includes(marker))).toEqual([])

  await page.getByText('Prove later which file it was').press('Enter')
  await expect(step(page)).toContainText(sha256(file.buffer))
  await expect(step(page)).toContainText(sha256(copy))
  expect(sent).toEqual([])

  await button(page, 'Upload a clean copy').press('Enter')
  await expect(toasts(page)).toContainText('Upload successful')
  await expect(listed(page, 'Letter.docx')).toBeVisible()
  await expect(step(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused()
  expect(await storedFile(page)).toEqual(copy)
})

test('[clean.choice] the original goes as it is where the person chooses that', async ({
  page,
}) => {
  const pdf = await tellingPdf(['Dear student, this is a letter.'], { packed: true })
  await page.goto('/analysis')
  await choose(page, sample('Letter.pdf', pdf))
  await expect(step(page)).toContainText('Ada Authormark')
  await button(page, 'Upload the original').click()
  await expect(toasts(page)).toContainText('Upload successful')
  const stored = await storedFile(page)
  expect(sha256(stored)).toBe(sha256(pdf))
  const told = allText(stored)
  expect(tellingPdfMarkers.filter((marker) => !told.includes(marker))).toEqual([])
})

test('[clean.cancel] a cancelled file is not sent, the next one is asked about, and an original with macros, which the hub refuses, is not offered', async ({
  page,
}) => {
  const sent = countUploads(page)
  await page.goto('/analysis')
  await choose(page, letter())
  await expect(step(page)).toContainText('Letter.docx')
  await expect(step(page)).toContainText('The original cannot be uploaded.')
  await expect(step(page)).toContainText('Macros, which are small programs')
  await expect(button(page, 'Upload a clean copy')).toBeVisible()
  await expect(button(page, 'Upload the original')).toHaveCount(0)
  await choose(page, sample('Other.docx', letter().buffer))
  const waiting = page.getByText('Next: “Other.docx”. It waits until the file below is settled.')
  await expect(waiting).toBeVisible()
  await expect(step(page)).toContainText('Letter.docx')
  await button(page, 'Cancel').press('Enter')
  await expect(step(page)).toContainText('Other.docx')
  await expect(waiting).toHaveCount(0)
  await button(page, 'Cancel').press('Enter')
  await expect(step(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused()
  expect(sent).toEqual([])
})

test('what carries nothing, or cannot be looked into, goes on without a question, and only of the first it is said that it carries nothing', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const plain = buildPdf([{ lines: [{ x: 72, y: 700, text: 'Plain words' }] }])
  await page.goto('/analysis')
  await choose(page, sample('Plain.pdf', plain))
  await expect(listed(page, 'Plain.pdf')).toBeVisible()
  await expect(page.getByText('We checked and found nothing in this file')).toBeVisible()
  await choose(page, sample('Locked.pdf', PDF_WITH_PASSWORD()))
  await expect(listed(page, 'Locked.pdf')).toBeVisible()
  await expect(page.getByText(unseen)).toBeVisible()
  for (const [what, bytes] of [
    ['was cut off', (await tellingPdf(['Words'])).slice(0, 2000)],
    ['is empty', new Uint8Array()],
    ['is a picture by another name', jpegOf()],
  ] as const) {
    await test.step(`a file that ${what}`, async () => {
      await page.reload()
      await choose(page, sample('Letter.pdf', bytes))
      await expect(page.getByText(unseen)).toBeVisible()
      await expect(page.getByText('We checked and found nothing')).toHaveCount(0)
    })
  }
})

test('where the part that looks does not load it can be tried again, and what it finds late takes the focus from nobody who has gone elsewhere', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await page.goto('/analysis')
  await page.route(/cleaningWorker/, (route) => route.abort(), { times: 1 })
  await choose(page, letter())
  await expect(page.getByText('We could not check what this file carries.')).toBeVisible()
  await expectAccessible(page)
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/assets/cleaningWorker-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Checking what this file carries')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Schools' }).focus()
  letCome()
  await expect(step(page)).toContainText('Authormark Ada')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/schools')
})

test('on the screen for sealed documents the same step comes first, also without the network', async ({
  page,
  hub,
  allowErrors,
}) => {
  allowErrors(/./)
  await addWallet(page, await walletRpcUrl(hub.url), { person: 2 })
  await openSealed(page)
  await expectReadyOffline(page)
  await page.context().setOffline(true)
  await choose(page, letter())
  await expect(step(page)).toContainText('Authormark Ada')
  // The file waits for its answer, also while the person looks at another tab.
  await tab(page, /My Documents/).click()
  await expect(step(page)).toContainText('Authormark Ada')
  // Nobody refuses it here: it is sealed as it is.
  await expect(button(page, 'Use the original')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Use a clean copy').click()
  await expect(tab(page, 'Upload Document')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: 'Analysis Results' })).toBeVisible()
  await expect(step(page)).toHaveCount(0)
  await page.context().setOffline(false)

  // What is answered while another document is on its way waits until that one is stored.
  await choose(page, letter())
  await expect(step(page)).toContainText('Authormark Ada')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/content', async (route) => {
    await released
    await route.continue()
  })
  await makeCode(page)
  await expect(page.getByText('Preparing...')).toBeVisible()
  await button(page, 'Use a clean copy').click()
  const waiting = page.getByRole('status').filter({ hasText: 'Another file waits here.' })
  await expect(waiting).toContainText(/“Letter.*docx” is not stored yet/)
  const goOn = waiting.getByRole('button', { name: 'Continue with this file' })
  await expect(goOn).toHaveCount(0)
  release()
  const stored = page.getByText(/^It is Document #\d+ /)
  const first = (await stored.textContent()) ?? ''
  await goOn.click()
  await expect(waiting).toHaveCount(0)
  await expect(stored).toBeVisible()
  await expect(stored).not.toHaveText(first)
})

test('a file of 10 MB is looked into while the page answers its reader', async ({ page }) => {
  const pixels = new Uint8Array(9_500_000).map((_, at) => (at * 2_654_435_761) >>> 24)
  const lines = [{ x: 72, y: 700, text: 'Plain words' }]
  const scan = buildPdf([{ lines }, { picture: { width: 3800, height: 2500, pixels } }], {
    catalog: '/AA << /WC << /S /JavaScript /JS (1) >> >>',
  })
  // By its path: the bytes themselves would reach the page over its main thread.
  const folder = await mkdtemp(join(tmpdir(), 'hub-clean-'))
  const path = join(folder, 'Scan.pdf')
  await writeFile(path, scan)
  await page.goto('/analysis')
  const longest = await longestTask(page, async () => {
    await page.locator('input[type=file]').setInputFiles(path)
    await expect(step(page)).toContainText('Small programs', { timeout: 60_000 })
  })
  await rm(folder, { recursive: true })
  expect(longest).toBeGreaterThan(0)
  expect(longest).toBeLessThan(100)
  await expect(button(page, 'Upload a clean copy')).toBeVisible()
})
