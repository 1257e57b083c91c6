import type { APIRequestContext, Page, Route } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { expect, test } from './harness/fixtures.ts'
import { addSchool, postReview, searchFor, uniqueSchool } from './harness/schools.ts'
import { entry, toBeTakenOver } from './harness/screen.ts'
import { withoutAnswers } from './harness/withoutAnswers.ts'

const lists = /\/api\/schools(\?|$)/

const listed = (page: Page) => page.getByRole('article')

/** Answers the list calls with `answer` until it is released, then with the hub itself. */
async function standIn(page: Page, answer: (route: Route) => Promise<void>) {
  let released = false
  await page.route(lists, (route) => (released ? route.continue() : answer(route)))
  return () => {
    released = true
  }
}

async function reviewed(request: APIRequestContext, ratings: readonly number[]) {
  const school = await addSchool(request, uniqueSchool())
  for (const rating of ratings) await postReview(request, school.id, rating)
  return school
}

test('an entry shows what is known of a school, and leads to its details', async ({
  page,
  request,
}) => {
  const school = await addSchool(request, {
    ...uniqueSchool(),
    type: 'community-college',
    location: 'Columbus, OH',
    website: 'https://www.lakeside.edu/home',
  })
  await page.goto('/schools')
  await expect(page).toHaveTitle('School Reviews - Title IX Hub')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School Reviews')
  const shown = entry(page, school.name)
  await expect(shown).toContainText('Community College · Columbus, OH')
  await expect(shown).toContainText('No reviews yet - be the first to review!')
  const website = shown.getByRole('link', { name: 'lakeside.edu' })
  await expect(website).toHaveAttribute('href', 'https://www.lakeside.edu/home')
  await expect(website).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(website).toHaveAttribute('target', '_blank')

  await toBeTakenOver(page)
  await shown.getByRole('link', { name: `View Details of ${school.name}` }).click()
  await expect(page).toHaveURL(`/schools/${school.id}`)
  await expect(page.getByRole('heading', { level: 1, name: school.name })).toBeFocused()
})

test('the average, its stars and its basis are said in words', async ({ page, request }) => {
  const once = await reviewed(request, [4])
  const often = await reviewed(request, [5, 2, 5, 4, 5])
  await page.goto('/schools')
  await expect(entry(page, once.name)).toContainText('Too few to score: 1 of 5')
  await expect(entry(page, once.name)).toContainText(/Based on 1 review$|Based on 1 review\D/)
  await expect(entry(page, often.name)).toContainText('4.2 out of 5')
  await expect(entry(page, often.name)).toContainText('Based on 5 reviews')
})

test('six placeholders stand there while the schools load', async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await withoutAnswers(page)
  await page.route(lists, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/schools')
  await expect(page.locator('[data-placeholder]')).toHaveCount(6)
  await expect(page.getByText('Loading schools...')).toBeAttached()
  answer()
  await expect(listed(page).first()).toBeVisible()
  await expect(page.locator('[data-placeholder]')).toHaveCount(0)
})

test('a failed load says so, and one retry brings the schools', async ({ page, allowErrors }) => {
  allowErrors(/500/)
  await withoutAnswers(page)
  const release = await standIn(page, (route) => route.fulfill({ status: 500, body: 'Failed' }))
  await page.goto('/schools')
  const failure = page.getByRole('alert').filter({ hasText: 'We could not load the schools.' })
  await expect(failure).toContainText('The crisis lines above still work.')
  await expectAccessible(page)

  // Still failing: the message stays, and so does the focus.
  const retry = failure.getByRole('button', { name: 'Try again' })
  await retry.press('Enter')
  await expect(retry).toHaveText('Try again')
  await expect(retry).toBeFocused()

  release()
  await retry.press('Enter')
  await expect(listed(page).first()).toBeVisible()
  await expect(failure).toHaveCount(0)
  expect(
    await page.evaluate(() => document.activeElement?.contains(document.querySelector('article'))),
  ).toBe(true)
})

