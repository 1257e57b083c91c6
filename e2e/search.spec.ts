import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { passTime, stopClock } from './harness/clock.ts'
import { expect, test } from './harness/fixtures.ts'

const api = '**/api/resources/search?*'
const failedLoad = /Failed to load resource/

const box = (page: Page) => page.getByRole('searchbox')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const results = (page: Page) => section(page, 'Results')
const kept = (page: Page, name: string) =>
  section(page, name).getByRole('list').getByRole('listitem')

async function searchFor(page: Page, term: string): Promise<void> {
  await box(page).fill(term)
  await box(page).press('Enter')
}

function hit(title: string) {
  return {
    id: 1,
    title,
    description: 'It helps.',
    category: 'legal',
    subcategory: null,
    url: null,
    phone: null,
    createdAt: '2026-11-01T12:00:00.000Z',
    marks: { title: [[0, title.length]], description: [] },
  }
}

test.describe('searching', () => {
  test('asks nothing before there are words', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url())
    })
    await page.goto('/search')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search and Discovery')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByText('Type what you are looking for first.')).toBeVisible()
    await expect(box(page)).toBeFocused()
    await box(page).fill('   ')
    await box(page).press('Enter')
    await expect(results(page)).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('finds, counts and marks, by the button and by Enter, without the address', async ({
    page,
  }) => {
    await page.goto('/search')
    await box(page).fill('campus')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(results(page).locator('mark').first()).toHaveText(/campus/i)
    const count = await results(page).getByRole('article').count()
    await expect(results(page).getByText(`${count} resources`, { exact: true })).toBeVisible()
    await searchFor(page, 'immigration')
    await expect(results(page).getByText('For “immigration”', { exact: true })).toBeVisible()
    await expect(results(page).locator('mark').first()).toHaveText(/immigra/i)
    await expect(page).toHaveURL(/\/search$/)
    await expect(page).toHaveTitle('Search and Discovery - Title IX Hub')
  })

  test('searches by itself once the typing rests, and forgives a typing error', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/resources/search') asked.push(url.searchParams.get('q') ?? '')
    })
    await page.clock.install()
    await page.goto('/search')
    await stopClock(page)
    await box(page).pressSequentially('imigration')
    await passTime(page, 299)
    expect(asked).toEqual([])
    await passTime(page, 1)
    await expect(results(page).getByRole('article').first()).toContainText(/immigration/i)
    expect(asked).toEqual(['imigration'])
  })

  test('runs each of the seven popular searches', async ({ page }) => {
    await page.goto('/search')
    for (const term of [
      'investigation timeline',
      'legal representation',
      'appeal process',
      'student rights',
      'due process rights',
      'hearing preparation',
      'advisor selection',
    ]) {
      await page.getByRole('search').getByRole('button', { name: term, exact: true }).click()
      await expect(box(page)).toHaveValue(term)
      await expect(results(page).getByText(`For “${term}”`, { exact: true })).toBeVisible()
      await expect(results(page).getByRole('article').first()).toBeVisible()
    }
  })

  test('a slow answer never replaces a newer one', async ({ page }) => {
    const slow = Promise.withResolvers<void>()
    await page.route(api, async (route) => {
      const q = new URL(route.request().url()).searchParams.get('q') ?? ''
      if (q === 'older') await slow.promise
      await route.fulfill({ json: [hit(`About ${q}`)] }).catch(() => {
        // The older call was given up by the page, which is what it should do.
      })
    })
    await page.goto('/search')
    const older = page.waitForRequest((request) => request.url().includes('q=older'))
    await searchFor(page, 'older')
    await older
    await expect(page.getByText('Searching...')).toBeVisible()
    await expect(results(page).locator('[data-placeholder]')).toHaveCount(3)
    await searchFor(page, 'newer')
    await expect(results(page).getByRole('heading', { name: 'About newer' })).toBeVisible()
    slow.resolve()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(results(page).getByRole('heading', { level: 3 })).toHaveText(['About newer'])
  })

  test('says when nothing matches and leads on', async ({ page }) => {
    await page.goto('/search')
    await searchFor(page, 'qqzzxx')
    await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible()
    await expect(results(page).getByText('Nothing matches “qqzzxx”.')).toBeVisible()
    await expect(results(page).getByText('0 resources')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See all resources' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resource Hub')
  })

  test('says what failed and one retry brings the results', async ({ page, allowErrors }) => {
    allowErrors(failedLoad)
    await page.route(api, (route) => route.fulfill({ status: 500, json: { detail: 'Broken.' } }))
    await page.goto('/search')
    await searchFor(page, 'campus')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('We could not search for “campus”.')
    await expect(alert).toContainText('Your words are still in the box.')
    await expect(box(page)).toHaveValue('campus')
    await expectAccessible(page)
    await page.unroute(api)
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(results(page).getByRole('article').first()).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(page.locator(':focus')).toContainText('Results')
  })

  test('shows the sentence of a server that refuses', async ({ page, allowErrors }) => {
    allowErrors(failedLoad)
    const detail = 'Too many searches. Wait a minute and try again.'
    await page.route(api, (route) => route.fulfill({ status: 429, json: { detail } }))
    await page.goto('/search')
    await searchFor(page, 'campus')
    await expect(page.getByRole('alert')).toContainText(detail)
  })
})

