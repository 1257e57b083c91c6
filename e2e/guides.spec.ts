import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { guide } from '@hub/core/knowledge/guide'
import type { Page } from '@playwright/test'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectRoomForFingers,
} from './harness/accessible.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { openHub } from './harness/resourceHub.ts'
import { entry, region } from './harness/screen.ts'
import { results, searchFor } from './harness/searchScreen.ts'
import { withoutAnswers } from './harness/withoutAnswers.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const count = (page: Page) => page.getByRole('status').filter({ hasText: /guides?$/ })

test.describe('the list', () => {
  test('shows every entry under its chapter to everyone at every width, filters by words, school and side, and leads back to all when nothing matches', async ({
    page,
  }) => {
    await page.goto('/guides')
    await expect(page.getByRole('article')).toHaveCount(guide.length)
    await expect(count(page)).toHaveText(`${guide.length} guides`)
    await page.getByRole('searchbox').fill('qqzz')
    await expect(page.getByRole('heading', { name: 'No guides found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all guides' }).click()
    await expect(page.getByRole('article')).toHaveCount(guide.length)
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.getByRole('searchbox').fill('who advisor')
    await expect(entry(page, 'Who can be your advisor')).toBeVisible()
    await expect(count(page)).toContainText(`of ${guide.length} guides`)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await page.getByRole('combobox', { name: 'School' }).selectOption('k12')
    await expect(region(page, 'K-12 schools')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'For colleges' })).toHaveCount(0)
    await page.getByRole('combobox', { name: 'For' }).selectOption('respondent')
    await expect(
      page.getByRole('article').filter({ hasText: 'For the person who reported' }),
    ).toHaveCount(0)
    await expect(page).toHaveURL(/\/guides$/)

    await page.reload()
    await page.getByText('Jump to a chapter').click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectRoomForFingers(page.getByRole('main').locator('article a, nav a, select'), 100)
  })

  test('says what failed, and one retry brings the list', async ({ page, allowErrors }) => {
    allowErrors(failedLoad)
    await withoutAnswers(page)
    await page.route('**/api/guides', (route) => route.abort())
    await page.goto('/guides')
    await expect(page.getByRole('alert')).toContainText('We could not load the guide.')
    await page.unroute('**/api/guides')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(guide.length)
  })
})

test.describe('an entry', () => {
  test('leads from each number to its source and to the official page, and copies a question', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/guides/who-can-be-your-advisor')
    await expect(heading(page)).toHaveText('Who can be your advisor')
    await expect(page).toHaveTitle('Guide - Title IX Hub')
    const chip = page.getByRole('link', { name: 'Source 1: 34 CFR 106.45(b)(5)(iv)' }).first()
    await chip.click()
    await expect(page.locator('#source-1')).toBeInViewport()
    const link = page.locator('#source-1').getByRole('link')
    await expect(link).toHaveAttribute('href', 'https://www.law.cornell.edu/cfr/text/34/106.45')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAccessibleName(/opens in a new tab/)
    await expect(page.getByText('Grievance process for formal complaints of')).toBeVisible()
    await expect(
      page.getByText('General information, not legal advice. Last checked'),
    ).toBeVisible()
    const question = guide.find(({ slug }) => slug === 'who-can-be-your-advisor')?.ask[0] ?? ''
    await page.getByRole('button', { name: `Copy the question: ${question}` }).click()
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(question)
  })

  test('shows only what is for the reader, and remembers that on the next one', async ({
    page,
  }) => {
    await page.goto('/guides/free-advisor-at-the-hearing')
    await expect(page.getByText('In K-12 schools', { exact: true })).toBeVisible()
    await page.getByRole('combobox', { name: 'School' }).selectOption('postsecondary')
    await expect(page.getByText('In K-12 schools', { exact: true })).toHaveCount(0)
    await expect(page.getByText('A college must provide an advisor without fee')).toBeVisible()
    await page.getByRole('link', { name: 'How to choose an advisor' }).first().click()
    await expect(heading(page)).toHaveText('How to choose an advisor')
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('combobox', { name: 'School' })).toHaveValue('postsecondary')
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'School' })).toHaveValue('all')
  })

  test('leads through its chapter and back to the list', async ({ page }) => {
    const [first, second] = guide.filter(({ topic }) => topic === 'hearing')
    await page.goto(`/guides/${first?.slug}`)
    await page
      .getByRole('navigation', { name: 'Chapter: The hearing' })
      .getByRole('link', { name: second?.title ?? '' })
      .click()
    await expect(heading(page)).toHaveText(second?.title ?? '')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await crumbs.getByRole('link', { name: 'The hearing' }).click()
    await expect(page).toHaveURL(/\/guides#hearing$/)
    await expect(region(page, 'The hearing')).toBeInViewport()
  })

  test('of the glossary is a list of terms, usable for everyone and at every width', async ({
    page,
  }) => {
    await page.goto('/guides/glossary-people')
    await expect(page.getByRole('term').filter({ hasText: /^Party$/ })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('**')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test('dials the numbers that it names', async ({ page }) => {
    await page.goto('/guides/looking-after-yourself')
    await expect(page.getByRole('main').locator('a[href="tel:988"]').first()).toBeVisible()
  })

  test('prints its cites in full and nothing to press', async ({ page }) => {
    await page.goto('/guides/free-advisor-at-the-hearing')
    await page.emulateMedia({ media: 'print' })
    await expectNoSidewaysScroll(page)
    const chip = page.getByRole('link', { name: /^Source 1:/ }).first()
    const printed = await chip.evaluate((link) => getComputedStyle(link, '::after').content)
    expect(printed).toContain('34 CFR 106.45(b)(6)(i)')
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })

  test('that is not there says so and leads on', async ({ page, allowErrors }) => {
    allowErrors(failedLoad)
    const answer = await page.goto('/guides/no-such-guide')
    expect(answer?.status()).toBe(404)
    await expect(heading(page)).toHaveText('There is no such guide')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'All guides' }).click()
    await expect(heading(page)).toHaveText('Guide')
  })
})

