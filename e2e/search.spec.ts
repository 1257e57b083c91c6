import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectRoomForFingers,
} from './harness/accessible.ts'
import { passTime, stopClock } from './harness/clock.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { holdOlderSearch, searchCalls, watchSearches, wordsOf } from './harness/resourceCalls.ts'
import { region, toBeTakenOver } from './harness/screen.ts'
import { results, searchBox, searchFor } from './harness/searchScreen.ts'

test('asks nothing before there are words', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search and Discovery')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Type what you are looking for first.')).toBeVisible()
  await expect(searchBox(page)).toBeFocused()
  await searchBox(page).fill('   ')
  await searchBox(page).press('Enter')
  await expect(results(page)).toHaveCount(0)
  expect(asked).toEqual([])
})

test('finds, counts and marks, by the button and by Enter, without the address', async ({
  page,
}) => {
  await page.goto('/search')
  await searchBox(page).fill('campus')
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

test('searches by itself once the typing rests, and forgives a typing error', async ({ page }) => {
  const asked = watchSearches(page)
  await page.clock.install()
  await page.goto('/search')
  await toBeTakenOver(page)
  await stopClock(page)
  await searchBox(page).pressSequentially('imigration')
  await passTime(page, 299)
  expect(wordsOf(asked)).toEqual([])
  await passTime(page, 1)
  await expect(results(page).getByRole('article').first()).toContainText(/immigration/i)
  expect(wordsOf(asked)).toEqual(['imigration'])
  const said = 'Nothing has “imigration”. We looked for “immigration” instead.'
  await expect(results(page).getByText(said, { exact: true })).toBeVisible()
  await expect(results(page).getByRole('status')).toContainText(said)
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
    await expect(searchBox(page)).toHaveValue(term)
    await expect(results(page).getByText(`For “${term}”`, { exact: true })).toBeVisible()
    await expect(results(page).getByRole('article').first()).toBeVisible()
  }
})

test('on a phone Enter, the button and a popular search lead to the results, and typing does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const title = results(page).getByRole('heading', { name: 'Results' })
  const ways = [
    () => searchBox(page).press('Enter'),
    () => page.getByRole('button', { name: 'Search', exact: true }).click(),
    () => page.getByRole('button', { name: 'advisor selection' }).click(),
  ]
  for (const search of ways) {
    await page.goto('/search')
    await searchBox(page).fill('advisor')
    await expect(results(page).getByRole('article').first()).toBeAttached()
    await expect(title).not.toBeInViewport()
    await expect(searchBox(page)).toBeFocused()
    await search()
    await expect(title).toBeInViewport()
    await expect(page.locator(':focus')).toContainText('Results')
  }
})

test('on a wide screen the search box stays in sight beside the results', async ({ page }) => {
  await page.goto('/search')
  await searchFor(page, 'advisor')
  await expect(page.locator(':focus')).toContainText('Results')
  await expect(searchBox(page)).toBeInViewport()
})

test('a slow answer never replaces a newer one', async ({ page }) => {
  const answerOlder = await holdOlderSearch(page)
  await page.goto('/search')
  const older = page.waitForRequest((request) => request.url().includes('q=older'))
  await searchFor(page, 'older')
  await older
  await expect(page.getByText('Searching...')).toBeVisible()
  await expect(results(page).locator('[data-placeholder]')).toHaveCount(3)
  await searchFor(page, 'newer')
  await expect(results(page).getByRole('heading', { name: 'About newer' })).toBeVisible()
  await answerOlder()
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
  await page.route(searchCalls, (route) =>
    route.fulfill({ status: 500, json: { detail: 'Broken.' } }),
  )
  await page.goto('/search')
  await searchFor(page, 'campus')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('We could not search for “campus”.')
  await expect(alert).toContainText('Your words are still in the box.')
  await expect(searchBox(page)).toHaveValue('campus')
  await expectAccessible(page)
  await page.unroute(searchCalls)
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(results(page).getByRole('article').first()).toBeVisible()
  await expect(alert).toHaveCount(0)
  await expect(page.locator(':focus')).toContainText('Results')
})

test('shows the sentence of a server that refuses', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  const detail = 'Too many searches. Wait a minute and try again.'
  await page.route(searchCalls, (route) => route.fulfill({ status: 429, json: { detail } }))
  await page.goto('/search')
  await searchFor(page, 'campus')
  await expect(page.getByRole('alert')).toContainText(detail)
})

test('has no grave finding, nothing scrolls sideways, and fingers have 44 px on a phone', async ({
  page,
}) => {
  await page.goto('/search')
  await searchFor(page, 'campus')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByText('Advanced Search').click()
  await region(page, 'Recent Searches')
    .getByRole('button', { name: /^Clear/ })
    .click()
  await expect(results(page).locator('mark').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const targets = page.getByRole('main').locator('a, button, summary, select, input[type=search]')
  await expectRoomForFingers(targets, 20)
})

test('a very long term breaks its line instead of the page', async ({ page }) => {
  await page.goto('/search')
  await searchFor(page, 'x'.repeat(300))
  await expect(searchBox(page)).toHaveValue('x'.repeat(200))
  await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible()
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expectNoSidewaysScroll(page)
})
