import type { Page, Route } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { expect, test } from './harness/fixtures.ts'
import { addSchool, uniqueSchool } from './harness/schools.ts'
import { entry, toasts } from './harness/screen.ts'

/** Opens the dialog by its main button. */
async function openDialog(page: Page) {
  await page.goto('/schools')
  const opener = page.getByRole('button', { name: 'Add School' }).first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Add School' })
  await expect(dialog).toBeVisible()
  return {
    opener,
    dialog,
    name: dialog.getByLabel('Name'),
    type: dialog.getByLabel('Type'),
    location: dialog.getByLabel('Location (optional)'),
    website: dialog.getByLabel('Website (optional)'),
    send: dialog.getByRole('button', { name: 'Add School' }),
  }
}

/** Answers the call that adds a school; reading goes to the hub. */
async function answerAdding(page: Page, answer: (route: Route) => Promise<void> | void) {
  await page.route('**/api/schools', (route) =>
    route.request().method() === 'POST' ? answer(route) : route.continue(),
  )
}

test('a school is added, said, led to, and there after a reload', async ({ page }) => {
  const { name } = uniqueSchool()
  const form = await openDialog(page)
  await expect(form.name).toBeFocused()
  await form.name.fill(name)
  await form.type.selectOption('High School')
  await form.location.fill('Columbus, OH')
  await form.website.fill('www.marrow.example.us')
  await form.website.press('Enter')
  await expect(toasts(page)).toContainText('Success')
  await expect(toasts(page)).toContainText('School added successfully!')
  await expect(form.dialog).toHaveCount(0)
  await expect(page.getByText(`${name} is in the directory now.`)).toBeVisible()
  await expect(page.locator(':focus')).toContainText(`${name} is in the directory now.`)

  await expect(entry(page, name)).toContainText('High School · Columbus, OH')
  await page.reload()
  await expect(entry(page, name).getByRole('link', { name: 'marrow.example.us' })).toHaveAttribute(
    'href',
    'https://www.marrow.example.us',
  )
})

