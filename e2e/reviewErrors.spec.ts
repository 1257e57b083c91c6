import { expectAccessible } from './harness/accessible.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { firstSchool, reviewCalls, reviewTitled, uniqueWord } from './harness/reviews.ts'
import { toasts } from './harness/screen.ts'
import { fillReview, keepReceipt, openDialog } from './harness/writeReview.ts'

test('an empty form says all that is missing, at the fields, first one first', async ({ page }) => {
  await page.goto('/reviews')
  const { dialog, school, title, content, post } = await openDialog(page)
  await post.click()
  await expect(school).toBeFocused()
  await expect(school).toHaveAccessibleDescription(/Choose one school from the list, or type/)
  await expect(title).toHaveAccessibleDescription('Title is required')
  await expect(content).toHaveAccessibleDescription('Details are required')
  await expectAccessible(page)
  await title.fill('T')
  await expect(dialog.getByText('Title is required')).toHaveCount(0)
  await expect(dialog.getByText('Details are required')).toBeVisible()
})

test('counts near the limit and refuses what is too long without cutting it', async ({ page }) => {
  await page.goto('/reviews')
  const form = await openDialog(page)
  await fillReview(form, 'x'.repeat(256))
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
  const word = uniqueWord()
  await page.goto('/reviews')
  const form = await openDialog(page)
  await fillReview(form, word)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(reviewCalls, async (route) => {
    await held
    await route.fulfill({ status: 500, body: 'Broken' })
  })
  await form.post.click()
  await expect(form.dialog.getByRole('button', { name: 'Posting...' })).toBeVisible()
  answer()
  await expect(toasts(page)).toContainText('Error')
  await expect(toasts(page)).toContainText('Failed to post review. Please try again.')
  await expect(form.dialog.getByRole('alert')).toContainText('We could not post your review.')
  await expect(form.dialog.getByRole('alert')).toContainText('This is our fault.')
  await expect(form.dialog.getByRole('alert')).toBeInViewport()
  await expect(form.title).toHaveValue(word)
  await expect(form.content).toHaveValue('They answered every letter.')
  await expectAccessible(page)
  await page.unroute(reviewCalls)
  await form.post.click()
  await expect(toasts(page)).toContainText('Review Posted')
  await keepReceipt(page)
  await expect(reviewTitled(page, word)).toBeVisible()
})

test('on a phone the reason of a failure stays clear of the buttons while a toast comes and goes', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to load/)
  await page.setViewportSize({ width: 360, height: 560 })
  // The page hears of sizes only when it is told: the toast takes its room after the reason was brought into view.
  await page.addInitScript(() => {
    let isHeld = true
    const held: (() => void)[] = []
    window.addEventListener('test:sizes', () => {
      isHeld = false
      for (const go of held) go()
    })
    window.ResizeObserver = class extends ResizeObserver {
      constructor(tell: ResizeObserverCallback) {
        super((...sizes) => void (isHeld ? held.push(() => tell(...sizes)) : tell(...sizes)))
      }
    }
  })
  await page.goto('/reviews')
  const form = await openDialog(page)
  await fillReview(form, uniqueWord())
  await page.route(reviewCalls, (route) => route.abort())
  await form.post.press('Enter')
  const alert = form.dialog.getByRole('alert')
  const room = async () => {
    const reason = await alert.boundingBox()
    const buttons = await form.post.boundingBox()
    return (buttons?.y ?? 0) - (reason?.y ?? 0) - (reason?.height ?? 0)
  }
  await expect(alert).toBeInViewport()
  await expect(toasts(page)).toContainText('Failed to post review.')
  // It stays while the pointer rests on it.
  await toasts(page).locator(':scope > *').hover()
  await page.evaluate(() => window.dispatchEvent(new Event('test:sizes')))
  // The toast has taken its room from the dialog.
  await expect(page.locator('html')).toHaveAttribute('style', /--toast-room: \d{2,}px/)
  await expect.poll(room).toBeGreaterThan(0)
  await page.mouse.move(0, 0)
  await expect(toasts(page)).toBeEmpty()
  await expect.poll(room).toBeGreaterThan(0)
  await expect(alert).toBeInViewport({ ratio: 1 })
})

