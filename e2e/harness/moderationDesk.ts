import { expect, type Page } from '@playwright/test'
import { withFreshHub } from './freshHub.ts'
import type { RunningHub } from './server.ts'
import { startSignInService } from './signInService.ts'

/** Starts a hub whose administrator is "avery", beside a sign-in service of its own. */
export async function withDesk(use: (hub: RunningHub) => Promise<void>): Promise<void> {
  const service = await startSignInService()
  await withFreshHub(
    (hub) => {
      service.open(hub.url)
      return use(hub)
    },
    { ...service.env, ADMINISTRATORS: 'avery' },
  )
  await service.close()
}

/** Signs in at the service as `name`, and waits to be back on the page. */
export async function signIn(page: Page, name: string, hubUrl = ''): Promise<void> {
  await page.goto(`${hubUrl}/moderation`)
  await page.getByRole('link', { name: 'Sign in as an administrator' }).click()
  await page.locator('input[name=login]').fill(name)
  await page.locator('input[name=password]').fill('anything')
  await page.locator('button[type=submit]').click()
  const consent = page.getByRole('button', { name: 'Continue' })
  const back = page.getByRole('heading', { level: 1, name: 'Moderation' })
  await expect(consent.or(back)).toBeVisible()
  if (await consent.isVisible()) await consent.click()
  await expect(back).toBeVisible()
}

/** Decides the case with this title on the administrators' page. */
export async function decide(
  page: Page,
  title: string,
  reason: string,
  button: string,
): Promise<void> {
  const found = page.getByRole('article').filter({ hasText: title })
  await found.getByRole('combobox', { name: 'Reason' }).selectOption({ label: reason })
  await found.getByRole('button', { name: button, exact: true }).click()
}
