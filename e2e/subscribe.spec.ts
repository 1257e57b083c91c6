/** Premium in the demo: the three views of its screen, and what the account shows of it. */
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { grantPremium, storeDocument, textFile } from './harness/documents.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { region, toasts } from './harness/screen.ts'

const createCall = '**/api/create-subscription'
const confirmCall = '**/api/subscription/demo-confirm'
const statusCall = '**/api/subscription-status'

const subscribeButton = (page: Page) =>
  page.getByRole('button', { name: 'Subscribe for $10/month' })
const allSet = (page: Page) => page.getByRole('heading', { level: 1, name: "You're All Set!" })

async function takeDemo(page: Page): Promise<void> {
  await page.goto('/subscribe')
  await subscribeButton(page).click()
  await expect(allSet(page)).toBeVisible()
}

test('it says what premium has, what to know before, and that it is a demo', async ({ page }) => {
  await page.goto('/subscribe')
  await expect(page).toHaveTitle('Premium - Title IX Hub')
  for (const benefit of [
    'Personal AI chat assistant',
    'Document analysis and insights',
    '24/7 instant responses',
    'Cancel anytime',
  ]) {
    await expect(region(page, 'What you get').getByText(benefit, { exact: true })).toBeVisible()
  }
  await expect(region(page, 'What you get')).toContainText('stay free')
  const form = region(page, 'Complete Your Subscription')
  await expect(form.getByText('Demo: nothing is charged')).toBeVisible()
  await expect(form.getByRole('textbox')).toHaveCount(0)
  await expect(subscribeButton(page)).toBeVisible()
  await expect(
    region(page, 'Before you pay').getByRole('link', { name: /passkey/ }),
  ).toHaveAttribute('href', '/account')
})

test('one press gives a month, which a double press does not double', async ({ page }) => {
  await page.goto('/subscribe')
  let confirmed = 0
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(confirmCall, async (route) => {
    confirmed += 1
    await held
    await route.continue()
  })
  await subscribeButton(page).dblclick()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  goOn()
  await expect(allSet(page)).toBeFocused()
  await expect(toasts(page)).toContainText('Payment Successful')
  await expect(toasts(page)).toContainText(
    'Welcome to Title IX AI Assistant! You now have full access.',
  )
  expect(confirmed).toBe(1)
  await expect(page.getByText('Premium Active', { exact: true })).toBeVisible()
  await expect(page.getByText('Demo: nothing is charged')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(allSet(page)).toBeVisible()
  await expect(toasts(page)).toBeEmpty()
})

test('[paying.demo] no host but the hub is asked for anything', async ({ page, hub }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(hub.url)) elsewhere.push(request.url())
  })
  await takeDemo(page)
  expect(elsewhere).toEqual([])
})

test('premium opens the analysis of documents', async ({ page }) => {
  await takeDemo(page)
  await storeDocument(page, textFile('Letter.txt'))
  await page.getByRole('link', { name: 'Analyze a document' }).click()
  await page.getByRole('button', { name: 'Analyze Document' }).click()
  await expect(page.getByRole('link', { name: 'View Full Report' })).toBeVisible()
})

test('the account cancels it with one press, and takes that back', async ({ page }) => {
  await takeDemo(page)
  await page.getByRole('link', { name: 'See or cancel your subscription' }).click()
  const part = region(page, 'Premium')
  await expect(part.getByText('Demo: nothing is charged')).toBeVisible()
  await expect(part).toContainText('If you cancel, premium stays open until then.')
  await part.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(part).toContainText('You canceled. Premium stays open until')
  await expect(part.getByText('Premium Active')).toBeVisible()
  await expect(part.getByRole('status').filter({ hasText: 'You canceled' })).toBeFocused()
  await expect(region(page, 'What happened')).toContainText('Premium canceled')
  await expectAccessible(page)
  await part.getByRole('button', { name: 'Keep premium' }).click()
  await expect(part.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
  await expect(region(page, 'What happened')).toContainText('Premium goes on')
})

test('a cancel that fails says so, and can be tried again', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await takeDemo(page)
  await page.goto('/account')
  const part = region(page, 'Premium')
  await page.route('**/api/subscription/cancel', (route) => route.abort())
  await part.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(part.getByRole('alert')).toContainText('We could not cancel it.')
  await page.unroute('**/api/subscription/cancel')
  await part.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(part.getByRole('button', { name: 'Keep premium' })).toBeVisible()
  await expect(part.getByRole('alert')).toHaveCount(0)
})

test('what cannot be started says so, and is tried again', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await page.route(createCall, (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/subscribe')
  await expect(toasts(page)).toContainText('Error')
  await expect(toasts(page)).toContainText('Failed to initialize subscription. Please try again.')
  const form = region(page, 'Complete Your Subscription')
  await expect(form.getByRole('alert')).toContainText('Nothing was charged.')
  await expectAccessible(page)
  await page.unroute(createCall)
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(subscribeButton(page)).toBeVisible()
})

test('a payment that fails says why, and the form stays', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await page.goto('/subscribe')
  await page.route(confirmCall, (route) => route.abort())
  await subscribeButton(page).click()
  await expect(toasts(page)).toContainText('Payment Failed')
  await expect(page.getByRole('alert')).toContainText('Check your connection, then try again.')
  await page.unroute(confirmCall)
  await subscribeButton(page).click()
  await expect(allSet(page)).toBeVisible()
})

test('while it is not known whether there is access, nothing is started', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  let started = 0
  await page.route(createCall, (route) => {
    started += 1
    return route.continue()
  })
  await page.route(statusCall, (route) => route.abort())
  await page.goto('/subscribe')
  await expect(page.getByRole('alert')).toContainText('We could not load your subscription.')
  expect(started).toBe(0)
  await page.unroute(statusCall)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(subscribeButton(page)).toBeVisible()
  expect(started).toBe(1)
})

test('who was given premium has nothing to pay and nothing to cancel', async ({ page, hub }) => {
  await storeDocument(page, textFile('Letter.txt'))
  await grantPremium(page, hub)
  await page.goto('/subscribe')
  await expect(allSet(page)).toBeVisible()
  await expect(page.getByText('You were given premium. You pay nothing for it.')).toBeVisible()
  await page.goto('/account')
  const part = region(page, 'Premium')
  await expect(part).toContainText('You were given premium.')
  await expect(part.getByRole('button')).toHaveCount(0)
})

test('a link to it loads a page of its own, and so does the way back', async ({ page }) => {
  await page.goto('/resources')
  await page.evaluate(() => Object.assign(window, { before: true }))
  await page.getByRole('link', { name: 'Premium' }).press('Enter')
  await expect(subscribeButton(page)).toBeVisible()
  expect(await page.evaluate(() => 'before' in window)).toBe(false)
  await page.evaluate(() => Object.assign(window, { before: true }))
  await page.getByRole('link', { name: 'Title IX Hub' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Understand your')
  expect(await page.evaluate(() => 'before' in window)).toBe(false)
})