test('a search without a match says so and offers the way back', async ({ page }) => {
  await page.goto('/schools')
  await page.getByLabel('Type', { exact: true }).selectOption('High School')
  await searchFor(page, 'zzqqxxyyww')
  await expect(page.getByRole('heading', { name: 'No schools found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible()
  await expect(page.locator('output')).toHaveText('No schools found')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all schools' }).click()
  await expect(listed(page).first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('all')
})

test('an empty directory asks for its first school', async ({ page }) => {
  await withoutAnswers(page)
  await standIn(page, (route) => route.fulfill({ json: [] }))
  await page.goto('/schools')
  await expect(page.getByRole('heading', { name: 'No schools found' })).toBeVisible()
  await expect(page.getByText('Be the first to add a school to review')).toBeVisible()
  await page.getByRole('button', { name: 'Add School' }).last().click()
  await expect(page.getByRole('dialog', { name: 'Add School' })).toBeVisible()
})

test('the search waits for the typing to rest and forgives a mistake', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T08:00:00Z') })
  await page.goto('/schools')
  await toBeTakenOver(page)
  await page.clock.pauseAt(new Date('2026-11-20T09:00:00Z'))
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    if (lists.test(request.url())) asked.push(new URL(request.url()).searchParams.get('search'))
  })
  await page.getByRole('searchbox').pressSequentially('stanferd')
  await page.clock.runFor(299)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(entry(page, 'Stanford University')).toBeVisible()
  expect(asked).toEqual(['stanferd'])
  await expect(page.getByText('The closest match comes first.')).toBeVisible()
  await expect(page.getByLabel('Order')).toBeDisabled()
  await expect(page.getByLabel('Order')).toHaveValue('match')

  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByLabel('Order')).toBeEnabled()
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('an answer that comes late never covers a newer one', async ({ page }) => {
  let slow: Route | undefined
  await page.route(/search=harvard/, (route) => {
    slow = route
  })
  await page.goto('/schools')
  await searchFor(page, 'harvard')
  await expect.poll(() => slow !== undefined).toBe(true)
  await searchFor(page, 'ucla')
  await expect(entry(page, 'University of California, Los Angeles')).toBeVisible()
  await slow?.continue().catch(() => undefined)
  await page.evaluate(() => fetch('/api/schools?limit=1').then((answer) => answer.text()))
  await expect(entry(page, 'University of California, Los Angeles')).toBeVisible()
  await expect(entry(page, 'Harvard University')).toHaveCount(0)
})

test('the type and the order take effect', async ({ page, request }) => {
  const school = await addSchool(request, { ...uniqueSchool(), type: 'middle-school' })
  await page.goto('/schools')
  await page.getByLabel('Type', { exact: true }).selectOption('Middle School')
  await expect(entry(page, school.name)).toBeVisible()
  await expect(listed(page).filter({ hasNotText: 'Middle School' })).toHaveCount(0)

  await page.getByLabel('Type', { exact: true }).selectOption('All Types')
  for (const [label, sort] of [
    ['Name', 'name'],
    ['Best rated', 'rating'],
    ['Most reviewed', 'reviews'],
  ] as const) {
    const asked = page.waitForRequest((one) => one.url().includes(`sort=${sort}`))
    await page.getByLabel('Order').selectOption(label)
    await asked
  }
})

test('best rated and most reviewed schools come first', async ({ page, request }) => {
  const school = await reviewed(request, [5, 5, 5, 5, 5, 5, 5, 5])
  await page.goto('/schools')
  await page.getByLabel('Order').selectOption('Best rated')
  await expect(listed(page).first()).toContainText(school.name)
  await page.getByLabel('Order').selectOption('Most reviewed')
  await expect(listed(page).first()).toContainText(school.name)
})

test('"Show more" adds schools, keeps the focus and says so; one that fails can be tried again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/500/)
  await page.goto('/schools')
  await expect(listed(page)).toHaveCount(24)
  const more = page.getByRole('button', { name: 'Show more' })
  await more.press('Enter')
  await expect(listed(page)).toHaveCount(48)
  await expect(more).toBeFocused()
  await expect(page.locator('output')).toHaveText('48 schools shown, and there are more')
  const release = await standIn(page, (route) => route.fulfill({ status: 500, body: 'Failed' }))
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('alert')).toHaveText('We could not load more schools.')
  await expect(listed(page)).toHaveCount(48)
  release()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(listed(page)).toHaveCount(72)
})

test('after the last page the focus passes to the end of the list', async ({ page }) => {
  await page.route(lists, async (route) => {
    const answer = await route.fetch()
    const headers = answer.headers()
    if (new URL(route.request().url()).searchParams.has('cursor')) delete headers.link
    await route.fulfill({ response: answer, headers })
  })
  await page.goto('/schools')
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  const end = page.getByText('48 schools shown. That is the whole list.')
  await expect(end).toBeFocused()
})

test('the way back from a school finds the search as it was, and no address names it', async ({
  page,
}) => {
  await page.goto('/schools')
  await searchFor(page, 'ucla')
  await entry(page, 'University of California, Los Angeles').getByRole('link').first().click()
  await expect(page).toHaveTitle('School - Title IX Hub')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('ucla')
  await expect(entry(page, 'University of California, Los Angeles')).toBeVisible()
  await expect(page).toHaveURL('/schools')
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('the way back by keyboard leads to the school that was opened, also far down the list', async ({
  page,
}) => {
  await page.goto('/schools')
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(listed(page).nth(30)).toBeVisible()
  const details = listed(page)
    .nth(30)
    .getByRole('link', { name: /View Details/ })
  await details.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ratings' })).toBeVisible()
  await page.goBack()
  await expect(details).toBeFocused()
  await expect(details).toBeInViewport()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator(':focus')).toBeInViewport()
})
