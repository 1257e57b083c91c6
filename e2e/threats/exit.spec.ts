import type { Page } from '@playwright/test'
import { expect, test } from '../harness/fixtures.ts'
import { requestsFrom } from '../harness/requests.ts'
import { toBeTakenOver } from '../harness/screen.ts'

const elsewhere = 'https://www.weather.gov/'

/** Stands in for the other site. */
async function answerElsewhere(page: Page): Promise<void> {
  await page.route(`${elsewhere}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><h1>Rain</h1>' }),
  )
}

/** Calls the way to the other site off, so that a test can look at the page that was left. */
async function stayBehind(page: Page): Promise<void> {
  await page.route(`${elsewhere}**`, (route) => route.abort('aborted'))
}

/** Notes on the page how long it takes from a press until the body is hidden. */
async function timeBlanking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let pressed = 0
    window.addEventListener('click', () => (pressed = performance.now()), true)
    new MutationObserver(() => {
      if (!document.documentElement.hidden) return
      document.documentElement.dataset.blankedAfter = String(performance.now() - pressed)
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['hidden'] })
  })
}

async function pressShift(page: Page, times: number): Promise<void> {
  for (let press = 0; press < times; press += 1) await page.keyboard.press('Shift')
}

const exit = (page: Page) => page.getByRole('link', { name: 'Leave this site' })
const status = (page: Page) => page.locator('[data-exit-status]')
const dots = (page: Page) => page.locator('[data-exit-dots]')

test('[leaving.answer] a press blanks the page within 100 ms', async ({ page }) => {
  await timeBlanking(page)
  await stayBehind(page)
  await page.goto('/resources')
  await expect(page.getByRole('article').first()).toBeVisible()
  await exit(page).click()
  await expect(page.locator('html')).toBeHidden()
  const after = await page.locator('html').getAttribute('data-blanked-after')
  expect(Number(after)).toBeLessThan(100)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
  expect(await page.title()).toBe('Blank page')
})

test('[leaving.answer] a press leaves without a request of ours', async ({ page }) => {
  await answerElsewhere(page)
  await page.goto('/resources')
  await page.waitForLoadState('networkidle')
  const requests = requestsFrom(page)
  await exit(page).click()
  await page.waitForURL(elsewhere)
  expect(requests.filter((url) => !url.startsWith(elsewhere))).toEqual([])
})

test('[leaving.history] the way back leads to blank pages without a name, and a reload to the first page', async ({
  page,
  baseURL,
  allowErrors,
}) => {
  // What the blank page had begun to load is stopped.
  allowErrors(/Failed to load resource/)
  await answerElsewhere(page)
  await page.goto('/resources')
  await page.goto('/guides/safe-devices')
  await toBeTakenOver(page)
  await page.getByRole('link', { name: 'Guide', exact: true }).first().click()
  await expect(page).toHaveURL('/guides')
  await page.goto('/schools/1')
  await exit(page).click()
  await page.waitForURL(elsewhere)
  const seen = requestsFrom(page)
  for (let steps = 0; steps < 3; steps += 1) {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(`${baseURL}/`)
    await expect(page).toHaveTitle('Blank page')
    await expect(page.locator('html')).toBeHidden()
    await expect(page.getByRole('heading', { includeHidden: true })).toHaveCount(0)
  }
  expect(seen.filter((url) => url.includes('/api/'))).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[leaving.answer] every other tab of the hub goes blank and leaves too', async ({
  page,
  context,
}) => {
  await context.route(`${elsewhere}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><h1>Rain</h1>' }),
  )
  const other = await context.newPage()
  await other.goto('/guides')
  await other.goto('/schools/1')
  const opened = await context.newPage()
  await opened.goto('/reviews')
  await page.goto('/resources')
  await exit(page).click()
  await Promise.all([
    page.waitForURL(elsewhere),
    other.waitForURL(elsewhere),
    // With nothing before it in its history the browser may close it instead.
    opened.waitForURL(elsewhere).catch(() => expect(opened.isClosed()).toBe(true)),
  ])
  await other.goBack({ waitUntil: 'commit' })
  await expect(other).toHaveTitle('Blank page')
  await expect(other.locator('html')).toBeHidden()
})

test('Shift three times leaves, and each press is said and shown', async ({ page }) => {
  await answerElsewhere(page)
  await page.goto('/reviews')
  await pressShift(page, 1)
  await expect(status(page)).toHaveText('Shift, press 2 more times to exit.')
  await expect(dots(page).locator('[data-on]')).toHaveCount(1)
  await expect(dots(page)).toBeVisible()
  await pressShift(page, 1)
  await expect(status(page)).toHaveText('Shift, press 1 more time to exit.')
  await pressShift(page, 1)
  await page.waitForURL(elsewhere)
})

test('five seconds without a press end the count, and that is said', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await pressShift(page, 2)
  await page.clock.fastForward(5000)
  await expect(status(page)).toHaveText('Exit this page expired.')
  await expect(dots(page)).toBeHidden()
  await pressShift(page, 1)
  await expect(status(page)).toHaveText('Shift, press 2 more times to exit.')
})

test('typing capitals does not leave', async ({ page }) => {
  await page.goto('/search')
  const box = page.getByRole('searchbox')
  await box.click()
  await page.keyboard.type('ABC XYZ')
  for (const letter of 'HELP') await page.keyboard.press(`Shift+${letter}`)
  await expect(box).toHaveValue('ABC XYZHELP')
  await expect(status(page)).toHaveText('')
})

test('a page that the browser brings back from its memory stays blank', async ({ page }) => {
  await stayBehind(page)
  await page.goto('/resources')
  await toBeTakenOver(page)
  await pressShift(page, 3)
  await expect(page.locator('html')).toBeHidden()

  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.locator('html')).toBeHidden()
  await expect(page).toHaveTitle('Blank page')
})

test('a screen that arrives after the press does not give the blank page its name', async ({
  page,
}) => {
  await stayBehind(page)
  const arriving = Promise.withResolvers<void>()
  await page.route('**/assets/GuidesScreen-*.js', async (route) => {
    await arriving.promise
    await route.continue()
  })
  await page.goto('/resources')
  await toBeTakenOver(page)
  await page.getByRole('link', { name: 'Guide', exact: true }).first().click()
  await exit(page).click()
  await expect(page.locator('html')).toBeHidden()
  arriving.resolve()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Guide', includeHidden: true }),
  ).toBeAttached()
  await expect(page).toHaveTitle('Blank page')
})

test('the exit works over an open dialog', async ({ page }) => {
  await answerElsewhere(page)
  await page.goto('/reviews')
  await page.getByRole('button', { name: 'Write Review' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await exit(page).click()
  await page.waitForURL(elsewhere)
})

test('the exit works when the script of the screens breaks', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/)
  await answerElsewhere(page)
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/')
  await pressShift(page, 3)
  await page.waitForURL(elsewhere)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the exit is a plain link that gives no referrer', async ({ page }) => {
    await answerElsewhere(page)
    await page.goto('/resources')
    await expect(exit(page)).toHaveAttribute('rel', 'noreferrer noopener')
    const request = page.waitForRequest(elsewhere)
    await exit(page).click()
    expect((await request).headers().referer).toBeUndefined()
    await page.waitForURL(elsewhere)
  })
})
