import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { expect, test } from './harness/fixtures.ts'
import { addSchool, postReview, uniqueSchool } from './harness/schools.ts'
import { entry, toBeTakenOver } from './harness/screen.ts'
import { withoutAnswers } from './harness/withoutAnswers.ts'
import { keepReceipt } from './harness/writeReview.ts'

const details = /\/api\/schools\/\d+$/

const ratings = (page: Page) => page.getByRole('region', { name: 'Ratings' })

test('a school shows its facts, the spread of its ratings and its reviews', async ({
  page,
  request,
}) => {
  const school = await addSchool(request, {
    ...uniqueSchool(),
    location: 'Columbus, OH',
    website: 'https://www.lakeside.edu',
  })
  const other = await addSchool(request, uniqueSchool())
  for (const rating of [5, 4, 4, 3, 1]) await postReview(request, school.id, rating)
  await postReview(request, other.id, 2)
  await page.goto(`/schools/${school.id}`)
  await expect(page).toHaveTitle('School - Title IX Hub')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(school.name)
  await expect(page.getByText('College · Columbus, OH')).toBeVisible()
  await expect(page.getByRole('link', { name: 'lakeside.edu' })).toHaveAttribute(
    'href',
    'https://www.lakeside.edu',
  )
  await expect(ratings(page)).toContainText('3.4 out of 5')
  await expect(ratings(page)).toContainText('Ranked in the directory as 3.0 out of 5')
  await expect(ratings(page)).toContainText('Based on 5 reviews')
  await expect(ratings(page).getByRole('row')).toHaveText([
    '5 stars1 review',
    '4 stars2 reviews',
    '3 stars1 review',
    '2 stars0 reviews',
    '1 star1 review',
  ])
  const widths = await ratings(page)
    .locator('rect')
    .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('width')))
  expect(widths).toEqual(['20%', '40%', '20%', '0%', '20%'])
  await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('article')).toHaveCount(5)
  await expect(page.getByRole('heading', { name: 'Administrators' })).toHaveCount(0)

  await page.getByRole('link', { name: 'All schools' }).click()
  await expect(page).toHaveURL('/schools')
})

test('the first view of a school comes with the page, without a call', async ({
  page,
  request,
}) => {
  const school = await addSchool(request, uniqueSchool())
  await postReview(request, school.id, 3)
  const asked: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('/api/')) asked.push(one.url())
  })
  await page.goto(`/schools/${school.id}`)
  await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('article')).toHaveCount(1)
  expect(asked).toEqual([])
})

