import { expectAccessible } from './harness/accessible.ts'
import { expect, test } from './harness/fixtures.ts'
import { reviewTitled, uniqueWord } from './harness/reviews.ts'
import { fillReview, keepReceipt, openDialog, twoDetails } from './harness/writeReview.ts'

test('[reviews.details] lists each detail, offers other words and never blocks', async ({
  page,
}) => {
  // In a word made by chance the finder may see a number of somebody's.
  const title = 'How long the answer took'
  await page.goto('/reviews')
  const form = await openDialog(page)
  await fillReview(form, title)
  await form.content.fill(twoDetails)
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
  await form.content.fill(twoDetails)
  await expect(form.dialog.getByRole('region', { name: heading })).toBeVisible()
  await form.post.click()
  await keepReceipt(page)
  await expect(reviewTitled(page, title).first()).toContainText('Dean Hale')
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
  await content.fill(`${'A line of words.\n'.repeat(60)}${twoDetails}`)
  await expect(dialog.locator('mark')).toHaveCount(2)
  await content.evaluate((area) => area.scrollTo(0, area.scrollHeight))
  const scroll = () =>
    content.evaluate((area) => [area.scrollTop, area.previousElementSibling?.scrollTop])
  await expect.poll(async () => new Set(await scroll()).size).toBe(1)
  expect((await scroll())[0]).toBeGreaterThan(100)
})

test('says when the check did not load, and posting still works', async ({ page, allowErrors }) => {
  allowErrors(/detailWorker|ERR_FAILED/)
  const word = uniqueWord()
  await page.route(/detailWorker/, (route) => route.abort())
  await page.goto('/reviews')
  const form = await openDialog(page)
  await fillReview(form, word)
  await expect(form.content).toHaveAccessibleDescription(/check for details did not load/)
  await form.post.click()
  await keepReceipt(page)
  await expect(reviewTitled(page, word)).toBeVisible()
})

test('a replacement is taken back by its button, until the text changes', async ({ page }) => {
  await page.goto('/reviews')
  const { dialog, content } = await openDialog(page)
  await content.fill(twoDetails)
  await dialog.getByRole('button', { name: /in place of “Dean Hale”/ }).click()
  await expect(content).not.toHaveValue(/Hale/)
  const undo = dialog.getByRole('button', { name: 'Undo and put “Dean Hale” back' })
  await undo.press('Enter')
  await expect(content).toHaveValue(twoDetails)
  await expect(content).toBeFocused()
  await expect(undo).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: /in place of “Dean Hale”/ })).toBeVisible()
  await dialog.getByRole('button', { name: /in place of “Dean Hale”/ }).click()
  await expect(undo).toBeVisible()
  await content.press('End')
  await content.press('!')
  await expect(undo).toHaveCount(0)
})

test('marks what only its words around tell, and nothing in a text without a detail', async ({
  page,
}) => {
  await page.goto('/reviews')
  const { dialog, content } = await openDialog(page)
  await content.fill('I am the harpist in the pit orchestra, and he sat behind me.')
  // By the model, which comes with the first words.
  await expect(dialog.locator('mark')).not.toHaveCount(0)
  await content.fill('They kept saying that they take every report seriously.')
  await expect(dialog.locator('mark')).toHaveCount(0)
})

test('without its model rules mark alone, which the form says once', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/reader-|ERR_FAILED/)
  await page.route(/\/assets\/reader-/, (route) => route.abort())
  await page.goto('/reviews')
  const { dialog, content, title } = await openDialog(page)
  await title.fill('Ask for Dean Hale')
  await content.fill(twoDetails)
  await expect(dialog.locator('mark')).toHaveText(['March 12', 'Dean Hale'])
  await expect(dialog.getByText(/Part of our check for details did not load/)).toHaveCount(1)
})

test('what is written goes nowhere while it is looked through', async ({ page }) => {
  await page.goto('/reviews')
  const { dialog, content } = await openDialog(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await content.fill('I am the harpist in the pit orchestra, and he sat behind me.')
  await expect(dialog.locator('mark')).not.toHaveCount(0)
  expect(sent.filter((one) => /harpist|orchestra/.test(one))).toEqual([])
})
