/** Who learns of what is written to the private assistant: nobody, or the model where that was chosen. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { buildDocx, paragraph, run } from '@hub/core/extract/fixtures/buildDocx'
import { buildPdf } from '@hub/core/extract/fixtures/buildPdf'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../harness/accessible.ts'
import { subscribe } from '../harness/chat.ts'
import { choose, textFile } from '../harness/documents.ts'
import { expect, failedLoad, test } from '../harness/fixtures.ts'
import { withFreshHub } from '../harness/freshHub.ts'
import { longestTask } from '../harness/longestTask.ts'
import { type ModelHost, startModelHost } from '../harness/modelHost.ts'
import {
  ask,
  begin,
  field,
  messages,
  opened,
  openPrivate,
  privateScreen,
} from '../harness/privateAssistant.ts'
import { connectButton } from '../harness/walletScreen.ts'

const marker = 'zanzibar'
const docFixture = new URL('../../server/src/extraction/fixtures/buildDoc.ts', import.meta.url).href
const letter = `Dear student of ${marker} college,

This is a notice of allegations. You may bring one support person. Attorneys may not serve as your support person.

Your interview is on May 18, 2027.

Title IX Coordinator`

/** All that pages and workers of a context send, as text. */
function recordRequests(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  })
  return sent
}

/** Whether a folder holds the marker anywhere. */
async function isOnDisk(folder: string): Promise<boolean> {
  const look = promisify(execFile)('grep', ['-r', '-l', '-a', '-i', marker, folder])
  return look.then(
    () => true,
    () => false,
  )
}

/** The share that is analyzed is shown, and rises. */
async function expectProgress(page: Page): Promise<void> {
  const bar = page.getByRole('progressbar', { name: 'Opening your document' })
  const share = async () => Number(await bar.getAttribute('value'))
  await expect.poll(share, { timeout: 60_000 }).toBeGreaterThan(0)
  const first = await share()
  await expect(page.getByText(/^Step 2 of 2: looking at what it says.*, \d+% done$/)).toBeVisible()
  await expect(bar).toHaveAttribute('aria-valuetext', /says, \d+% done$/)
  await expect.poll(share, { timeout: 60_000 }).toBeGreaterThan(first)
}

test.describe.configure({ timeout: 180_000 })

