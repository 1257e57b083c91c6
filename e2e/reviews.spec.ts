import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { expect, test } from './harness/fixtures.ts'

const list = /\/api\/reviews(\?|$)/
const details = 'On March 12 I asked twice. Dean Hale said it would come by mail.'

/** A word that no other test's reviews have. */
function unique(): string {
  return `word${randomUUID().replaceAll('-', '').slice(0, 12)}`
}

async function store(request: APIRequestContext, fields: Record<string, unknown>): Promise<void> {
  const school = fields.schoolId ? {} : { schoolName: 'Lakeside State College' }
  const body = { rating: 3, title: 'A title', content: 'Some words.', ...school, ...fields }
  const answer = await request.post('/api/reviews', { data: body })
  expect(answer.status(), await answer.text()).toBe(201)
}

async function firstSchool(request: APIRequestContext, search: string) {
  const answer = await request.get(`/api/schools?search=${encodeURIComponent(search)}&limit=1`)
  const [school]: { id: number; name: string }[] = await answer.json()
  if (!school) throw new Error(`The directory has no ${search}.`)
  return school
}

function entry(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
}

/** Comes from another screen: only then does the page ask for the list itself. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Reviews', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anonymous School Reviews')
}

function toast(page: Page): Locator {
  return page.locator('#toasts')
}

/** The dialog and its fields. */
async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Write Review' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Write Review' })
  await expect(dialog).toBeVisible()
  return {
    dialog,
    school: dialog.getByRole('combobox', { name: 'School' }),
    title: dialog.getByRole('textbox', { name: 'Title' }),
    content: dialog.getByRole('textbox', { name: 'Details' }),
    tags: dialog.getByRole('textbox', { name: /^Tags/ }),
    post: dialog.getByRole('button', { name: 'Post review' }),
  }
}

async function fill(form: Awaited<ReturnType<typeof openDialog>>, title: string): Promise<void> {
  await form.school.fill('Lakeside State College')
  await form.title.fill(title)
  await form.content.fill('They answered every letter.')
}

