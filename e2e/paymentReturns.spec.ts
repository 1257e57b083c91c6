/** Coming back from a bank's own page after a payment. */
import type { Page } from '@playwright/test'
import { test as base, expect, failedLoad } from './harness/fixtures.ts'
import { BANK, type PaymentHost, provideScript, withPayments } from './harness/payments.ts'
import { region, toasts } from './harness/screen.ts'
import { sharedByFile } from './harness/sharedByFile.ts'

const openedHost = sharedByFile(withPayments)

/** On a hub that takes payments. */
const test = base.extend<{ payingHub: PaymentHost }>({
  payingHub: async ({}, use) => use(await openedHost()),
  baseURL: async ({ payingHub }, use) => use(payingHub.hubUrl),
})

const subscribeButton = (page: Page) =>
  page.getByRole('button', { name: 'Subscribe for $10/month' })
const allSet = (page: Page) => page.getByRole('heading', { level: 1, name: "You're All Set!" })
const ready = (page: Page) => expect(page.getByLabel('Card number')).toBeVisible()

test('somebody whom the bank sends back is told once, and the address forgets the payment', async ({
  page,
  payingHub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const provider = await provideScript(page, payingHub)
  provider.outcome = 'bank'
  await page.goto('/subscribe')
  await ready(page)
  await subscribeButton(page).click()
  await expect(page).toHaveTitle('Bank')
  const back = new URL(page.url()).searchParams.get('back') ?? ''
  expect(page.url().startsWith(BANK)).toBe(true)
  expect(back).toBe(`${payingHub.hubUrl}/ai-assistant`)
  const secret = provider.confirmed[0] ?? ''
  await payingHub.pay(secret)
  await page.goto(returnAddress(back, 'succeeded', secret))
  await expect(toasts(page)).toContainText('Payment Successful')
  expect(page.url()).toBe(back)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(toasts(page)).toBeEmpty()
  await page.goto('/subscribe')
  await expect(allSet(page)).toBeVisible()
})

test('a payment that the bank did not confirm can be tried again', async ({ page, payingHub }) => {
  await provideScript(page, payingHub)
  await page.goto('/subscribe')
  await ready(page)
  await page.goto(returnAddress(`${payingHub.hubUrl}/ai-assistant`, 'failed', 'pi_1_secret'))
  await expect(region(page, 'Complete Your Subscription')).toContainText(
    'Your bank did not confirm the payment.',
  )
  await expect(page).toHaveURL('/subscribe')
  await ready(page)
  await subscribeButton(page).click()
  await expect(allSet(page)).toBeVisible()
})

test('an address that somebody made up says nothing and starts nothing', async ({
  page,
  payingHub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await provideScript(page, payingHub)
  const status = page.waitForResponse('**/api/subscription-status')
  await page.goto(returnAddress(`${payingHub.hubUrl}/ai-assistant`, 'succeeded', 'made_up'))
  await status
  await expect(page).toHaveURL('/ai-assistant')
  await expect(toasts(page)).toBeEmpty()
  expect(await page.context().cookies(`${payingHub.hubUrl}/api`)).toEqual([])
})

test('the address forgets the payment at once, and the screen comes, where the code for it does not', async ({
  page,
  payingHub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await provideScript(page, payingHub)
  await page.route(/\/assets\/(payment|finish)Return-/, (route) => route.abort())
  await page.goto(returnAddress(`${payingHub.hubUrl}/ai-assistant`, 'succeeded', 'pi_1_secret'))
  await expect(page).toHaveURL('/ai-assistant')
  await expect(region(page, 'Part of premium')).toBeVisible()
})

function returnAddress(back: string, outcome: string, secret: string): string {
  const query = new URLSearchParams({
    payment_intent: 'pi_1',
    payment_intent_client_secret: secret,
    redirect_status: outcome,
  })
  return `${back}?${query.toString()}`
}