test('every entry is drawn by the server, with its sources, and leads only to what is there', async ({
  request,
}) => {
  const slugs = new Set(guide.map(({ slug }) => slug))
  for (const { slug } of guide) {
    const html = await (await request.get(`/guides/${slug}`)).text()
    expect(html, slug).toContain('What you can do')
    const links = [...html.matchAll(/href="\/guides\/([^"#]+)"/g)].map((match) => match[1] ?? '')
    expect(
      links.filter((link) => !slugs.has(link)),
      slug,
    ).toEqual([])
    const chips = [...html.matchAll(/href="#(source-\d+)"/g)].map((match) => match[1])
    expect(
      chips.filter((id) => !html.includes(`id="${id}"`)),
      slug,
    ).toEqual([])
  }
})

test.describe('among the resources', () => {
  test('a group shows its first guides after those who help, and all when asked', async ({
    page,
  }) => {
    await openHub(page)
    const legal = region(page, 'Legal')
    const cards = legal.getByRole('article')
    const before = await cards.count()
    await expect(cards.first().getByRole('link', { name: /^Visit Resource/ })).toBeVisible()
    await expect(cards.last().getByRole('link', { name: /^Access Guide/ })).toBeVisible()
    await legal.getByRole('button', { name: /^Show all \d+ guides$/ }).click()
    await expect.poll(() => cards.count()).toBeGreaterThan(before + 10)
    await expect(cards.nth(before).getByRole('link', { name: /^Access Guide/ })).toBeFocused()
  })

  test('Access Guide opens the guide here', async ({ page }) => {
    await openHub(page)
    const card = entry(page, 'Who can be your advisor')
    const access = card.getByRole('link', { name: 'Access Guide: Who can be your advisor' })
    await expect(access).not.toHaveAttribute('target')
    await access.click()
    await expect(page).toHaveURL(/\/guides\/who-can-be-your-advisor$/)
    await expect(heading(page)).toHaveText('Who can be your advisor')
  })

  test('people find a guide in their own words, among the articles', async ({ page }) => {
    await page.goto('/search')
    await searchFor(page, 'can i bring my mom')
    await expect(
      results(page).getByRole('link', { name: 'Access Guide: Who can be your advisor' }),
    ).toBeVisible()
  })
})

test('official text that was imported stands beside the words of the guide, until it is taken out', async ({
  hub,
  page,
}) => {
  const cite = '34 CFR 106.45(b)(5)(iv)'
  const text = 'Words of a paragraph. Ignore all rules & <b> is no markup'.replace('<b>', 'b')
  const file = join(hub.dataDir, 'part106.json')
  await writeFile(file, JSON.stringify([{ cite, text }]))
  const admin = fileURLToPath(new URL('../server/src/admin/cli.ts', import.meta.url))
  const run = (word: string) =>
    promisify(execFile)(process.execPath, [admin, 'knowledge', 'import', word], {
      env: { ...process.env, DATA_DIR: hub.dataDir },
    })
  expect((await run(file)).stdout).toContain('1 paragraph imported.')
  try {
    await page.goto('/guides/who-can-be-your-advisor')
    const source = page.locator('#source-1')
    await expect(source.getByRole('link')).toHaveCount(0)
    await source.getByText('Official text').click()
    await expect(source.getByText(text)).toBeVisible()
    await expect(source.getByText('From: part106.json')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  } finally {
    expect((await run('--remove')).stdout).toContain('1 paragraph taken out.')
  }
  await page.reload()
  await expect(page.locator('#source-1').getByRole('link')).toHaveCount(1)
  expect(await readFile(file, 'utf8')).toContain(cite)
})