test.describe('the list', () => {
  test('shows every part of a review, newest first, after a reload too', async ({
    page,
    request,
  }) => {
    const word = unique()
    const school = await firstSchool(request, 'Stanford University')
    await store(request, { title: `Older ${word}` })
    await store(request, {
      title: `Newer ${word}`,
      content: 'First line.\nSecond <b>line</b> & "more".',
      rating: 2,
      schoolId: school.id,
      tags: ['timeline', 'fair process'],
    })
    await page.goto('/reviews')
    await expect(page).toHaveTitle('Anonymous School Reviews - Title IX Hub')
    await page.reload()
    const newer = entry(page, `Newer ${word}`)
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
    await expect(entry(page, `Older ${word}`).getByText('Lakeside State College')).toBeVisible()
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
    await page.route(list, (route) => route.fulfill({ json: [review] }))
    await arrive(page)
    const shown = entry(page, 'From far away')
    await expect(shown.getByText('Verified')).toBeVisible()
    await expect(shown.getByText('Jan 5, 2026')).toBeVisible()
    await expect(shown.getByText('Unknown School')).toBeVisible()
    await expect(shown.getByRole('link')).toHaveCount(0)
  })

  test('folds a long review and opens it', async ({ page, request }) => {
    const word = unique()
    await store(request, { title: word, content: `${'Word after word. '.repeat(120)}The end.` })
    await page.goto('/reviews')
    const shown = entry(page, word)
    const open = shown.getByRole('button', { name: 'Show the whole review' })
    const folded = await shown.evaluate((node) => node.clientHeight)
    await open.press('Enter')
    await expect(shown.getByRole('button', { name: 'Show less' })).toBeFocused()
    expect(await shown.evaluate((node) => node.clientHeight)).toBeGreaterThan(folded + 100)
  })

  test('shows three placeholders while it loads', async ({ page }) => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route(list, async (route) => {
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
    const word = unique()
    await store(request, { title: word })
    await page.route(list, (route) => route.fulfill({ status: 500, body: 'Broken' }))
    await arrive(page)
    await expect(page.getByRole('alert')).toContainText('We could not load the reviews.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unroute(list)
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(entry(page, word)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV')
  })

  test('an empty list offers to write the first review, and focus stays afterwards', async ({
    page,
  }) => {
    const word = unique()
    await page.route(list, (route) =>
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
    await page.unroute(list)
    await dialog.getByRole('button', { name: 'Post review' }).click()
    await expect(entry(page, word)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Write Review' }).first()).toBeFocused()
  })

  test('reads on page by page; a page that fails can be tried again', async ({
    page,
    request,
    allowErrors,
  }) => {
    allowErrors(/500|Failed to load/)
    const word = unique()
    for (let at = 1; at <= 41; at += 1) await store(request, { title: `${word} number ${at}` })
    await page.goto('/reviews')
    const answered = page.waitForResponse((answer) => answer.url().includes(word))
    await page.getByRole('searchbox', { name: 'Search reviews' }).fill(word)
    await answered
    const shown = page.getByRole('article')
    await expect(page.getByRole('heading', { name: `${word} number 41` })).toBeVisible()
    await expect(shown).toHaveCount(20)
    await expect(page.getByRole('status').getByText(/and there are more/)).toBeAttached()
    await page.route(list, (route) => route.fulfill({ status: 500, body: 'Broken' }))
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(page.getByRole('alert')).toHaveText('We could not load more reviews.')
    await expect(shown).toHaveCount(20)
    await page.unroute(list)
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
    const [first, second] = [unique(), unique()]
    await store(request, { title: `One ${first}` })
    await store(request, { title: `Two ${second}` })
    await page.goto('/reviews')
    await expect(entry(page, first)).toBeVisible()
    const asked: string[] = []
    const { promise: held, resolve: answerFirst } = Promise.withResolvers<void>()
    await page.route(list, async (route) => {
      const search = new URL(route.request().url()).searchParams.get('search') ?? ''
      asked.push(search)
      if (search === first) await held
      // The first question is given up by the page once the second is asked.
      await route.continue().catch(() => {})
    })
    const box = page.getByRole('searchbox', { name: 'Search reviews' })
    await box.pressSequentially(first, { delay: 20 })
    await expect.poll(() => asked).toEqual([first])
    await box.fill(second)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(entry(page, second)).toBeVisible()
    answerFirst()
    await box.fill(unique())
    await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
    await expect(page.getByText(/^No review here has the words/)).toBeVisible()
    await page.getByRole('button', { name: 'Show all reviews' }).click()
    await expect(box).toHaveValue('')
    await expect(box).toBeFocused()
    await expect(entry(page, first)).toBeVisible()
    expect(page.url()).not.toContain('?')
  })

  test('is accessible and fits the narrowest phone', async ({ page, request }) => {
    const word = unique()
    await store(request, {
      title: `${word} ${'long'.repeat(50)}`,
      content: 'unbroken'.repeat(60),
      tags: ['a'.repeat(32), 'support'],
    })
    await page.goto('/reviews')
    await expect(entry(page, word)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

test.describe('posting', () => {
  test('says before the fields what is kept and what to leave out', async ({ page }) => {
    await page.goto('/reviews')
    const { dialog } = await openDialog(page)
    await expect(dialog).toHaveAccessibleDescription(/no name, account or internet address/)
    await expect(dialog.getByRole('listitem').filter({ visible: true })).toContainText([
      'Your name, student ID or contact info',
      'Specific dates, case numbers or hearing details',
      'Names of other people in the case',
      'Unique circumstances',
    ])
    await expect(dialog.getByRole('heading', { name: 'Write Review' })).toBeFocused()
  })

  test('works by keyboard alone and is there after a reload', async ({ page }) => {
    const word = unique()
    await page.goto('/reviews')
    await page.getByRole('button', { name: 'Write Review' }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Write Review' })).toBeFocused()
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type(`Marrow ${word}`)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: '1 of 5' })).toBeFocused()
    await expect(page.getByRole('radio', { name: '1 of 5' })).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '3 of 5' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.type(`Title ${word}`)
    await page.keyboard.press('Tab')
    await page.keyboard.type('One line.\nAnother.')
    await page.keyboard.press('Tab')
    await page.keyboard.type('first tag')
    await page.keyboard.press('Enter')
    await page.keyboard.type('second,left over')
    await page.getByRole('button', { name: 'Post review' }).focus()
    await page.keyboard.press('Space')
    expect((await sent).postDataJSON()).toEqual({
      rating: 3,
      title: `Title ${word}`,
      content: 'One line.\nAnother.',
      reviewType: 'school',
      schoolId: null,
      schoolName: `Marrow ${word}`,
      tags: ['first tag', 'second', 'left over'],
      isAnonymous: true,
      administratorId: null,
    })
    await expect(toast(page)).toContainText('Review Posted')
    await expect(toast(page)).toContainText('Your anonymous review has been posted successfully!')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Write Review' }).first()).toBeFocused()
    await expect(page.getByRole('article').first()).toContainText(`Title ${word}`)
    await page.reload()
    await expect(entry(page, `Title ${word}`).getByText('3 of 5')).toBeVisible()
    const again = await openDialog(page)
    await expect(again.title).toHaveValue('')
    await expect(again.dialog.getByRole('radio', { name: '1 of 5' })).toBeChecked()
  })

  test('takes a school from the list with the arrows', async ({ page, request }) => {
    const word = unique()
    const school = await firstSchool(request, 'Stanford University')
    await page.goto('/reviews')
    const form = await openDialog(page)
    await form.school.pressSequentially('stanferd', { delay: 10 })
    await expect(form.dialog.getByRole('option', { name: school.name })).toBeVisible()
    await expect(form.dialog.getByRole('status').filter({ hasText: /match/ })).toBeAttached()
    await expect(form.dialog.getByRole('option').last()).toHaveText('Use “stanferd” as typed')
    await form.school.press('ArrowDown')
    await form.school.press('Enter')
    await expect(form.school).toHaveValue(school.name)
    await expect(form.dialog.getByText('Taken from the list of schools.')).toBeVisible()
    await form.title.fill(word)
    await form.content.fill('Words.')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await form.post.click()
    expect((await sent).postDataJSON()).toMatchObject({ schoolId: school.id, schoolName: null })
    await expect(entry(page, word).getByRole('link', { name: school.name })).toBeVisible()
  })

  test('a name typed in full is the school of the list, another one stays as typed', async ({
    page,
    request,
  }) => {
    const school = await firstSchool(request, 'Stanford University')
    await page.goto('/reviews')
    const { dialog, school: box } = await openDialog(page)
    await box.fill(school.name.toLowerCase())
    await expect(dialog.getByText('Taken from the list of schools.')).toBeVisible()
    await box.fill('Stanford Uni')
    await dialog.getByRole('option', { name: 'Use “Stanford Uni” as typed' }).click()
    await expect(dialog.getByText('Not taken from the list: it will be shown')).toBeVisible()
    await expect(dialog.getByRole('option')).toHaveCount(0)
  })

  test("on a school's page the school is settled and its reviews follow", async ({
    page,
    request,
  }) => {
    const [word, other] = [unique(), unique()]
    const school = await firstSchool(request, 'Stanford University')
    await store(request, { title: other })
    await page.goto(`/schools/${school.id}`)
    const form = await openDialog(page)
    await expect(form.school).toHaveCount(0)
    await expect(form.dialog.getByText(school.name)).toBeVisible()
    await form.title.fill(word)
    await form.content.fill('Words.')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await form.post.click()
    expect((await sent).postDataJSON()).toMatchObject({ schoolId: school.id, schoolName: null })
    await expect(page.getByRole('article').first()).toContainText(word)
    await expect(entry(page, other)).toHaveCount(0)
  })

  test('an empty form says all that is missing, at the fields, first one first', async ({
    page,
  }) => {
    await page.goto('/reviews')
    const { dialog, school, title, content, post } = await openDialog(page)
    await post.click()
    await expect(school).toBeFocused()
    await expect(school).toHaveAccessibleDescription(/Choose a school from the list or type/)
    await expect(title).toHaveAccessibleDescription('Title is required')
    await expect(content).toHaveAccessibleDescription('Details is required')
    await expectAccessible(page)
    await title.fill('T')
    await expect(dialog.getByText('Title is required')).toHaveCount(0)
    await expect(dialog.getByText('Details is required')).toBeVisible()
  })

  test('counts near the limit and refuses what is too long without cutting it', async ({
    page,
  }) => {
    await page.goto('/reviews')
    const form = await openDialog(page)
    await fill(form, 'x'.repeat(256))
    await form.content.fill('word '.repeat(1990))
    await expect(form.dialog.getByText('50 characters left').first()).toBeVisible()
    await form.content.fill('word '.repeat(2001))
    await expect(form.dialog.getByText('5 characters too many').first()).toBeVisible()
    await form.content.fill(`${'word '.repeat(2001)}end`)
    await form.post.click()
    await expect(form.title).toBeFocused()
    await expect(form.title).toHaveAccessibleDescription(/at most 255 characters/)
    await expect(form.content).toHaveAccessibleDescription(/at most 10,000 characters/)
    expect(await form.content.inputValue()).toHaveLength(10_008)
  })

  test('a failed post keeps everything, says so, and works on the next try', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/500|Failed to load/)
    const word = unique()
    await page.goto('/reviews')
    const form = await openDialog(page)
    await fill(form, word)
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route(list, async (route) => {
      await held
      await route.fulfill({ status: 500, body: 'Broken' })
    })
    await form.post.click()
    await expect(form.dialog.getByRole('button', { name: 'Posting...' })).toBeVisible()
    answer()
    await expect(toast(page)).toContainText('Error')
    await expect(toast(page)).toContainText('Failed to post review. Please try again.')
    await expect(form.dialog.getByRole('alert')).toContainText('We could not post your review.')
    await expect(form.dialog.getByRole('alert')).toBeInViewport()
    await expect(form.title).toHaveValue(word)
    await expect(form.content).toHaveValue('They answered every letter.')
    await expectAccessible(page)
    await page.unroute(list)
    await form.post.click()
    await expect(toast(page)).toContainText('Review Posted')
    await expect(entry(page, word)).toBeVisible()
  })

  test("the server's errors stand at their fields", async ({ page, allowErrors }) => {
    allowErrors(/400|Failed to load/)
    await page.goto('/reviews')
    const form = await openDialog(page)
    await fill(form, unique())
    const problem = { status: 400, detail: 'Wrong.', errors: { title: 'Title is not good' } }
    await page.route(list, (route) => route.fulfill({ status: 400, json: problem }))
    await form.post.click()
    await expect(form.title).toHaveAccessibleDescription('Title is not good')
    await expect(form.title).toBeFocused()
    await expect(toast(page)).toContainText('Failed to post review. Please try again.')
  })

  test('closing keeps what was typed until the page is left, and in memory only', async ({
    page,
  }) => {
    await page.goto('/reviews')
    const form = await openDialog(page)
    await fill(form, 'A half-written thought')
    await form.dialog.getByRole('button', { name: 'Not now' }).click()
    await expect(form.dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Write Review' }).first()).toBeFocused()
    const again = await openDialog(page)
    await expect(again.title).toHaveValue('A half-written thought')
    await expect(again.content).toHaveValue('They answered every letter.')
    await page.keyboard.press('Escape')
    await expect(again.dialog).toHaveCount(0)
    const kept = await page.evaluate(() =>
      [localStorage, sessionStorage, location.href, document.cookie]
        .map((one) => JSON.stringify(one))
        .join(),
    )
    expect(kept).not.toContain('half-written')
    await page.getByRole('link', { name: 'Title IX Hub' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Anonymous School Reviews')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anonymous School Reviews')
    const fresh = await openDialog(page)
    await expect(fresh.title).toHaveValue('')
  })

  test('a form whose code does not come says so and can be opened later', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/WriteReviewDialog|ERR_FAILED/)
    await page.route(/WriteReviewDialog/, (route) => route.abort())
    await page.goto('/reviews')
    await page.getByRole('button', { name: 'Write Review' }).first().click()
    await expect(toast(page)).toContainText('The form did not load')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unroute(/WriteReviewDialog/)
    await openDialog(page)
  })
})

test.describe('tags', () => {
  test('are added, suggested, refused past the limits and taken away', async ({ page }) => {
    await page.goto('/reviews')
    const { dialog, tags } = await openDialog(page)
    const chosen = dialog.getByRole('list', { name: 'Chosen tags' }).getByRole('button')
    await dialog.getByRole('button', { name: 'timeline', exact: true }).click()
    await expect(chosen).toHaveText(['timeline, remove'])
    await expect(dialog.getByRole('button', { name: 'timeline', exact: true })).toHaveCount(0)
    await tags.fill('x'.repeat(33))
    await tags.press('Enter')
    await expect(tags).toHaveAccessibleDescription(/A tag must be at most 32 characters/)
    await expect(tags).toHaveValue('x'.repeat(33))
    await tags.fill('a, b, c, d, e, f, Timeline')
    await tags.press('Enter')
    await expect(chosen).toHaveCount(7)
    await expect(tags).toHaveValue('')
    await tags.fill('g, h')
    await tags.press('Enter')
    await expect(tags).toHaveAccessibleDescription(/Use at most 8 tags/)
    await chosen.filter({ hasText: 'timeline' }).press('Enter')
    await expect(tags).toBeFocused()
    await expect(dialog.getByRole('status').filter({ hasText: 'timeline removed' })).toBeAttached()
    await tags.press('Enter')
    await expect(chosen).toHaveCount(8)
  })
})

test.describe('the hint at identifying details', () => {
  test('lists each detail, offers other words and never blocks', async ({ page }) => {
    const word = unique()
    await page.goto('/reviews')
    const form = await openDialog(page)
    await fill(form, word)
    await form.content.fill(details)
    const heading = '2 details here could point to you or someone else'
    const hint = form.dialog.getByRole('region', { name: heading })
    await expect(hint.getByRole('listitem')).toHaveCount(2)
    await expect(form.dialog.getByRole('status').filter({ hasText: heading })).toBeAttached()
    await expect(form.dialog.locator('mark')).toHaveText(['March 12', 'Dean Hale'])
    await expectAccessible(page)
    await hint.getByRole('button').first().press('Enter')
    await expect(form.content).not.toHaveValue(/March 12/)
    const last = form.dialog.getByRole('region', { name: /^1 detail here/ }).getByRole('button')
    await expect(last).toBeFocused()
    await last.press('Enter')
    await expect(form.content).not.toHaveValue(/Hale/)
    await expect(form.content).toBeFocused()
    await expect(form.dialog.getByRole('region', { name: /detail.* here/ })).toHaveCount(0)
    await expect(
      form.dialog.getByRole('status').filter({ hasText: 'No details are left' }),
    ).toBeAttached()
    await form.content.fill(details)
    await expect(form.dialog.getByRole('region', { name: heading })).toBeVisible()
    await form.post.click()
    await expect(entry(page, word)).toContainText('Dean Hale')
  })

  test('looks at the title too, and not at the name of the school', async ({ page }) => {
    await page.goto('/reviews')
    const { dialog, school, title } = await openDialog(page)
    await title.fill('Ask for Dean Hale')
    await expect(dialog.getByRole('region', { name: /^1 detail here/ })).toBeVisible()
    await dialog.getByRole('button', { name: /^Use “/ }).click()
    await expect(title).toHaveValue('Ask for a dean')
    await expect(title).toBeFocused()
    await school.fill('Sarah Lawrence College')
    await title.fill('How Sarah Lawrence College answered me on May 3')
    await expect(dialog.getByRole('region', { name: /^1 detail here/ })).toContainText('May 3')
  })

  test('the marks lie under their words while the text scrolls', async ({ page }) => {
    await page.goto('/reviews')
    const { dialog, content } = await openDialog(page)
    await content.fill(`${'A line of words.\n'.repeat(60)}${details}`)
    await expect(dialog.locator('mark')).toHaveCount(2)
    await content.evaluate((area) => area.scrollTo(0, area.scrollHeight))
    const scroll = () =>
      content.evaluate((area) => [area.scrollTop, area.previousElementSibling?.scrollTop])
    await expect.poll(async () => new Set(await scroll()).size).toBe(1)
    expect((await scroll())[0]).toBeGreaterThan(100)
  })

  test('says when the check did not load, and posting still works', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/detailCheck|ERR_FAILED/)
    const word = unique()
    await page.route(/detailCheck/, (route) => route.abort())
    await page.goto('/reviews')
    const form = await openDialog(page)
    await fill(form, word)
    await expect(form.content).toHaveAccessibleDescription(/check for details did not load/)
    await form.post.click()
    await expect(entry(page, word)).toBeVisible()
  })
})

test('on a phone the form fills the screen under the safety bar and stays usable', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/reviews')
  const { dialog, title, content, post } = await openDialog(page)
  await content.fill(details)
  await expect(dialog.locator('mark')).toHaveCount(2)
  expect(await dialog.evaluate((node) => Math.round(node.getBoundingClientRect().left))).toBe(0)
  await expect(post).toBeInViewport()
  await title.focus()
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    if (await post.evaluate((button) => button === document.activeElement)) break
    const covered = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect()
      const row = document.querySelector('[role=dialog] [type=submit]')?.getBoundingClientRect()
      return !box || !row || box.bottom > row.top
    })
    expect(covered, `the field after ${step + 1} steps`).toBe(false)
  }
  await expect(page.getByRole('link', { name: 'Leave this site' })).toBeInViewport()
  await expectNoSidewaysScroll(page)
})