test('a school with four reviews has no score, and says how many it takes', async ({
  page,
  request,
}) => {
  const school = await addSchool(request, uniqueSchool())
  for (const rating of [5, 5, 5, 1]) await postReview(request, school.id, rating)
  await page.goto(`/schools/${school.id}`)
  await expect(ratings(page)).toContainText('Too few to score: 4 of 5')
  await expect(page.getByText('out of 5')).toHaveCount(0)
  await expect(page.getByRole('table')).toHaveCount(0)
  const how = ratings(page).getByText('How scores are made')
  await toBeTakenOver(page)
  await how.focus()
  await page.keyboard.press('Enter')
  await expect(ratings(page)).toContainText('20 fake reviews cannot move a school')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('answers about the process are given in the form and shown by role, with their range', async ({
  page,
  request,
}) => {
  const school = await addSchool(request, uniqueSchool())
  const words = { title: 'They answered', content: 'Within a week, and in writing.' }
  for (const notice of [true, true, false, true]) {
    const data = {
      ...words,
      rating: 3,
      schoolId: school.id,
      authorRole: 'respondent',
      processFacts: { notice },
    }
    expect((await request.post('/api/reviews', { data })).ok()).toBe(true)
  }
  await page.goto(`/schools/${school.id}`)
  const process = page.getByRole('region', { name: 'How the process went' })
  await expect(process).toHaveCount(0)
  await page.getByRole('button', { name: 'Write Review' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Clear letters')
  await dialog.getByRole('textbox', { name: 'Details' }).fill('Each step came in writing.')
  const more = dialog.getByText('How the process went (optional)')
  await more.focus()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Your role').selectOption('respondent')
  await dialog
    .getByLabel('Did the school say in writing what the case was about?')
    .selectOption('Yes')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Post review' }).click()
  await expect(process.getByRole('heading', { name: 'Respondents' })).toBeVisible()
  await expect(process.getByRole('listitem')).toHaveText([
    'Said in writing what the case was aboutYes from 4 of 5. Likely 38% to 96% of all.',
  ])
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})

test('a school without reviews says so', async ({ page, request }) => {
  const school = await addSchool(request, uniqueSchool())
  await page.goto(`/schools/${school.id}`)
  await expect(ratings(page)).toContainText('No reviews yet - be the first to review!')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectAccessible(page)
})

test('a review written here counts at once, here and in the directory', async ({
  page,
  request,
}) => {
  const school = await addSchool(request, uniqueSchool())
  await page.goto('/schools')
  await expect(entry(page, school.name)).toContainText('No reviews yet')
  await entry(page, school.name).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Write Review' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('They answered')
  await dialog.getByRole('textbox', { name: 'Details' }).fill('Within a week, and in writing.')
  await dialog.getByRole('button', { name: 'Post review' }).click()
  await keepReceipt(page)
  await expect(ratings(page)).toContainText('Based on 1 review')
  await expect(page.getByRole('heading', { name: 'They answered' })).toBeVisible()
  await page.getByRole('link', { name: 'All schools' }).click()
  await expect(entry(page, school.name)).toContainText('Based on 1 review')
})

test('a school whose name, place and website are one long word each scrolls nothing sideways', async ({
  page,
  request,
}) => {
  const { name } = uniqueSchool()
  const school = await addSchool(request, {
    name: name.replace(' ', '').padEnd(255, 'x'),
    type: 'college',
    location: 'y'.repeat(255),
    website: `https://${'z'.repeat(60)}.example/${'w'.repeat(150)}`,
  })
  await page.goto(`/schools/${school.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(school.name)
  await expectNoSidewaysScroll(page)
})

test('the administrators a school names are shown with their ratings', async ({
  page,
  request,
}) => {
  const school = await addSchool(request, uniqueSchool())
  const people = [
    {
      id: 1,
      name: 'A. Coordinator',
      title: 'Title IX Coordinator',
      department: 'Student Life',
      averageRating: 4.5,
      totalReviews: 6,
    },
    { id: 2, name: 'B. Deputy', title: null, department: null, averageRating: 0, totalReviews: 0 },
    { id: 3, name: 'C. Deputy', title: null, department: null, averageRating: 5, totalReviews: 1 },
  ]
  await withoutAnswers(page)
  await page.route(details, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), administrators: people },
    })
  })
  await page.goto(`/schools/${school.id}`)
  const section = page.getByRole('region', { name: 'Administrators' })
  await expect(section.getByRole('article')).toHaveCount(3)
  await expect(entry(page, 'A. Coordinator')).toContainText('Title IX Coordinator, Student Life')
  await expect(entry(page, 'A. Coordinator')).toContainText('4.5 out of 5')
  await expect(entry(page, 'A. Coordinator')).toContainText('Based on 6 reviews')
  await expect(entry(page, 'B. Deputy')).not.toContainText('out of 5')
  await expect(entry(page, 'C. Deputy')).toContainText('Too few to score: 1 of 5')
  await expect(entry(page, 'C. Deputy')).not.toContainText('out of 5')
})

test('an address without a school says that it is not there', async ({ page, allowErrors }) => {
  allowErrors(/40[04]/)
  for (const id of ['0', 'abc', '1%00', '2147483647']) {
    const answer = await page.goto(`/schools/${id}`)
    expect(answer?.status(), id).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This school is not in the directory',
    )
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All schools' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School Reviews')
})

test('while a school loads there are placeholders, and the name where it is known', async ({
  page,
  request,
}) => {
  const school = await addSchool(request, uniqueSchool())
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await withoutAnswers(page)
  await page.route(details, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/schools/${school.id}`)
  await expect(page.getByText('Loading school...')).toBeAttached()
  await expect(page.locator('[data-placeholder]')).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School')

  await toBeTakenOver(page)
  await page.getByRole('link', { name: 'All schools' }).click()
  await entry(page, school.name).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(school.name)
  await expect(page.locator('[data-placeholder]')).toHaveCount(2)
  answer()
  await expect(ratings(page)).toBeVisible()
  await expect(page.locator('[data-placeholder]')).toHaveCount(0)
})

test('a school that could not be loaded can be tried again', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/500/)
  const school = await addSchool(request, uniqueSchool())
  await withoutAnswers(page)
  await page.route(details, (route) => route.fulfill({ status: 500, body: 'Failed' }))
  await page.goto(`/schools/${school.id}`)
  const failure = page.getByRole('alert').filter({ hasText: 'We could not load this school.' })
  await expect(failure).toContainText('The crisis lines above still work.')
  await page.unroute(details)
  await failure.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(school.name)
  await expect(failure).toHaveCount(0)
})
