import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { passTime, stopClock } from './harness/clock.ts'
import { expect, test } from './harness/fixtures.ts'
import {
  firstSchool,
  reviewCalls,
  reviewTitled,
  storeReview,
  uniqueWord,
} from './harness/reviews.ts'
import { toBeTakenOver } from './harness/screen.ts'
import { keepReceipt } from './harness/writeReview.ts'

/** Comes from another screen: only then does the page ask for the list itself. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/')
  await toBeTakenOver(page)
  await page.getByRole('link', { name: 'School reviews', exact: true }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anonymous School Reviews')
}

test('shows every part of a review, newest first, after a reload too', async ({
  page,
  request,
}) => {
  const word = uniqueWord()
  const school = await firstSchool(request, 'Stanford University')
  await storeReview(request, { title: `Older ${word}` })
  await storeReview(request, {
    title: `Newer ${word}`,
    content: 'First line.\nSecond <b>line</b> & "more".',
    rating: 2,
    schoolId: school.id,
    tags: ['timeline', 'fair process'],
  })
  await page.goto('/reviews')
  await expect(page).toHaveTitle('Anonymous School Reviews - Title IX Hub')
  await page.reload()
  const newer = reviewTitled(page, `Newer ${word}`)
  await expect(newer.getByText('2 of 5')).toBeVisible()
  await expect(newer.getByText('School Review')).toBeVisible()
  await expect(newer.getByText('Verified')).toHaveCount(0)
  await expect(newer.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible()
  await expect(newer.getByText('timeline · fair process')).toBeVisible()
  const content = newer.getByText('First line.')
  expect(await content.innerText()).toBe('First line.\nSecond <b>line</b> & "more".')
  await expect(newer.getByRole('link', { name: school.name })).toHaveAttribute(
    'href',
    `/schools/${school.id}`,
  )
  await expect(
    reviewTitled(page, `Older ${word}`).getByText('Lakeside State College'),
  ).toBeVisible()
  const titles = await page.getByRole('article').getByRole('heading').allInnerTexts()
  expect(titles.indexOf(`Newer ${word}`)).toBeLessThan(titles.indexOf(`Older ${word}`))
})

test('says Verified, the stored day and Unknown School', async ({ page }) => {
  const review = {
    id: 1,
    schoolId: null,
    administratorId: null,
    schoolName: null,
    rating: 4,
    title: 'From far away',
    content: 'Words.',
    isAnonymous: true,
    reviewType: 'school',
    tags: [],
    isVerified: true,
    createdAt: '2026-01-05T12:00:00.000Z',
    updatedAt: '2026-01-05T12:00:00.000Z',
  }
  await page.route(reviewCalls, (route) => route.fulfill({ json: [review] }))
  await arrive(page)
  const shown = reviewTitled(page, 'From far away')
  await expect(shown.getByText('Verified')).toBeVisible()
  await expect(shown.getByText('Jan 5, 2026')).toBeVisible()
  await expect(shown.getByText('Unknown School')).toBeVisible()
  await expect(shown.getByRole('link')).toHaveCount(0)
})

test('folds a long review and opens it', async ({ page, request }) => {
  const word = uniqueWord()
  await storeReview(request, { title: word, content: `${'Word after word. '.repeat(120)}The end.` })
  await page.goto('/reviews')
  const shown = reviewTitled(page, word)
  const open = shown.getByRole('button', { name: 'Show the whole review' })
  const folded = await shown.evaluate((node) => node.clientHeight)
  await open.press('Enter')
  await expect(shown.getByRole('button', { name: 'Show less' })).toBeFocused()
  expect(await shown.evaluate((node) => node.clientHeight)).toBeGreaterThan(folded + 100)
})

test('shows three placeholders while it loads', async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(reviewCalls, async (route) => {
    await held
    await route.fulfill({ json: [] })
  })
  await arrive(page)
  await expect(page.locator('[data-placeholder]')).toHaveCount(3)
  await expect(page.getByText('Loading reviews...')).toBeAttached()
  answer()
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
  await expect(page.locator('[data-placeholder]')).toHaveCount(0)
})

test('says what failed and loads on a retry', async ({ page, request, allowErrors }) => {
  allowErrors(/500|Failed to load/)
  const word = uniqueWord()
  await storeReview(request, { title: word })
  await page.route(reviewCalls, (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await arrive(page)
  await expect(page.getByRole('alert')).toContainText('We could not load the reviews.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute(reviewCalls)
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(reviewTitled(page, word)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV')
})

test('a retry that is answered late takes the focus from nobody', async ({ page, allowErrors }) => {
  allowErrors(/500|Failed to load/)
  await page.route(reviewCalls, (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await arrive(page)
  await expect(page.getByRole('alert')).toContainText('We could not load the reviews.')
  await page.unroute(reviewCalls)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(reviewCalls, async (route) => {
    await held
    await route.fulfill({ json: [] })
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  const box = page.getByRole('searchbox', { name: 'Search reviews' })
  await box.focus()
  answer()
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
  await page.keyboard.type('letter')
  await expect(box).toHaveValue('letter')
})

test('an empty list offers to write the first review, and focus stays afterwards', async ({
  page,
}) => {
  const word = uniqueWord()
  await page.route(reviewCalls, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.continue(),
  )
  await arrive(page)
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Write Review' }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'School' }).fill('Lakeside State College')
  await dialog.getByRole('textbox', { name: 'Title' }).fill(word)
  await dialog.getByRole('textbox', { name: 'Details' }).fill('Words.')
  await page.unroute(reviewCalls)
  await dialog.getByRole('button', { name: 'Post review' }).click()
  await keepReceipt(page)
  await expect(reviewTitled(page, word)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write Review' }).first()).toBeFocused()
})

test('reads on page by page; a page that fails can be tried again', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/500|Failed to load/)
  const word = uniqueWord()
  for (let at = 1; at <= 41; at += 1) await storeReview(request, { title: `${word} number ${at}` })
  await page.goto('/reviews')
  const answered = page.waitForResponse((answer) => answer.url().includes(word))
  await page.getByRole('searchbox', { name: 'Search reviews' }).fill(word)
  await answered
  const shown = page.getByRole('article')
  await expect(page.getByRole('heading', { name: `${word} number 41` })).toBeVisible()
  await expect(shown).toHaveCount(20)
  await expect(page.getByRole('status').getByText(/and there are more/)).toBeAttached()
  await page.route(reviewCalls, (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('alert')).toHaveText('We could not load more reviews.')
  await expect(shown).toHaveCount(20)
  await page.unroute(reviewCalls)
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(shown).toHaveCount(40)
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(shown).toHaveCount(41)
  await expect(shown.last()).toContainText(`${word} number 1`)
  await expect(page.getByText('41 reviews shown. That is the whole list.')).toBeFocused()
})

test('searches when typing rests, keeps the newest answer and finds the way back', async ({
  page,
  request,
}) => {
  const [first, second] = [uniqueWord(), uniqueWord()]
  await storeReview(request, { title: `One ${first}` })
  await storeReview(request, { title: `Two ${second}` })
  await page.clock.install()
  await page.goto('/reviews')
  await expect(reviewTitled(page, first)).toBeVisible()
  const asked: string[] = []
  const { promise: held, resolve: answerFirst } = Promise.withResolvers<void>()
  await page.route(reviewCalls, async (route) => {
    const search = new URL(route.request().url()).searchParams.get('search') ?? ''
    asked.push(search)
    if (search === first) await held
    // The first question is given up by the page once the second is asked.
    await route.continue().catch(() => {})
  })
  const box = page.getByRole('searchbox', { name: 'Search reviews' })
  await toBeTakenOver(page)
  await stopClock(page)
  await box.pressSequentially(first)
  await passTime(page, 299)
  expect(asked).toEqual([])
  await passTime(page, 1)
  await expect.poll(() => asked).toEqual([first])
  await page.clock.resume()
  await box.fill(second)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(reviewTitled(page, second)).toBeVisible()
  answerFirst()
  await box.fill(uniqueWord())
  await expect(page.getByRole('heading', { name: 'No reviews found' })).toBeVisible()
  await expect(page.getByText(/^No review here has the words/)).toBeVisible()
  await page.getByRole('button', { name: 'Show all reviews' }).click()
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await expect(reviewTitled(page, first)).toBeVisible()
  expect(page.url()).not.toContain('?')
})