test.describe('Advanced Search', () => {
  const open = (page: Page) =>
    page.locator('summary', { hasText: 'Advanced Search' }).press('Enter')
  const apply = (page: Page) => page.getByRole('button', { name: 'Apply Filters' }).click()

  test('filters take effect when they are applied, each of them', async ({ page }) => {
    const asked: URLSearchParams[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/resources/search') asked.push(url.searchParams)
    })
    await page.goto('/search')
    await searchFor(page, 'campus')
    await expect(results(page).getByRole('article').first()).toBeVisible()
    await open(page)
    await page.getByLabel('Category').selectOption('advocacy')
    await page.getByLabel('Content type').selectOption('articles')
    await page.getByLabel('Date range').selectOption('year')
    expect(asked).toHaveLength(1)
    await apply(page)
    await expect(results(page).getByText('Only: Advocacy · Articles · Past year')).toBeVisible()
    await expect.poll(() => asked.length).toBe(2)
    expect(Object.fromEntries(asked[1] ?? [])).toEqual({
      q: 'campus',
      category: 'advocacy',
      type: 'articles',
      date: 'year',
      limit: '200',
    })
  })

  test('each filter changes what is found', async ({ page }) => {
    await page.goto('/search')
    await searchFor(page, 'rights')
    const entries = results(page).getByRole('article')
    await expect(entries.first()).toBeVisible()
    const all = await entries.count()
    await open(page)
    await page.getByLabel('Content type').selectOption('videos')
    await apply(page)
    await expect(results(page).getByText('Only: Videos')).toBeVisible()
    await expect.poll(() => entries.count()).toBeLessThan(all)
    await page.getByLabel('Content type').selectOption('all')
    await page.getByLabel('Category').selectOption('legal')
    await apply(page)
    await expect(results(page).getByText('Only: Legal')).toBeVisible()
    await expect(entries.filter({ hasNotText: /^Legal/ })).toHaveCount(0)
    await results(page).getByRole('button', { name: 'Clear filters' }).click()
    await expect(entries).toHaveCount(all)
    await expect(page.getByLabel('Category')).toHaveValue('all')
  })

  test('an empty result with filters offers the search without them', async ({ page }) => {
    await page.goto('/search')
    await open(page)
    await page.getByLabel('Category').selectOption('emergency')
    await apply(page)
    await expect(
      page.getByText('The filters are set. Now type what you are looking for.'),
    ).toBeVisible()
    await expect(box(page)).toBeFocused()
    await searchFor(page, 'immigration')
    await expect(
      results(page).getByText('Nothing matches “immigration” under Emergency.'),
    ).toBeVisible()
    await results(page).getByRole('button', { name: 'Search without filters' }).click()
    await expect(results(page).getByRole('article').first()).toBeVisible()
  })

  test('offers what the specification lists', async ({ page }) => {
    await page.goto('/search')
    await open(page)
    await expect(page.getByLabel('Category').locator('option')).toHaveText([
      'All categories',
      'Emergency',
      'Counseling',
      'Legal',
      'Advocacy',
      'Procedural',
      'Educational',
    ])
    await expect(page.getByLabel('Content type').locator('option')).toHaveText([
      'All types',
      'Articles',
      'Videos',
      'Documents',
      'Contacts',
    ])
    await expect(page.getByLabel('Date range').locator('option')).toHaveText([
      'Any time',
      'Past week',
      'Past month',
      'Past year',
    ])
  })
})

