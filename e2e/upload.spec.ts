/** Uploading a document: what is taken, what is refused, and what the reader sees meanwhile. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { choose, drop, listed, textFile, uploadCall } from './harness/documents.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { region, toasts, toBeTakenOver } from './harness/screen.ts'

const limit = 10 * 1024 * 1024

/** The card, under each of its names. */
const card = (page: Page) => page.getByRole('region', { name: /^(Upload|Drop) your document/ })

test('a chosen file is uploaded, said and listed, and there after a reload, when the note on what is kept is folded', async ({
  page,
}) => {
  await page.goto('/analysis')
  const note = page.getByText('Without a passkey')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter')
  await (await chooser).setFiles(textFile('Letter.txt'))
  await expect(toasts(page)).toContainText('Upload successful')
  await expect(toasts(page)).toContainText('Letter.txt')
  await expect(listed(page, 'Letter.txt').getByText('Pending', { exact: true })).toBeVisible()
  await expect(card(page).getByRole('progressbar')).toHaveCount(0)
  await page.reload()
  await expect(listed(page, 'Letter.txt')).toBeVisible()
  await expect(page).toHaveURL(/\/analysis$/)
  await expect(note).toBeHidden()
  await page.getByText('What is kept, and who can see it').press('Enter')
  await expect(note).toBeVisible()
})

test('the bar stays at 90 at most until the server has the file, is full then, and goes', async ({
  page,
}) => {
  await page.goto('/analysis')
  await watchBar(page)
  await sendSlowly(page)
  await choose(page, textFile('Letter.txt', 'word '.repeat(300_000)))
  await expect(page.getByText(/^[1-8]0% sent$/)).toBeVisible()
  await expect(toasts(page)).toContainText('Upload successful')
  await expect(card(page).getByRole('progressbar')).toHaveCount(0)
  const seen = await page.evaluate(() => (globalThis as { seen?: number[] }).seen ?? [])
  expect(seen.length).toBeGreaterThan(3)
  expect(seen.at(-1)).toBe(100)
  expect(seen.slice(0, -1).every((value) => value <= 90)).toBe(true)
  expect(seen.toSorted((a, b) => a - b)).toEqual(seen)
})

/** A phone's upload: about half a megabyte in a second. */
async function sendSlowly(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 500_000,
  })
}

