import type { Page } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { toBeTakenOver } from './harness/screen.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The Resource Hub's code. */
const code = '**/assets/ResourcesScreen-*.js'

/** Goes to the Resource Hub within the app; its code does not come. */
async function goWithoutCode(page: Page): Promise<void> {
  await page.goto('/')
  await toBeTakenOver(page)
  await page.waitForLoadState('networkidle')
  await page.route(code, (route) => route.abort())
  await page.getByRole('link', { name: 'Resource Hub' }).click()
}

test('a screen whose code cannot be fetched says so and offers to load again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|Failed to fetch/)
  await goWithoutCode(page)
  await expect(heading(page)).toHaveText('This page did not load')
  await expect(heading(page)).toBeFocused()
  await page.unroute(code)
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(heading(page)).toHaveText('Resource Hub')
})

test('"Load again" leaves the crisis lines and the exit standing while the hub does not answer', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|Failed to fetch/)
  await goWithoutCode(page)
  await context.setOffline(true)
  const again = page.getByRole('button', { name: 'Load again' })
  await again.click()
  await expect(again).toBeEnabled()
  await expect(heading(page)).toHaveText('This page did not load')
  await expect(page.getByRole('link', { name: 'Leave this site' })).toBeVisible()
  await context.setOffline(false)
  await page.unroute(code)
  await again.click()
  await expect(heading(page)).toHaveText('Resource Hub')
})

test('a screen that breaks says so in its title, and takes the focus that is lost with it', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/TypeError/)
  await page.route('**/api/resources/search?**', (route) => route.fulfill({ json: [null] }))
  await page.goto('/search')
  await page.getByRole('searchbox').fill('appeal')
  await page.getByRole('searchbox').press('Enter')
  await expect(heading(page)).toHaveText('This page stopped working')
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toBeInViewport()
  await expect(page).toHaveTitle('This page stopped working - Title IX Hub')
})