test.describe('recent and saved searches', () => {
  test('keeps ten recent searches, shows five, and moves a repeated one to the front', async ({
    page,
  }) => {
    await page.goto('/search')
    for (let at = 1; at <= 12; at++) await searchFor(page, `rights ${at}`)
    await expect(kept(page, 'Recent Searches')).toHaveCount(5)
    await searchFor(page, 'Rights 9')
    await expect(
      kept(page, 'Recent Searches').getByRole('button', { name: /^rights/i }),
    ).toHaveText(['Rights 9', 'rights 12', 'rights 11', 'rights 10', 'rights 8'])
    const stored = await page.evaluate(() => localStorage.getItem('hub.recentSearches') ?? '')
    expect(JSON.parse(stored)).toHaveLength(10)
    await page.reload()
    await expect(kept(page, 'Recent Searches').first()).toContainText('Rights 9')
  })

  test('typing alone leaves no trace on the device', async ({ page }) => {
    await page.goto('/search')
    await box(page).fill('campus')
    await expect(results(page).getByRole('article').first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await expect(page.getByText('No recent searches yet.')).toBeVisible()
  })

  test('saves a search once, runs it, and removes it', async ({ page }) => {
    await page.goto('/search')
    await searchFor(page, 'campus')
    await page.getByRole('button', { name: 'Save this search' }).click()
    await expect(kept(page, 'Saved Searches')).toHaveCount(1)
    await searchFor(page, 'CAMPUS')
    await expect(page.getByRole('button', { name: 'Remove from saved' })).toBeVisible()
    await page.reload()
    await kept(page, 'Saved Searches').getByRole('button', { name: 'campus', exact: true }).click()
    await expect(box(page)).toHaveValue('campus')
    await expect(results(page).getByRole('article').first()).toBeVisible()
    await expect(page.locator(':focus')).toContainText('Results')
    await page.getByRole('button', { name: 'Remove “campus” from saved searches' }).click()
    await expect(kept(page, 'Saved Searches')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('hub.savedSearches'))).toBeNull()
  })

  for (const [title, key] of [
    ['Recent Searches', 'hub.recentSearches'],
    ['Saved Searches', 'hub.savedSearches'],
  ] as const) {
    const name = title.toLowerCase()
    test(`clears the ${name} after a question`, async ({ page }) => {
      await page.goto('/search')
      await searchFor(page, 'campus')
      await page.getByRole('button', { name: 'Save this search' }).click()
      const list = section(page, title)
      await expect(list.getByText('Kept on this device only.')).toBeVisible()
      const clear = list.getByRole('button', { name: `Clear ${name}` })
      await clear.press('Enter')
      await expect(
        list.getByText(`Are you sure you want to clear your ${name}? They cannot be brought back.`),
      ).toBeVisible()
      await expect(clear).toBeFocused()
      await list.getByRole('button', { name: 'Keep them' }).press('Enter')
      await expect(kept(page, title)).toHaveCount(1)
      await expect(clear).toBeFocused()
      await clear.press('Enter')
      await clear.press('Enter')
      await expect(list.getByText(`Your ${name} are cleared.`)).toBeVisible()
      await expect(kept(page, title)).toHaveCount(0)
      expect(await page.evaluate((key) => localStorage.getItem(key), key)).toBeNull()
    })
  }

  test('starts empty on corrupt storage and works on', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('spoilt')) return
      sessionStorage.setItem('spoilt', 'yes')
      localStorage.setItem('hub.recentSearches', '{"not":"a list"')
      localStorage.setItem('hub.savedSearches', '[1, null, "", "kept one"]')
    })
    await page.goto('/search')
    await expect(kept(page, 'Saved Searches')).toHaveCount(1)
    await expect(page.getByText('No recent searches yet.')).toBeVisible()
    await searchFor(page, 'campus')
    await expect(kept(page, 'Recent Searches')).toHaveCount(1)
    await page.reload()
    await expect(kept(page, 'Recent Searches')).toHaveCount(1)
  })

  test('works and says so where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await page.goto('/search')
    await searchFor(page, 'campus')
    await expect(kept(page, 'Recent Searches')).toHaveCount(1)
    await expect(
      section(page, 'Recent Searches').getByText('This browser keeps nothing for us.'),
    ).toBeVisible()
  })

  test('follows what another tab clears', async ({ page, context }) => {
    await page.goto('/search')
    await searchFor(page, 'campus')
    await expect(kept(page, 'Recent Searches')).toHaveCount(1)
    const other = await context.newPage()
    await other.goto('/search')
    await other.getByRole('button', { name: 'Remove “campus” from recent searches' }).click()
    await expect(kept(page, 'Recent Searches')).toHaveCount(0)
  })
})

test.describe('access', () => {
  test('has no grave finding and nothing scrolls sideways', async ({ page }) => {
    await page.goto('/search')
    await searchFor(page, 'campus')
    await page.getByRole('button', { name: 'Save this search' }).click()
    await page.getByText('Advanced Search').click()
    await section(page, 'Recent Searches')
      .getByRole('button', { name: /^Clear/ })
      .click()
    await expect(results(page).locator('mark').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test('a very long term breaks its line instead of the page', async ({ page }) => {
    await page.goto('/search')
    await searchFor(page, 'x'.repeat(300))
    await expect(box(page)).toHaveValue('x'.repeat(200))
    await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible()
    await page.getByRole('button', { name: 'Save this search' }).click()
    await expectNoSidewaysScroll(page)
  })

  test('gives fingers 44 px on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/search')
    await searchFor(page, 'campus')
    await page.getByRole('button', { name: 'Save this search' }).click()
    await page.getByText('Advanced Search').click()
    await expect(results(page).getByRole('article').first()).toBeVisible()
    const targets = page.getByRole('main').locator('a, button, summary, select, input[type=search]')
    const heights = await targets.evaluateAll((all) =>
      all.map((target) => ({
        text: target.textContent,
        height: target.getBoundingClientRect().height,
      })),
    )
    expect(heights.length).toBeGreaterThan(20)
    expect(heights.filter(({ height }) => height < 44)).toEqual([])
  })
})
