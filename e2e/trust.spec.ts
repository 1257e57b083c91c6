/** The trust page, and what it says of this device. */
import { PROGRAM_FILES_DAYS } from '@hub/core/trust/terms'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { searchFor } from './harness/searchScreen.ts'

const sections = (page: Page) => page.locator('main section[id]')
const count = (page: Page) =>
  page.getByRole('navigation', { name: 'Questions' }).getByRole('status')

test('answers each question, leads to it, and shows one part or one place alone', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'What we keep, and for how long' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we keep, and for how long')
  await expect(page).toHaveTitle('What we keep - Title IX Hub')
  const links = page.getByRole('navigation', { name: 'Questions' }).getByRole('link')
  const all = await links.count()
  expect(all).toBeGreaterThan(12)
  await expect(sections(page)).toHaveCount(all)
  for (const link of await links.all()) {
    const target = page.locator(`main section${await link.getAttribute('href')}`)
    await expect(target.getByRole('heading', { level: 2 })).toHaveText(await link.innerText())
  }
  await links.getByText('Can a review be traced to me?').click()
  await expect(page).toHaveURL(/#reviews$/)
  await expect(
    page.getByRole('heading', { name: 'Can a review be traced to me?' }),
  ).toBeInViewport()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const part = page.getByLabel('Part of this hub')
  const where = page.getByLabel('Where it is kept')
  await where.selectOption('The blockchain')
  await expect(count(page)).toHaveText(new RegExp(`^\\d of ${all} questions$`))
  for (const row of await page.locator('tbody tr').all()) {
    await expect(row).toContainText('The blockchain')
  }
  await part.selectOption('School reviews')
  await expect(page.getByRole('heading', { name: 'Nothing is kept there' })).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(count(page)).toHaveText(`${all} questions`)
  await expect(where).toHaveValue('all')

  await page.emulateMedia({ media: 'print' })
  await expect(part).toBeHidden()
  await expect(sections(page).first().getByRole('table')).toBeVisible()
})

test('an address with a question opens it, also when it comes later, and a failure still answers', async ({
  page,
  allowErrors,
}) => {
  const question = page.getByRole('heading', {
    name: 'Could you be made to hand over what I wrote?',
  })
  await page.goto('/trust#demands')
  await expect(question).toBeInViewport()

  allowErrors(failedLoad)
  await page.route('**/api/trust', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('link', { name: 'What we keep, and for how long' }).click()
  await expect(page.getByText('We could not load how this hub is set up.')).toBeVisible()
  await expect(question).toHaveCount(1)
  await expect(page.getByText('The AI service that this hub uses.').first()).toBeAttached()
  await page.unroute('**/api/trust')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We could not load how this hub is set up.')).toHaveCount(0)
  await expect(page.getByText('No AI service gets your document.')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all of it is there, as this hub is set up', async ({ page, hub }) => {
    await page.goto('/trust')
    await expect(page.getByRole('heading', { name: 'Who can see what I upload?' })).toBeVisible()
    await expect(page.getByText('No AI service gets your document.')).toBeVisible()
    await expect(page.getByText('This blockchain is for practice.')).toBeVisible()
    await expect(page.getByLabel('Part of this hub')).toBeHidden()
    await withFreshHub(
      async ({ url }) => {
        const html = await (await fetch(`${url}/trust`)).text()
        expect(html).toContain('The AI service that this hub uses.')
        expect(html).toContain('this hub runs without a blockchain')
        expect(html).not.toContain('No AI service')
        expect(html).not.toContain('Can I take back what I post with a wallet?')
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

test('[device.time][device.readers][device.clear][visiting.appearance][visiting.appearance-removal][visiting.network][leaving.device][leaving.account][demands.device] what a device keeps is what is told, in clear, until it is cleared', async ({
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
  await searchFor(page, 'quokka hearing')
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
  expect((await kept()).local['hub.recentSearches']).toContain('quokka hearing')
  expect((await page.request.get('/api/auth/user')).status()).toBe(200)

  await page.evaluate(() => localStorage.clear())
  await context.clearCookies()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('quokka hearing')).toHaveCount(0)
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})
