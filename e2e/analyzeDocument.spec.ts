/** Having a document analyzed, and following the work. */
import type { Page } from '@playwright/test'
import { subscribe } from './harness/chat.ts'
import { passTime, stopClock } from './harness/clock.ts'
import {
  analyzeCall,
  choose,
  documentAnswer,
  listed,
  listIs,
  storeDocument,
  textFile,
} from './harness/documents.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { toasts } from './harness/screen.ts'

test('follows the work until it ends, and rests while the tab is hidden', async ({ page }) => {
  const processing = documentAnswer({ status: 'processing', step: 'waiting' })
  let now: unknown = processing
  let asked = 0
  await listIs(page, [processing])
  await page.route(`**/api/documents/${processing.id}`, (route) => {
    asked += 1
    return route.fulfill({ json: now })
  })
  await page.clock.install()
  await page.goto('/analysis')
  await expect(page.getByText('Step 1 of 4: waiting for its turn')).toBeVisible()
  await stopClock(page)
  now = documentAnswer({ status: 'processing', step: 'comparing' })
  // An answer may come when the time of its pause has passed already.
  await expect(async () => {
    await passTime(page, 1500)
    const step = page.getByText('Step 3 of 4: comparing with the rule')
    await expect(step).toBeVisible({ timeout: 500 })
  }).toPass()

  await hide(page, true)
  await passTime(page, 3000)
  const before = asked
  await passTime(page, 60_000)
  expect(asked).toBe(before)

  now = documentAnswer({ status: 'failed', problem: 'This file is damaged.' })
  await hide(page, false)
  await expect(toasts(page)).toContainText('Analysis failed')
  await expect(toasts(page)).toContainText('Failed to analyze document. Please try again.')
  await expect(page.getByText('This file is damaged.')).toBeVisible()
  const after = asked
  await passTime(page, 60_000)
  expect(asked).toBe(after)
})