test('what is missing or too long is said at its field, and the first takes the focus', async ({
  page,
}) => {
  const form = await openDialog(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await form.website.fill('lakeside state')
  await form.send.click()
  await expect(form.name).toBeFocused()
  await expect(form.name).toHaveAccessibleDescription('Name is required')
  await expect(form.type).toHaveAccessibleDescription('Choose one of the listed school types')
  await expect(form.website).toHaveAccessibleDescription(/Must be a valid URL/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await form.name.fill('x'.repeat(256))
  await expect(form.name).toHaveAccessibleDescription('')
  await form.type.selectOption('College')
  await form.location.fill('y'.repeat(256))
  await form.website.fill(`https://example.edu/${'z'.repeat(236)}`)
  await form.name.press('Enter')
  await expect(form.name).toHaveAccessibleDescription('Name must be at most 255 characters')
  await expect(form.location).toHaveAccessibleDescription(/Location must be at most 255 characters/)
  await expect(form.website).toHaveAccessibleDescription(/Website must be at most 255 characters/)
  expect(sent).toEqual([])
})

test('a name of 255 characters without a space is taken, breaks where it must, and leaves an empty form', async ({
  page,
}) => {
  const name = uniqueSchool().name.replace(' ', '').padEnd(255, 'x')
  const form = await openDialog(page)
  await form.name.fill(name)
  await form.type.selectOption('College')
  await form.send.click()
  await expect(toasts(page)).toContainText('School added successfully!')
  await expect(form.dialog).toHaveCount(0)
  await form.opener.click()
  await expect(form.name).toHaveValue('')
  await expect(form.type).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(entry(page, name)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await entry(page, name).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Ratings' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('while it is sent the button says "Adding...", the words stay, and it is sent only once', async ({
  page,
}) => {
  let calls = 0
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await answerAdding(page, async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  const form = await openDialog(page)
  const { name } = uniqueSchool()
  await form.name.fill(name)
  await form.type.selectOption('College')
  await form.send.click()
  const busy = form.dialog.getByRole('button', { name: 'Adding...' })
  await expect(busy).toBeVisible()
  await expect(busy).toBeFocused()
  await busy.press('Enter')
  await form.name.press('Enter')
  await form.name.fill('Another name')
  await expect(form.name).toHaveValue(name)
  answer()
  await expect(form.dialog).toHaveCount(0)
  expect(calls).toBe(1)
})

test('a failure says what to do and keeps every word', async ({ page, allowErrors }) => {
  allowErrors(/500|ERR_FAILED/)
  let failing = true
  await answerAdding(page, (route) =>
    failing ? route.fulfill({ status: 500, body: 'Failed' }) : route.abort(),
  )
  const form = await openDialog(page)
  const { name } = uniqueSchool()
  await form.name.fill(name)
  await form.type.selectOption('College')
  await form.send.click()
  await expect(toasts(page)).toContainText('Error')
  await expect(toasts(page)).toContainText('Failed to add school. Please try again.')
  const alert = form.dialog.getByRole('alert')
  await expect(alert).toContainText('We could not add the school.')
  await expect(alert).toContainText('Your words are still here. This is our fault.')
  await expect(form.name).toHaveValue(name)

  failing = false
  await form.send.click()
  await expect(alert).toContainText('We do not know whether it was added.')
  await expect(alert).toContainText('Check your connection, then try again.')
  await page.unroute('**/api/schools')
  await form.send.click()
  await expect(form.dialog).toHaveCount(0)
  await expect(entry(page, name)).toBeVisible()
})

test('where no answer comes it says so, and leads to the list', async ({ page }) => {
  await page.clock.install()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await answerAdding(page, async (route) => {
    await held
    await route.abort()
  })
  const form = await openDialog(page)
  await form.name.fill(uniqueSchool().name)
  await form.type.selectOption('College')
  await form.send.click()
  await expect(form.dialog.getByRole('button', { name: 'Adding...' })).toBeVisible()
  await page.clock.fastForward(30_000)
  const alert = form.dialog.getByRole('alert')
  await expect(alert).toContainText('We do not know whether it was added.')
  await expect(alert).toContainText('Look at the list before you try again.')
  await expect(toasts(page)).toBeEmpty()
  letGo()
})

test("the server's sentence about a field stands at the field", async ({ page, allowErrors }) => {
  allowErrors(/400/)
  await answerAdding(page, (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: { status: 400, detail: 'Location is odd.', errors: { location: 'Location is odd' } },
    }),
  )
  const form = await openDialog(page)
  await form.name.fill(uniqueSchool().name)
  await form.type.selectOption('College')
  await form.send.click()
  await expect(form.location).toHaveAccessibleDescription(/Location is odd/)
  await expect(form.location).toBeFocused()
})

test('a school that is known already is offered', async ({ page, request, allowErrors }) => {
  allowErrors(/409/)
  const known = await addSchool(request, uniqueSchool())
  const form = await openDialog(page)
  await form.name.fill(known.name.toUpperCase())
  await form.type.selectOption('College')
  await form.send.click()
  const alert = form.dialog.getByRole('alert')
  await expect(alert).toContainText('This school is in the directory already.')
  await expect(alert.getByRole('link', { name: 'Open it' })).toBeInViewport({ ratio: 1 })
  await expect(toasts(page)).toBeEmpty()
  await alert.getByRole('link', { name: 'Open it' }).click()
  await expect(page).toHaveURL(`/schools/${known.id}`)
  await expect(page.getByRole('heading', { level: 1, name: known.name })).toBeFocused()
})

test('where nobody gave the place of a known school, the form asks which one is meant', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/409/)
  const known = await addSchool(request, uniqueSchool())
  const form = await openDialog(page)
  await form.name.fill(known.name)
  await form.type.selectOption('College')
  await form.location.fill('Garden City, NY')
  await form.send.click()
  const alert = form.dialog.getByRole('alert')
  await expect(alert).toContainText('Is it this one?')
  await expect(alert.getByRole('link', { name: 'Open it' })).toHaveAttribute(
    'href',
    `/schools/${known.id}`,
  )
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'No, another school' }).click()
  await expect(form.dialog).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: 'Garden City, NY' })).toContainText(
    known.name,
  )
})

test('Esc and "Not now" keep what was typed and give the focus back', async ({ page }) => {
  const form = await openDialog(page)
  await form.name.fill('Half a na')
  await page.keyboard.press('Escape')
  await expect(form.dialog).toHaveCount(0)
  await expect(form.opener).toBeFocused()
  await form.opener.press('Enter')
  await expect(form.name).toHaveValue('Half a na')
  await form.dialog.getByRole('button', { name: 'Not now' }).click()
  await form.opener.click()
  await expect(form.name).toHaveValue('Half a na')
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)).join(),
  )
  expect(stored).not.toContain('Half a na')
})

test('a form whose code does not come says so, and can be opened later', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|AddSchoolDialog/)
  await page.route(/AddSchoolDialog/, (route) => route.abort())
  await page.goto('/schools')
  const opener = page.getByRole('button', { name: 'Add School' }).first()
  await opener.click()
  await expect(page.getByText('The form did not load.')).toBeVisible()
  // As in a tab that a newer version has overtaken: pressing again would never bring it.
  await expect(page.getByText('If it still does not load, reload the page.')).toBeVisible()
  await page.unroute(/AddSchoolDialog/)
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Add School' })).toBeVisible()
  await expect(page.getByText('The form did not load.')).toHaveCount(0)
})
