/** The trust page, and what it says of this device. */
import { PROGRAM_FILES_DAYS } from '@hub/core/trust/terms'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { toBeTakenOver } from './harness/screen.ts'
import { searchFor } from './harness/searchScreen.ts'

const rows = (page: Page) => page.locator('main details')
const row = (page: Page, question: string) =>
  rows(page).filter({ has: page.getByRole('heading', { name: question, exact: true }) })
const openRows = (page: Page) => page.locator('main details[open]')

test('answers each question in a line, and opens what is pressed, what an address names, and all of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('link', { name: 'What we keep, and for how long' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we keep, and for how long')
  await expect(page).toHaveTitle('What we keep - Title IX Hub')
  // The title comes before the rows do.
  await expect(rows(page).nth(12)).toBeVisible()
  const all = await rows(page).count()
  await expect(openRows(page)).toHaveCount(0)
  // A question and who can read it, each on one line of a phone, with room for a finger, in the letters of the hub.
  // Not `fonts.ready` alone: it holds as well before the first face is asked for.
  await page.evaluate(() =>
    Promise.all([...document.fonts].map((face) => face.load().catch(() => 0))),
  )
  for (const summary of await page.locator('main summary').all()) {
    const { height } = (await summary.boundingBox()) ?? { height: 0 }
    expect(height, await summary.innerText()).toBeGreaterThanOrEqual(44)
    expect(height, await summary.innerText()).toBeLessThanOrEqual(80)
  }

  const reviews = row(page, 'Can a review be traced to me?')
  await reviews.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(reviews.getByRole('table')).toBeVisible()
  await expect(page).toHaveURL(/\/trust#reviews$/)
  await page.reload()
  await expect(reviews.getByRole('table')).toBeVisible()
  await expect(openRows(page)).toHaveCount(1)
  await reviews.locator('summary').click()
  await expect(openRows(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/trust$/)

  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(openRows(page)).toHaveCount(all)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Close all' }).click()
  await expect(openRows(page)).toHaveCount(0)

  await reviews.locator('summary').click()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(openRows(page)).toHaveCount(all)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(openRows(page)).toHaveCount(1)
})

test('an address with a question or a statement opens it, also when it comes later, and a failure still answers', async ({
  page,
  allowErrors,
}) => {
  const demands = row(page, 'Could you be made to hand it over?')
  await page.goto('/trust#demands')
  await expect(demands.locator('summary')).toBeInViewport()
  await expect(page.getByText('Yes. In a legal process')).toBeInViewport()
  // A link within the page.
  await page.evaluate(() => {
    location.hash = 'documents.name-stays'
  })
  await expect(page.getByText('still names a document that you deleted')).toBeInViewport()
  await page.goto('/reviews')
  await page.getByRole('link', { name: 'What we keep of a review' }).click()
  await expect(page.getByText('This hub is for one machine.')).toBeInViewport()
  await expect(openRows(page)).toHaveCount(1)

  allowErrors(failedLoad)
  await page.route('**/api/trust', (route) => route.abort())
  await page.goto('/')
  await toBeTakenOver(page)
  await page.getByRole('link', { name: 'What we keep, and for how long' }).press('Enter')
  await expect(page.getByText('We could not load how this hub is set up.')).toBeVisible()
  await expect(demands).toHaveCount(1)
  await expect(page.getByText('The AI service that this hub uses.').first()).toBeAttached()
  await page.unroute('**/api/trust')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We could not load how this hub is set up.')).toHaveCount(0)
  await expect(page.getByText('No AI service gets your document.')).toBeAttached()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all of it is there to open and to print, as this hub is set up', async ({ page, hub }) => {
    await page.goto('/trust#chat')
    const documents = row(page, 'Who can see what I upload?')
    await expect(page.getByText('A temporary chat is stored nowhere.')).toBeVisible()
    await expect(documents.getByText('No AI service gets your document.')).toBeHidden()
    await documents.locator('summary').click()
    await expect(documents.getByText('No AI service gets your document.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show all' })).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('This blockchain is for practice.')).toBeVisible()
    await withFreshHub(
      async ({ url }) => {
        const html = await (await fetch(`${url}/trust`)).text()
        expect(html).toContain('The AI service that this hub uses.')
        expect(html).toContain('this hub runs without a blockchain')
        expect(html).not.toContain('No AI service')
        expect(html).not.toContain('Can I take back what I post?')
      },
      { CHAIN: 'off', AI_BASE_URL: hub.url, AI_MODEL: 'none' },
    )
  })
})

test('[visiting.program-files][visiting.program-files-time][visiting.program-files-removal][visiting.history] a browser may keep files of the program for the time that is told, and no page; an address may name a guide', async ({
  request,
}) => {
  const page = await request.get('/guides/choosing-an-advisor')
  expect(page.headers()['cache-control']).toBe('no-store')
  const html = await page.text()
  expect(html).toContain('<title>Guide - Title IX Hub</title>')
  const files = [...new Set(html.match(/\/assets\/[\w.-]+/g))]
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const { 'cache-control': kept } = (await request.get(file)).headers()
    expect(kept, file).toBe(`public, max-age=${PROGRAM_FILES_DAYS * 86_400}, immutable`)
  }
  for (const path of ['/', '/trust', '/api/resources', '/api/guides', '/api/trust']) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-store')
  }
})

test('[device.time][device.readers][device.clear][visiting.appearance][visiting.appearance-removal][visiting.network][demands.device] what a device keeps is what is told, and no word that was searched for, until it is cleared', async ({
  page,
  context,
  hub,
}) => {
  const asked = new Set<string>()
  context.on('request', (request) => asked.add(new URL(request.url()).origin))
  const kept = () =>
    page.evaluate(async () => ({
      local: { ...localStorage } as Record<string, string>,
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      cookie: document.cookie,
    }))
  const nothing = { local: {}, session: {}, databases: [], caches: [], workers: 0, cookie: '' }
  for (const path of ['/resources', '/guides', '/schools', '/reviews', '/trust', '/']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(await kept()).toEqual(nothing)
  expect(await context.cookies()).toEqual([])
  expect([...asked]).toEqual([new URL(hub.url).origin])

  await page.getByLabel('Dark').check()
  expect(await kept()).toEqual({ ...nothing, local: { 'hub:appearance': 'dark' } })
  await page.getByLabel('System').check()
  expect(await kept()).toEqual(nothing)

  await page.goto('/search')
  await toBeTakenOver(page)
  await searchFor(page, 'quokka hearing')
  await page.getByRole('button', { name: 'Save this search' }).click()
  const body = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Some words.') }
  expect(
    (await page.request.post('/api/documents/upload', { multipart: { file: body } })).status(),
  ).toBe(201)
  await page.route('https://www.weather.gov/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Rain</h1>' }),
  )
  await page.getByRole('link', { name: 'Leave this site' }).click()
  await page.waitForURL('https://www.weather.gov/**')
  await page.goto('/search')
  const { local } = await kept()
  expect(Object.keys(local)).toEqual(['hub.savedSearches'])
  expect(local['hub.savedSearches']).not.toContain('quokka')
  await expect(page.getByText('quokka hearing')).not.toHaveCount(0)
  expect((await page.request.get('/api/auth/user')).status()).toBe(200)

  await page.evaluate(() => localStorage.clear())
  await context.clearCookies()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('quokka hearing')).toHaveCount(0)
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})