test('a post that nobody answers ends, and nothing is said of it that is not known', async ({
  page,
}) => {
  const word = uniqueWord()
  await page.clock.install()
  await page.goto('/reviews')
  const form = await openDialog(page)
  await fillReview(form, word)
  // It reaches the hub; its answer does not come back.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const stored = Promise.withResolvers<void>()
  let isSent = false
  await page.route(reviewCalls, async (route) => {
    if (route.request().method() !== 'POST' || isSent) return route.continue()
    isSent = true
    await route.fetch()
    stored.resolve()
    await held
    await route.abort()
  })
  await form.post.click()
  await expect(form.dialog.getByRole('button', { name: 'Posting...' })).toBeVisible()
  await stored.promise
  await page.clock.fastForward(30_000)
  const alert = form.dialog.getByRole('alert')
  await expect(alert).toContainText('We do not know whether it was posted.')
  await expect(alert).toContainText(
    'within 10 minutes: unless you change them, they are not posted twice. After that, look at the list first.',
  )
  await expect(toasts(page)).toBeEmpty()
  await expect(form.title).toHaveValue(word)
  // The list behind the form is read again, so that it says so.
  await page.keyboard.press('Escape')
  await expect(reviewTitled(page, word)).toBeVisible()
  // Sent again as it is, it is not there twice.
  await openDialog(page)
  await expect(form.title).toHaveValue(word)
  await form.post.click()
  await expect(toasts(page)).toContainText('Your anonymous review has been posted successfully!')
  await keepReceipt(page)
  await expect(reviewTitled(page, word)).toHaveCount(1)
  letGo()
})

test('while it is posted the words stay as they were sent', async ({ page }) => {
  const word = uniqueWord()
  await page.goto('/reviews')
  const form = await openDialog(page)
  await fillReview(form, word)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(reviewCalls, async (route) => {
    await held
    await route.continue()
  })
  await form.post.click()
  await expect(form.dialog.getByRole('button', { name: 'Posting...' })).toBeVisible()
  // Taken in, it would be gone with the success, and the old words could not be changed any more.
  await form.content.fill('Other words.')
  await expect(form.content).toHaveValue('They answered every letter.')
  letGo()
  await keepReceipt(page)
  await expect(reviewTitled(page, word)).toBeVisible()
})

test('a school that the list gives only after the post changes nothing in what is sent again', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const word = uniqueWord()
  await page.goto('/reviews')
  const form = await openDialog(page)
  const { promise: listHeld, resolve: giveList } = Promise.withResolvers<void>()
  await page.route(/\/api\/schools\?/, async (route) => {
    await listHeld
    await route.continue()
  })
  const bodies: unknown[] = []
  await page.route(reviewCalls, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    bodies.push(route.request().postDataJSON())
    if (bodies.length > 1) return route.continue()
    await route.fetch()
    await route.fulfill({ status: 502, body: 'Bad Gateway' })
  })
  await fillReview(form, word)
  const { name } = await firstSchool(request, 'college')
  await form.school.fill(name)
  await form.post.click()
  await expect(form.dialog.getByRole('alert')).toContainText('We could not post your review.')
  const list = page.waitForResponse(/\/api\/schools\?/)
  giveList()
  await list
  await form.school.press('ArrowDown')
  await expect(form.dialog.getByRole('option', { name }).first()).toBeVisible()
  await form.post.click()
  await expect(toasts(page)).toContainText('Your anonymous review has been posted successfully!')
  await keepReceipt(page)
  expect(bodies[1]).toEqual(bodies[0])
  await expect(reviewTitled(page, word)).toHaveCount(1)
})

test('a post whose answer is lost on its way is not called failed, and is not there twice', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to load/)
  const word = uniqueWord()
  await page.goto('/reviews')
  const form = await openDialog(page)
  await fillReview(form, word)
  let isSent = false
  await page.route(reviewCalls, async (route) => {
    if (route.request().method() !== 'POST' || isSent) return route.continue()
    isSent = true
    await route.fetch()
    await route.abort()
  })
  await form.post.click()
  const alert = form.dialog.getByRole('alert')
  await expect(alert).toContainText('We do not know whether it was posted.')
  await expect(alert).toContainText('Check your connection, then press “Post review” again')
  await form.post.click()
  await expect(toasts(page)).toContainText('Your anonymous review has been posted successfully!')
  await keepReceipt(page)
  await expect(reviewTitled(page, word)).toHaveCount(1)
})

test("the server's errors stand at their fields", async ({ page, allowErrors }) => {
  allowErrors(/400|Failed to load/)
  await page.goto('/reviews')
  const form = await openDialog(page)
  await fillReview(form, uniqueWord())
  const problem = { status: 400, detail: 'Wrong.', errors: { title: 'Title is not good' } }
  await page.route(reviewCalls, (route) => route.fulfill({ status: 400, json: problem }))
  await form.post.click()
  await expect(form.title).toHaveAccessibleDescription('Title is not good')
  await expect(form.title).toBeFocused()
  await expect(toasts(page)).toContainText('Failed to post review. Please try again.')
})

test('a form whose code does not come says so and can be opened later', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/WriteReviewDialog|ERR_FAILED/)
  await page.route(/WriteReviewDialog/, (route) => route.abort())
  await page.goto('/reviews')
  await page.getByRole('button', { name: 'Write Review' }).first().click()
  await expect(toasts(page)).toContainText('The form did not load')
  await expect(toasts(page)).toContainText('If it still does not load, reload the page.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute(/WriteReviewDialog/)
  await openDialog(page)
})
