/** Keeping an account by a sign-in service, through its pages, and coming back from there. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { heading } from './harness/account.ts'
import { storeDocument, textFile } from './harness/documents.ts'
import { test as base, expect, failedLoad } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { region, toasts } from './harness/screen.ts'
import type { RunningHub } from './harness/server.ts'
import { sharedByFile } from './harness/sharedByFile.ts'
import { startSignInService } from './harness/signInService.ts'

async function withService(use: (hub: RunningHub) => Promise<void>): Promise<void> {
  const service = await startSignInService()
  await withFreshHub((hub) => {
    service.open(hub.url)
    return use(hub)
  }, service.env)
  await service.close()
}

const openedHub = sharedByFile(withService)

/** On a hub that has a sign-in service. */
const test = base.extend<{ serviceHub: RunningHub }>({
  serviceHub: async ({}, use) => use(await openedHub()),
  baseURL: async ({ serviceHub }, use) => use(serviceHub.url),
})

async function useService(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Use the sign-in service' }).click()
  await expect(page).toHaveURL(/^http:..127\.0\.0\.1/)
}

async function signIn(page: Page, name: string): Promise<void> {
  await useService(page)
  await page.locator('input[name=login]').fill(name)
  await page.locator('input[name=password]').fill('anything')
  await page.locator('button[type=submit]').click()
  // The service asks for consent the first time only.
  const consent = page.getByRole('button', { name: 'Continue' })
  await expect(consent.or(heading(page))).toBeVisible()
  if (await consent.isVisible()) await consent.click()
  await expect(page).toHaveURL(/\/account$/)
}

test('the service keeps the account of a guest, and opens it again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/account')
  await expect(page.getByText('If you use the sign-in service here for the first')).toBeVisible()
  await signIn(page, 'robin')
  await expect(page.getByRole('heading', { name: 'No passkeys yet' })).toBeVisible()
  await expect(page.getByText('Guest account', { exact: true })).toHaveCount(0)
  await expect(region(page, 'What happened')).toContainText('Letter.txt')
  await expectAccessible(page)

  await region(page, 'Sign out').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'In this browser now' })).toBeVisible()
  await expectAccessible(page)
  await signIn(page, 'robin')
  await expect(region(page, 'What happened')).toContainText('Letter.txt')
})

test('turning round at the service changes nothing, and is said', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/account')
  await useService(page)
  await page.getByRole('link', { name: /cancel/i }).click()
  await expect(page.getByText('It was canceled at the sign-in service.')).toBeVisible()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByText('Guest account', { exact: true })).toBeVisible()
  await expect(toasts(page)).toBeEmpty()
})

test('a sign-in that failed, or whose service was away, is said once', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  for (const [outcome, words] of [
    ['failed', 'We could not sign you in.'],
    ['unavailable', 'The sign-in service does not answer.'],
  ] as const) {
    // A fragment alone would not load the page anew.
    await page.goto('about:blank')
    await page.goto(`/account#sign-in-${outcome}`)
    await expect(page.getByRole('alert')).toContainText(words)
    expect(new URL(page.url()).hash).toBe('')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Nothing is kept yet' })).toBeVisible()
    await expect(page.getByText(words)).toHaveCount(0)
  }
})