test('[private.answer][private.document][private.document-removal][memory.time][private.no-model] only the device answers where there is no model, also without a network; nothing of a message or document is sent, or kept by the server', async ({
  page,
  context,
  hub,
}) => {
  const sent = recordRequests(context)
  await openPrivate(page)
  await begin(page)
  await expect(page.getByRole('radio', { name: 'On this device' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'With the model' })).toHaveCount(0)
  await expect(page.getByText('Your words are sent to nobody.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await ask(page, `I study at ${marker}. How do I appeal?`)
  await choose(page, textFile(`${marker}.txt`, letter))
  // The model comes onto the device meanwhile.
  await expect(page.getByText(`${marker}.txt is open (1 page)`)).toBeVisible({ timeout: 60_000 })
  const answer = await ask(page, 'what does my letter say about an advisor?')
  await expect(answer).toContainText('Attorneys may not serve as your support person.')
  await expect(answer).toContainText('What the rule says')
  await expect(
    answer.getByRole('link', { name: /^Source \d: Your document, page 1/ }).first(),
  ).toHaveAttribute('href', /^#/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(sent.join('\n')).not.toMatch(new RegExp(marker, 'i'))
  expect(sent.filter((request) => request.includes('/api/assistant'))).toEqual([])
  expect(await isOnDisk(hub.dataDir)).toBe(false)
  await expect.poll(() => opened(page), 'the talk is kept').toContain('what does my letter say')
  expect(await opened(page), 'the document is in memory alone').not.toContain('Dear student')
  expect(await opened(page)).not.toContain(`${marker}.txt`)

  await page.getByRole('button', { name: 'Close it' }).click()
  const later = await ask(page, 'what does my letter say about an advisor?')
  await expect(later).not.toContainText('Attorneys may not serve')

  await context.setOffline(true)
  const alone = await ask(page, 'How do I appeal a decision?')
  await expect(alone).toContainText('Answered on this device')
  await expect(alone).toContainText(/appeal/i)
})

test('the page is never frozen: not by the start, a question, a long document or a lock, and it tells how far the document is', async ({
  page,
}) => {
  // Each with a number of its own: what stands there again and again is read once.
  const letters = Array.from(
    { length: 50 },
    (_, at) => `${letter}\n\nLetter ${at + 1} of many.\n\n`,
  )
  await page.goto(privateScreen)
  await expect(connectButton(page, 'Demo wallet')).toBeVisible()
  const longest = await longestTask(page, async () => {
    await connectButton(page, 'Demo wallet').click()
    await begin(page)
    await ask(page, 'Who can be my advisor?')
    await choose(page, textFile('long.txt', letters.join('')))
    await expectProgress(page)
    // A busy machine takes a minute to read that many words, and may.
    await expect(page.getByText('long.txt is open')).toBeVisible({ timeout: 120_000 })
    await ask(page, 'what does my letter say about an advisor?')
    await page.getByRole('button', { name: 'Set a lock' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Passphrase', { exact: true }).fill('four words of mine')
    await dialog.getByLabel('The same passphrase again').fill('four words of mine')
    await dialog.getByRole('button', { name: 'Lock with this passphrase' }).click()
    await expect(dialog).toHaveCount(0)
  })
  expect(longest).toBeGreaterThan(0)
  expect(longest).toBeLessThan(100)
})

test('a PDF, a DOCX and a DOC are read in the browser and asked about; what is none of them, too big or damaged is refused with a sentence', async ({
  page,
}) => {
  const line = 'Attorneys may not serve as your support person.'
  const { buildDoc } = (await import(docFixture)) as { buildDoc: (text: string) => Uint8Array }
  const files = [
    ['letter.pdf', buildPdf([{ lines: [{ x: 72, y: 700, text: line }] }])],
    ['letter.docx', buildDocx(paragraph(run(line)))],
    ['letter.doc', buildDoc(`Notice of allegations\r${line}\r`)],
  ] as const
  await openPrivate(page)
  await begin(page)
  for (const [name, bytes] of files) {
    await choose(page, { name, mimeType: '', buffer: Buffer.from(bytes) })
    await expect(page.getByText(`${name} is open (1 page)`)).toBeVisible({ timeout: 60_000 })
    const answer = await ask(page, 'what does my letter say about attorneys?')
    await expect(answer, name).toContainText(line)
  }
  await choose(page, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(page.getByRole('alert')).toContainText(
    'Please upload a PDF, DOC, DOCX, or TXT file.',
  )
  await choose(page, textFile('a.txt', 'x'.repeat(10 * 1024 * 1024 + 1)))
  await expect(page.getByRole('alert')).toContainText('Please upload a file smaller than 10MB.')
  await choose(page, {
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 broken'),
  })
  await expect(page.getByRole('alert')).toContainText('This file is damaged or not complete.')
})

test.describe('with a model', () => {
  let host: ModelHost
  test.beforeAll(async () => {
    host = await startModelHost()
  })
  test.afterAll(() => host.close())

  test('[private.model] it gets what was asked with it and nothing else, and a crisis never; when the call fails the apology is the reply, and the device can answer instead', async ({
    browser,
    allowErrors,
  }) => {
    allowErrors(failedLoad)
    await withFreshHub(async (hub) => {
      const context = await browser.newContext({ baseURL: hub.url })
      const sent = recordRequests(context)
      const page = await context.newPage()
      await openPrivate(page)
      await begin(page)
      await expect(page.getByRole('radio', { name: 'With the model' })).toBeDisabled()
      await expect(page.getByRole('link', { name: 'See what premium has' })).toBeVisible()
      await subscribe(page)
      await page.reload()
      await ask(page, `Here only: ${marker}. How do I appeal?`)
      await page.getByRole('radio', { name: 'With the model' }).check()
      await expect(
        page.getByText('Your message goes to this hub and on to its AI service'),
      ).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await field(page).fill('Who can be my advisor?')
      await field(page).press('Enter')
      const call = await host.call()
      await expect(messages(page).last()).toContainText('typing...')
      call.say('You may have an advisor of your choice.')
      call.end()
      await expect(messages(page).last()).toContainText('Answered with the model.')
      expect(call.body).toContain('Who can be my advisor?')
      expect(call.body).not.toContain(marker)

      const crisis = await ask(page, 'I want to kill myself tonight')
      await expect(crisis.getByRole('link', { name: /988/ }).first()).toBeVisible()
      await expect(crisis).toContainText('It was not sent to the model.')
      await field(page).fill('And how do I appeal?')
      await field(page).press('Enter')
      const next = await host.call()
      next.say(
        'There are three bases: procedural irregularity, new evidence, and conflict of interest or bias.',
      )
      next.end()
      await expect(messages(page)).toHaveCount(8)
      await expect(messages(page).last()).toContainText('Answered with the model.')
      expect(next.body).toContain('You may have an advisor of your choice')
      expect(next.body).not.toMatch(/kill myself/)
      expect(sent.join('\n'), 'what is sent is seen').toContain('Who can be my advisor?')
      expect(sent.join('\n')).not.toMatch(new RegExp(`kill myself|${marker}`, 'i'))
      expect(await isOnDisk(hub.dataDir)).toBe(false)

      await context.setOffline(true)
      const apology = await ask(page, 'How do I appeal a decision?')
      await expect(apology).toContainText(
        "I'm sorry, I'm having trouble connecting to the AI service right now. Please try again in a moment.",
      )
      await expect(apology).toContainText('This device can answer without it.')
      await page.getByRole('button', { name: 'Answer on this device' }).click()
      await expect(messages(page)).toHaveCount(10)
      await expect(messages(page).last()).toContainText('Answered on this device by the guide.')
      await context.close()
    }, host.env)
  })
})
