import type { Page } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { watchSearches } from './harness/resourceCalls.ts'
import { results, searchBox, searchFor } from './harness/searchScreen.ts'

const open = (page: Page) => page.locator('summary', { hasText: 'Advanced Search' }).press('Enter')
const apply = (page: Page) => page.getByRole('button', { name: 'Apply Filters' }).click()

test('filters take effect when they are applied, each of them', async ({ page }) => {
  const asked = watchSearches(page)
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

test('offers the filters of the specification, and each changes what is found', async ({
  page,
}) => {
  await page.goto('/search')
  await searchFor(page, 'rights')
  const entries = results(page).getByRole('article')
  await expect(entries.first()).toBeVisible()
  const all = await entries.count()
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
  await expect(searchBox(page)).toBeFocused()
  await searchFor(page, 'immigration')
  await expect(
    results(page).getByText('Nothing matches “immigration” under Emergency.'),
  ).toBeVisible()
  await results(page).getByRole('button', { name: 'Search without filters' }).click()
  await expect(results(page).getByRole('article').first()).toBeVisible()
})
