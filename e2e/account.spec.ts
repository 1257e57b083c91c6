/** The account's screen: without an account, as a guest, and what it lists. */

import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { heading, userCall } from './harness/account.ts'
import { grantPremium, storeDocument, textFile } from './harness/documents.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { region, toBeTakenOver } from './harness/screen.ts'

test('without an account it says what there is, and asks for nothing', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await page.goto('/account')
  await expect(page).toHaveTitle('Account - Title IX Hub')
  await expect(page.getByRole('heading', { name: 'Nothing is kept yet' })).toBeVisible()
  await expect(page.getByText('when you first upload or seal a document')).toBeVisible()
  await expect(page.getByText('It lives in this browser only.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Use the sign-in service' })).toHaveCount(0)
  await expect(page.locator('#content input:not([type=radio], [type=checkbox])')).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
})

test('a guest is told that the account lives in this browser only', async ({ page }) => {
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/account')
  await expect(page.getByText('Guest account', { exact: true })).toBeVisible()
  await expect(page.getByText('This account lives in this browser only.')).toBeVisible()
  await expect(region(page, 'Sign in to another account')).toContainText('moves with you')
  await expect(region(page, 'What happened')).toContainText('Document uploaded')
  await expect(region(page, 'What happened')).toContainText('Letter.txt')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('the footer and the menu lead to it', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await page.goto('/')
  await toBeTakenOver(page)
  await page.getByRole('link', { name: 'Your account and your data' }).press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(heading(page)).toBeFocused()
})

test('the account number is there for an operator, who turns premium on with it', async ({
  page,
  context,
  hub,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/account')
  const premium = region(page, 'Premium')
  await expect(premium).toContainText('Premium is not active.')
  await expect(premium.getByRole('link', { name: /premium/ })).toHaveCount(
    (await page.request.get('/subscribe')).ok() ? 1 : 0,
  )
  await premium.getByText('Account number').click()
  await premium.getByRole('button', { name: 'Copy the number' }).click()
  await expect(premium.getByText('Copied')).toBeVisible()
  const { id } = await (await page.request.get('/api/auth/user')).json()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id)
  await grantPremium(page, hub)
  await page.reload()
  await expect(premium.getByText('Premium Active')).toBeVisible()
})

test('what happened is listed newest first, with days, states and further pages', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const activity = (number: number) => ({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    type: 'document_analyzed',
    title: 'Document analyzed',
    description: `Letter ${number}.pdf`,
    status: number % 2 ? 'completed' : 'failed',
    createdAt: '2026-11-02T18:00:00.000Z',
  })
  await storeDocument(page, textFile('Letter.txt'))
  let more = true
  await page.route('**/api/activities?*', (route) => {
    const second = new URL(route.request().url()).searchParams.has('cursor')
    if (second && more) {
      more = false
      return route.fulfill({ status: 503, body: 'Busy' })
    }
    return route.fulfill({
      json: second ? [activity(1)] : [activity(3), activity(2)],
      headers: second ? {} : { link: '</api/activities?cursor=next>; rel="next"' },
    })
  })
  await page.goto('/account')
  const list = region(page, 'What happened')
  const entries = list.getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('Letter 3.pdf')
  await expect(entries.first()).toContainText('Completed')
  await expect(entries.first()).toContainText('Nov 2, 2026')
  await expect(entries.last()).toContainText('Failed')
  await list.getByRole('button', { name: 'Show more' }).click()
  await expect(list.getByRole('alert')).toHaveText('We could not load more of it.')
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect(entries).toHaveCount(3)
  await expect(list.getByText('3 entries shown. That is the whole list.')).toBeFocused()
})

test('an account in which nothing happened yet says so', async ({ page }) => {
  await page.request.post('/api/passkeys/register/options')
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Nothing has happened yet' })).toBeVisible()
})

test('what cannot be loaded says so, and comes at the next try', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await storeDocument(page, textFile('Letter.txt'))
  const busy = { status: 503, body: 'Busy' }
  await page.route(userCall, (route) => route.fulfill(busy))
  await page.route('**/api/activities?*', (route) => route.fulfill(busy))
  await page.route('**/api/subscription-status', (route) => route.fulfill(busy))
  await page.goto('/account')
  const failure = page.getByRole('heading', { name: 'We could not load your account.' })
  await expect(failure).toBeVisible()
  await expectAccessible(page)
  await page.unroute(userCall)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toBeFocused()
  await expect(failure).toHaveCount(0)

  for (const [part, title, call] of [
    ['What happened', 'We could not load this list.', '**/api/activities?*'],
    ['Premium', 'We could not load your subscription.', '**/api/subscription-status'],
  ] as const) {
    await expect(region(page, part).getByRole('heading', { name: title })).toBeVisible()
    await page.unroute(call)
    await region(page, part).getByRole('button', { name: 'Try again' }).click()
    await expect(region(page, part).getByRole('heading', { name: title })).toHaveCount(0)
  }
  await expect(region(page, 'What happened')).toContainText('Letter.txt')
})

test('a slow answer is waited for with still bars', async ({ page }) => {
  await page.route(userCall, () => {})
  await page.goto('/account')
  await expect(page.getByText('Loading your account...')).toBeAttached()
  await expect(page.locator('[data-placeholder]').first()).toBeVisible()
})
