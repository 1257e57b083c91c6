/** Premium where payments are real, against a payment provider on this machine. */
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { test as base, expect, failedLoad } from './harness/fixtures.ts'
import { type PaymentHost, type Provider, provideScript, withPayments } from './harness/payments.ts'
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

async function pay(page: Page, provider: Provider): Promise<string> {
  await page.goto('/subscribe')
  await ready(page)
  await subscribeButton(page).click()
  await expect(allSet(page)).toBeVisible()
  return provider.confirmed.at(-1) ?? ''
}

test("[paying.answer][paying.provider-readers] the provider's fields are framed by what to know before paying", async ({
  page,
  payingHub,
}) => {
  await provideScript(page, payingHub)
  await page.goto('/subscribe')
  await ready(page)
  const before = region(page, 'Before you pay')
  await expect(before).toContainText('“HARBOR MEMBERSHIP” and $10.')
  await expect(before).toContainText('Your card goes there and never to us.')
  await expect(before.getByRole('link', { name: /passkey/ })).toBeVisible()
  await expect(page.getByText('Demo')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a payment opens premium, once for two presses', async ({ page, payingHub }) => {
  const provider = await provideScript(page, payingHub)
  await page.goto('/subscribe')
  await ready(page)
  await subscribeButton(page).dblclick()
  await expect(allSet(page)).toBeFocused()
  await expect(toasts(page)).toContainText('Payment Successful')
  await expect(page.getByText(/^The next \$10 is charged on/)).toBeVisible()
  expect(provider.confirmed).toHaveLength(1)
  await expectAccessible(page)
})

test('[paying.page] nothing of the provider is fetched on any other screen, nor before this one', async ({
  page,
  payingHub,
}) => {
  const provider = await provideScript(page, payingHub)
  await page.goto('/resources')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(provider.asked).toEqual([])
  await page.getByRole('link', { name: 'Premium' }).press('Enter')
  await ready(page)
  expect(provider.asked).toEqual([
    'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false',
  ])
  await page.getByRole('link', { name: 'Title IX Hub' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Understand your')
  expect(await page.evaluate(() => 'Stripe' in window)).toBe(false)
  expect(provider.asked).toHaveLength(1)
})

test('a card that is declined says why, and another try works', async ({ page, payingHub }) => {
  const provider = await provideScript(page, payingHub)
  provider.outcome = { declined: 'Your card was declined.' }
  await page.goto('/subscribe')
  await ready(page)
  await subscribeButton(page).click()
  await expect(toasts(page)).toContainText('Payment Failed')
  await expect(toasts(page)).toContainText('Your card was declined.')
  await expect(page.getByRole('alert')).toContainText('Your card was declined.')
  await expectAccessible(page)
  provider.outcome = 'paid'
  await subscribeButton(page).click()
  await expect(allSet(page)).toBeVisible()
})

test('a payment that is booked late is waited for, and never asked for twice', async ({
  page,
  payingHub,
}) => {
  const provider = await provideScript(page, payingHub)
  provider.outcome = 'late'
  await page.goto('/subscribe')
  await ready(page)
  await subscribeButton(page).click()
  await expect(page.getByText('Your payment is on its way.')).toBeVisible()
  await expect(page.getByText('You do not need to pay again.')).toBeVisible()
  await expect(subscribeButton(page)).toHaveCount(0)
  await expectAccessible(page)
  await payingHub.pay(provider.confirmed[0] ?? '')
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(allSet(page)).toBeVisible()
  expect(provider.confirmed).toHaveLength(1)
})

test('a script that cannot be fetched is said, no payment is tried, and a retry works', async ({
  page,
  payingHub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const provider = await provideScript(page, payingHub)
  provider.isReachable = false
  await page.goto('/subscribe')
  const form = region(page, 'Complete Your Subscription')
  await expect(form.getByRole('alert')).toContainText('The payment form did not load.')
  await expect(form.getByRole('alert')).toContainText('Nothing was charged.')
  await expect(subscribeButton(page)).toHaveCount(0)
  await expectAccessible(page)
  provider.isReachable = true
  await form.getByRole('button', { name: 'Try again' }).click()
  await ready(page)
  expect(provider.confirmed).toEqual([])
})

test('the account cancels with one press, resumes, and leads to the receipts', async ({
  page,
  payingHub,
}) => {
  const provider = await provideScript(page, payingHub)
  await pay(page, provider)
  await page.goto('/account')
  const part = region(page, 'Premium')
  await expect(part).toContainText(/The next \$10 is charged on/)
  await part.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(part).toContainText('Nothing more is charged.')
  await part.getByRole('button', { name: 'Keep premium' }).click()
  await expect(part.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
  await expectAccessible(page)
  await part.getByRole('button', { name: 'Receipts and card' }).click()
  await expect.poll(() => provider.asked.at(-1)).toContain('https://portal.example/cus_')
})

test('a payment that did not go through is said where it is mended', async ({
  page,
  payingHub,
}) => {
  const provider = await provideScript(page, payingHub)
  const secret = await pay(page, provider)
  await payingHub.change(secret, { status: 'past_due' })
  await page.goto('/subscribe')
  await expect(page.getByText('The last payment did not go through.')).toBeVisible()
  await expect(subscribeButton(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/account')
  const part = region(page, 'Premium')
  await expect(part).toContainText('The last payment did not go through.')
  await expect(part.getByText('Premium Active')).toHaveCount(0)
  await expect(part.getByRole('button', { name: 'Change the card' })).toBeVisible()
  await expectAccessible(page)
  await payingHub.change(secret, { status: 'active' })
  await page.reload()
  await expect(part.getByText('Premium Active')).toBeVisible()
})

test('a provider that is down is said, and nothing is charged', async ({
  page,
  payingHub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await provideScript(page, payingHub)
  await payingHub.setDown(true)
  await page.goto('/subscribe')
  await expect(toasts(page)).toContainText('Failed to initialize subscription.')
  const form = region(page, 'Complete Your Subscription')
  await expect(form.getByRole('alert')).toContainText('Nothing was charged.')
  await payingHub.setDown(false)
  await form.getByRole('button', { name: 'Try again' }).click()
  await ready(page)
})

test('one that was canceled says until when it runs', async ({ page, payingHub }) => {
  const provider = await provideScript(page, payingHub)
  const secret = await pay(page, provider)
  await payingHub.change(secret, { cancel_at_period_end: true })
  await page.goto('/subscribe')
  await expect(page.getByText(/^You canceled\. Premium stays open until/)).toBeVisible()
})
