/** The assistant's screen for those who have no premium access, or have it no more. */
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { ask, field, lastAnswer, messages, openChat, subscribe } from './harness/chat.ts'
import { endPremium } from './harness/documents.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { region } from './harness/screen.ts'

const statusCall = '**/api/subscription-status'

test('/chat and /ai-assistant say what premium has, ask for nothing, and lead on', async ({
  page,
  allowErrors,
}) => {
  // The account's screen asks whether there is one.
  allowErrors(failedLoad)
  const offer = region(page, 'Part of premium')
  for (const path of ['/ai-assistant', '/chat']) {
    await page.goto(path)
    await expect(page).toHaveTitle('AI Assistant - Title IX Hub')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Assistant')
    await expect(offer.getByRole('listitem')).toHaveText([
      'Personal AI chat assistant',
      'Document analysis and insights',
      '24/7 instant responses',
    ])
    await expect(offer).toContainText('$10/month Cancel anytime')
    await expect(offer).toContainText('If you have premium in an account that you kept, sign in.')
    await expect(offer).toContainText('Resources and search stay free')
    await expect(field(page)).toHaveCount(0)
    await expect(page.getByText('Premium Active')).toHaveCount(0)
    expect(await page.context().cookies()).toEqual([])
  }
  await offer.getByRole('link', { name: 'sign in' }).click()
  await expect(page).toHaveURL('/account')
  await page.goBack()
  await offer.getByRole('link', { name: 'search' }).click()
  await expect(page).toHaveURL('/search')
  await page.goBack()
  // Last: a payment is prepared there, for an account that is made for it.
  await offer.getByRole('link', { name: 'Subscribe Now' }).click()
  await expect(page).toHaveURL('/subscribe')
})

test('crisis lines are there before anything is loaded, and open from the guidelines', async ({
  page,
}) => {
  await page.route(statusCall, () => {})
  await page.goto('/chat')
  await expect(page.getByText('Loading the assistant...')).toBeAttached()
  await expect(page.getByText('General guidance, not legal advice.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'call 911' })).toHaveAttribute('href', 'tel:911')
  await page.getByRole('link', { name: 'open the crisis lines' }).first().click()
  await expect(page.locator('[data-crisis][open]')).toBeVisible()
})

test('says what failed and loads on a retry', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await page.route(statusCall, (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await page.goto('/chat')
  await expect(page.getByRole('alert')).toContainText('We could not load the assistant.')
  await page.unroute(statusCall)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(region(page, 'Part of premium')).toBeVisible()
})

test('with access it has its badges, its guidelines and its cards', async ({ page }) => {
  await subscribe(page)
  await page.goto('/ai-assistant')
  await expect(page.getByText('Available 24/7')).toBeVisible()
  await expect(page.getByText('Premium Active')).toBeVisible()
  await expect(page.getByText('General guidance, not legal advice.')).toBeVisible()
  await expect(region(page, 'What I Can Help With')).toBeVisible()
  await expect(region(page, 'How to Use This Assistant')).toBeVisible()
  await expect(region(page, 'Recent Conversations')).toContainText('None yet.')
  await expect(
    page.getByRole('heading', { name: 'Hello. What would you like to know?' }),
  ).toBeVisible()
})

test('what was written can be read when premium has ended, and only a crisis is answered', async ({
  page,
  hub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await openChat(page)
  await ask(page, 'Who can be my advisor?')
  await endPremium(page, hub)
  await page.goto('/chat')
  await expect(region(page, 'Part of premium')).toBeVisible()
  await region(page, 'Recent Conversations').getByRole('link').first().click()
  await expect(messages(page)).toHaveCount(2)
  await expect(field(page)).toHaveAccessibleDescription(/only messages in a crisis are answered/)
  await expect(page.getByRole('button', { name: 'Explain my rights' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export as text' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await field(page).fill('And how do I appeal?')
  await field(page).press('Enter')
  const refused = page.getByRole('alert')
  await expect(refused).toContainText('The assistant is part of premium.')
  await expect(field(page)).toHaveValue('And how do I appeal?')
  await field(page).fill('I want to kill myself')
  await field(page).press('Enter')
  await expect(messages(page)).toHaveCount(4)
  await expect(lastAnswer(page).getByRole('link', { name: /988/ }).first()).toBeVisible()
  await expect(refused).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(0)
  await region(page, 'Chat').getByRole('link', { name: 'See what premium has' }).click()
  await expect(page).toHaveURL('/subscribe')
})

test('who has no premium is led to the crisis lines', async ({ page }) => {
  await page.goto('/chat')
  const offer = region(page, 'Part of premium')
  await offer.getByRole('link', { name: 'open the crisis lines' }).click()
  await expect(page.locator('[data-crisis][open]')).toBeVisible()
})
