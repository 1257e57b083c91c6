import { expectNoSidewaysScroll } from './harness/accessible.ts'
import { expect, test } from './harness/fixtures.ts'
import { firstSchool, reviewTitled, storeReview, uniqueWord } from './harness/reviews.ts'
import { toasts } from './harness/screen.ts'
import { fillReview, keepReceipt, openDialog, twoDetails } from './harness/writeReview.ts'

test('says before the fields what is kept and what to leave out', async ({ page }) => {
  await page.goto('/reviews')
  const { dialog } = await openDialog(page)
  await expect(dialog).toHaveAccessibleDescription(/no name, account or internet address/)
  await expect(dialog).toHaveAccessibleDescription(
    /a code with which you can change or remove it later\. Your review will appear at once\./,
  )
  await expect(dialog.getByRole('listitem').filter({ visible: true })).toContainText([
    'Your name, student ID or contact info',
    'Specific dates, case numbers or hearing details',
    'Names of other people in the case',
    'Unique circumstances',
  ])
  await expect(dialog.getByRole('heading', { name: 'Write Review' })).toBeFocused()
})

test('works by keyboard alone and is there after a reload', async ({ page }) => {
  const word = uniqueWord()
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
    receipt: expect.stringMatching(/^(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}$/),
    padding: expect.stringMatching(/^ +$/),
  })
  await expect(toasts(page)).toContainText('Review Posted')
  await expect(toasts(page)).toContainText('Your anonymous review has been posted successfully!')
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeFocused()
  await keepReceipt(page)
  await expect(page.getByRole('button', { name: 'Write Review' }).first()).toBeFocused()
  await expect(page.getByRole('article').first()).toContainText(`Title ${word}`)
  await page.reload()
  await expect(reviewTitled(page, `Title ${word}`).getByText('3 of 5')).toBeVisible()
  const again = await openDialog(page)
  await expect(again.title).toHaveValue('')
  await expect(again.dialog.getByRole('radio', { name: '1 of 5' })).toBeChecked()
})

test('takes a school from the list with the arrows', async ({ page, request }) => {
  const word = uniqueWord()
  const school = await firstSchool(request, 'Stanford University')
  await page.goto('/reviews')
  const form = await openDialog(page)
  await form.school.pressSequentially('stanferd', { delay: 10 })
  await expect(form.dialog.getByRole('option', { name: school.name })).toBeVisible()
  await expect(form.dialog.getByRole('status').filter({ hasText: /match/ })).toBeAttached()
  await expect(form.dialog.getByRole('listbox').getByRole('option').last()).toHaveText(
    'Use “stanferd” as typed',
  )
  await form.school.press('ArrowDown')
  await form.school.press('Enter')
  await expect(form.school).toHaveValue(school.name)
  await expect(form.dialog.getByText('Taken from the list of schools.')).toBeVisible()
  await form.title.fill(word)
  await form.content.fill('Words.')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await form.post.click()
  expect((await sent).postDataJSON()).toMatchObject({ schoolId: school.id, schoolName: null })
  await keepReceipt(page)
  await expect(reviewTitled(page, word).getByRole('link', { name: school.name })).toBeVisible()
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
  await expect(dialog.getByRole('listbox').getByRole('option')).toHaveCount(0)
})

test("on a school's page the school is settled and its reviews follow", async ({
  page,
  request,
}) => {
  const [word, other] = [uniqueWord(), uniqueWord()]
  const school = await firstSchool(request, 'Stanford University')
  await storeReview(request, { title: other })
  await page.goto(`/schools/${school.id}`)
  const form = await openDialog(page)
  await expect(form.school).toHaveCount(0)
  await expect(form.dialog.getByText(school.name)).toBeVisible()
  await form.title.fill(word)
  await form.content.fill('Words.')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await form.post.click()
  expect((await sent).postDataJSON()).toMatchObject({ schoolId: school.id, schoolName: null })
  await keepReceipt(page)
  await expect(page.getByRole('article').first()).toContainText(word)
  await expect(reviewTitled(page, other)).toHaveCount(0)
})

test('[reviews.draft][reviews.draft-removal][memory.time][memory.readers] closing keeps what was typed until the page is left, and in memory only', async ({
  page,
}) => {
  await page.goto('/reviews')
  const form = await openDialog(page)
  await fillReview(form, 'A half-written thought')
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

test('tags are added, suggested, refused past the limits and taken away', async ({ page }) => {
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

test('on a phone the form fills the screen under the safety bar and stays usable', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/reviews')
  const { dialog, title, content, post } = await openDialog(page)
  await content.fill(twoDetails)
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