test('while the hub cannot be reached it says so, and goes on looking', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const processing = documentAnswer({ status: 'processing', step: 'comparing' })
  const call = `**/api/documents/${processing.id}`
  await listIs(page, [processing])
  await page.route(call, (route) => route.abort())
  await page.clock.install()
  await page.goto('/analysis')
  const step = page.getByText('Step 3 of 4: comparing with the rule')
  await expect(step).toBeVisible()
  await stopClock(page)
  const words = page.getByText('The hub cannot be reached right now.')
  await expect(async () => {
    await passTime(page, 1500)
    await expect(words).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(step).toHaveCount(0)

  await page.unroute(call)
  await page.route(call, (route) => route.fulfill({ json: processing }))
  await expect(async () => {
    await passTime(page, 8000)
    await expect(step).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(words).toHaveCount(0)
})

async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

test('an analysis without premium says what it needs, and links no missing page', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/analysis')
  await listed(page, 'Letter.txt')
    .getByRole('button', { name: /^Analyze Document/ })
    .click()
  await expect(toasts(page)).toContainText('Subscription Required')
  const words = 'AI document analysis requires a premium subscription.'
  await expect(toasts(page)).toContainText(words)
  await expect(listed(page, 'Letter.txt').getByText(words)).toBeVisible()
  await expect(listed(page, 'Letter.txt').getByText('Pending', { exact: true })).toBeVisible()
  const href = await page.getByRole('link', { name: /premium/ }).count()
  const there = await page.request.get('/subscribe')
  expect(href > 0).toBe(there.ok())
})

test('an analysis with premium goes from pending to completed', async ({ page }) => {
  await storeDocument(page, textFile('Letter.txt', 'We received a formal complaint about you.'))
  await subscribe(page)
  await page.goto('/analysis')
  await expect(page.getByText('Premium Active')).toBeVisible()
  const letter = listed(page, 'Letter.txt')
  await letter.getByRole('button', { name: /^Analyze Document/ }).press('Enter')
  await expect(letter.getByRole('heading', { level: 3 })).toBeFocused()
  // A process that reads it and a thread that judges it start for this, on a machine that is busy with tests.
  await expect(toasts(page)).toContainText('Analysis complete')
  await expect(toasts(page)).toContainText('Document has been analyzed successfully.')
  await expect(letter.getByText('Completed', { exact: true })).toBeVisible()
  await letter.getByRole('link', { name: /^View Full Report/ }).click()
  await expect(page).toHaveURL(/\/analysis\/[0-9a-f-]{36}$/)
  await expect(page).toHaveTitle('Report - Title IX Hub')
})

test('an analysis that cannot be started says so and can be tried again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await listIs(page, [documentAnswer({ status: 'failed' })])
  await page.route(analyzeCall, (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await page.goto('/analysis')
  const again = listed(page, 'Letter.pdf').getByRole('button', { name: /^Try again/ })
  await again.click()
  await expect(toasts(page)).toContainText('Analysis failed')
  await expect(page.getByText('The analysis was not started.')).toBeVisible()
  const started = documentAnswer({ status: 'processing', step: 'waiting' })
  await page.unroute(analyzeCall)
  await page.route(analyzeCall, (route) => route.fulfill({ status: 202, json: started }))
  await page.route(`**/api/documents/${started.id}`, () => {})
  await again.click()
  await expect(page.getByText('Analyzing...')).toBeVisible()
  await expect(page.getByText('The analysis was not started.')).toHaveCount(0)
})

test('an analysis that another tab has started is followed here too, and not called failed', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await storeDocument(page, textFile('Letter.txt', 'We received a formal complaint about you.'))
  await subscribe(page)
  await page.goto('/analysis')
  const other = await context.newPage()
  await other.goto('/analysis')
  const start = (tab: Page) =>
    listed(tab, 'Letter.txt').getByRole('button', { name: /^Analyze Document/ })
  await expect(start(page)).toBeVisible()
  await start(other).click()
  await expect(start(other)).toHaveCount(0)
  const refused = page.waitForResponse(analyzeCall)
  await start(page).click()
  expect((await refused).status()).toBe(409)
  const letter = listed(page, 'Letter.txt')
  await expect(letter.getByText('Completed', { exact: true })).toBeVisible()
  await expect(letter.getByRole('heading', { level: 3 })).toBeFocused()
  await expect(page.getByText('The analysis was not started.')).toHaveCount(0)
  await expect(toasts(page)).not.toContainText('Analysis failed')
})

test('a start that is answered late takes the focus from nobody who has gone elsewhere', async ({
  page,
}) => {
  const other = { id: '3f1c9a52-7d0e-4b7b-9c55-0d8f5f6f2a02', originalName: 'Other.pdf' }
  await listIs(page, [documentAnswer(), documentAnswer(other)])
  const started = documentAnswer({ status: 'processing', step: 'waiting' })
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(analyzeCall, async (route) => {
    await held
    await route.fulfill({ status: 202, json: started })
  })
  await page.route(`**/api/documents/${started.id}`, () => {})
  await page.goto('/analysis')
  await listed(page, 'Letter.pdf')
    .getByRole('button', { name: /^Analyze Document/ })
    .click()
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeVisible()
  const next = listed(page, 'Other.pdf').getByRole('button', { name: /^Analyze Document/ })
  await next.focus()
  answer()
  await expect(page.getByText('Step 1 of 4: waiting for its turn')).toBeVisible()
  await expect(next).toBeFocused()
})

test('why an analysis was not started goes once it runs', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  const id = await storeDocument(page, textFile('Letter.txt'))
  const [stored] = await (await page.request.get('/api/documents')).json()
  await page.goto('/analysis')
  await listed(page, 'Letter.txt')
    .getByRole('button', { name: /^Analyze Document/ })
    .click()
  const why = listed(page, 'Letter.txt').getByText('requires a premium subscription')
  await expect(why).toBeVisible()
  await listIs(page, [{ ...stored, status: 'processing', step: 'waiting' }])
  await page.route(`**/api/documents/${id}`, () => {})
  await choose(page, textFile('Other.txt'))
  await expect(page.getByText('Step 1 of 4: waiting for its turn')).toBeVisible()
  await expect(why).toHaveCount(0)
})

test('the button says Analyzing... while the request runs', async ({ page }) => {
  await listIs(page, [documentAnswer()])
  await page.route(analyzeCall, () => {})
  await page.goto('/analysis')
  await page.getByRole('button', { name: /^Analyze Document/ }).click()
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})