/** Writes down each value that a bar has. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const bar = document.querySelector('progress')
      if (bar && seen.at(-1) !== bar.value) seen.push(bar.value)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}

test('a dropped file is taken, the first of several, and each of two drops', async ({ page }) => {
  await page.goto('/analysis')
  expect(await drop(card(page), ['One.txt', 'Two.txt', 'Three.txt'])).toBe(true)
  await expect(page.getByText('Only the first file was taken.')).toBeVisible()
  await expect(listed(page, 'One.txt')).toBeVisible()
  await Promise.all([drop(card(page), ['Four.txt']), drop(card(page), ['Five.txt'])])
  await expect(page.getByText('Only the first file was taken.')).toHaveCount(0)
  await expect(listed(page, 'Four.txt')).toBeVisible()
  await expect(listed(page, 'Five.txt')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('two first uploads at once end up in one account', async ({ page }) => {
  await page.goto('/analysis')
  await drop(card(page), ['One.txt'])
  await drop(card(page), ['Two.txt'])
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('first uploads in two tabs end up in one account', async ({ page, context }) => {
  const other = await context.newPage()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await context.route(uploadCall, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/analysis')
  await other.goto('/analysis')
  const sent = page.waitForRequest(uploadCall)
  await choose(page, textFile('One.txt'))
  await sent
  await choose(other, textFile('Two.txt'))
  const waiting = () => other.evaluate(async () => (await navigator.locks.query()).pending?.length)
  await expect.poll(waiting).toBe(1)
  await expect(card(other).getByText('Waiting for the upload in another tab')).toBeVisible()
  await expect(card(other).getByText('0% sent')).toHaveCount(0)
  letGo()
  await expect(listed(other, 'Two.txt')).toBeVisible()
  await expect(listed(other, 'One.txt')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('a file of another type is refused, by choice and by drop, and by the server where it only calls itself a PDF; a drop beside the card does nothing', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await page.goto('/analysis')
  await toBeTakenOver(page)
  const hold = (type: string) =>
    card(page).evaluate((element, name) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'x.txt'))
      element.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }))
    }, type)
  await hold('dragover')
  await expect(page.getByRole('heading', { name: 'Drop your document here' })).toBeVisible()
  await hold('dragleave')
  await expect(page.getByRole('heading', { name: 'Upload your document' })).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  expect(await drop(heading, ['One.txt'])).toBe(true)
  await expect(page.getByRole('heading', { name: 'No documents uploaded yet' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)

  const words = 'Please upload a PDF, DOC, DOCX, or TXT file.'
  await choose(page, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(toasts(page)).toContainText('Invalid file type')
  await expect(toasts(page)).toContainText(words)
  await expect(card(page).getByRole('alert')).toContainText(words)
  await expectAccessible(page)
  await choose(page, textFile('Letter.txt'))
  await expect(listed(page, 'Letter.txt')).toBeVisible()
  await expect(card(page).getByRole('alert')).toHaveCount(0)
  await drop(card(page), ['program.exe'])
  await expect(card(page).getByRole('alert')).toContainText('Invalid file type')

  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  await choose(page, { name: 'Letter.pdf', mimeType: 'application/pdf', buffer: png })
  await expect(toasts(page)).toContainText('Invalid file type')
  await expect(card(page).getByRole('alert')).toContainText('This file was not uploaded.')
  await expect(card(page).getByRole('button', { name: /^Try again/ })).toHaveCount(0)
  await card(page)
    .getByRole('button', { name: /^Remove/ })
    .press('Enter')
  await expect(card(page).getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused()
})

test('10 MB are taken to the byte, and one byte more is refused without sending it', async ({
  page,
}) => {
  await page.goto('/analysis')
  const sent: string[] = []
  page.on('request', (request) => {
    if (uploadCall.test(request.url())) sent.push(request.url())
  })
  await choose(page, textFile('Larger.txt', 'a'.repeat(limit + 1)))
  await expect(toasts(page)).toContainText('File too large')
  await expect(toasts(page)).toContainText('Please upload a file smaller than 10MB.')
  expect(sent).toEqual([])
  await choose(page, textFile('Largest.txt', 'a'.repeat(limit)))
  await expect(listed(page, 'Largest.txt').getByText('10.00 MB')).toBeVisible()
})

test('a failed upload keeps the file and can be tried again', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await page.goto('/analysis')
  await context.setOffline(true)
  await choose(page, textFile('Letter.txt'))
  await expect(toasts(page)).toContainText('Upload failed')
  await expect(toasts(page)).toContainText('Failed to upload document. Please try again.')
  await expect(card(page).getByRole('alert')).toContainText('The hub could not be reached.')
  await context.setOffline(false)
  await card(page)
    .getByRole('button', { name: /^Try again/ })
    .click()
  await expect(toasts(page)).toContainText('Upload successful')
  await expect(listed(page, 'Letter.txt')).toBeVisible()
  await expect(card(page).getByRole('alert')).toHaveCount(0)
})

test('a cancelled upload leaves nothing, and the next file goes on', async ({ page }) => {
  await page.goto('/analysis')
  await page.route(uploadCall, () => {}, { times: 1 })
  // Cancelled before its call is made, it would leave the route to the file after it, which would be held for good.
  const held = page.waitForRequest(uploadCall)
  await choose(page, textFile('Letter.txt'))
  await held
  await choose(page, textFile('Other.txt'))
  await expect(page.getByText('Waiting for the upload before it')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel Letter.txt' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused()
  await expect(listed(page, 'Other.txt')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(region(page, 'Upload your document').getByRole('progressbar')).toHaveCount(0)
})

test('an upload goes on while another page is read', async ({ page }) => {
  await page.goto('/analysis')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(uploadCall, async (route) => {
    await held
    await route.continue()
  })
  await choose(page, textFile('Letter.txt'))
  await page.getByRole('link', { name: 'Resource Hub', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resource Hub')
  letGo()
  await expect(toasts(page)).toContainText('Upload successful')
  await page.getByRole('link', { name: 'Document Analysis', exact: true }).first().click()
  await expect(listed(page, 'Letter.txt')).toBeVisible()
})
