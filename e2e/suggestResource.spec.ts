import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { openHub, shownAtFirst } from './harness/resourceHub.ts'
import { entry } from './harness/screen.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Suggest a resource' })
const dialog = (page: Page) => page.getByRole('dialog')

async function fill(page: Page, title: string): Promise<void> {
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Description').fill('For students on either side.')
  await dialog(page).getByLabel('Category').selectOption('advocacy')
}

test('names each missing field and takes the focus to the first', async ({ page }) => {
  await openHub(page)
  await opener(page).click()
  await expect(dialog(page)).toContainText('Nobody sees it before that.')
  await dialog(page).getByLabel('Website').fill('lakeside state')
  await dialog(page).getByRole('button', { name: 'Send suggestion' }).click()
  for (const sentence of [
    'Title is required',
    'Description is required',
    'Category is required',
    'Must be a valid URL',
  ]) {
    await expect(dialog(page).getByText(sentence)).toBeVisible()
  }
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await expect(dialog(page).getByLabel('Title')).toHaveAccessibleDescription(/Title is required/)
  await expectAccessible(page)
  await dialog(page).getByLabel('Title').pressSequentially('A b')
  await expect(dialog(page).getByText('Title is required')).toHaveCount(0)
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
})

test('a wrong field takes the focus above the row of actions on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHub(page)
  await opener(page).click()
  await fill(page, 'Harbor')
  await dialog(page).getByLabel('Website').fill('harbor')
  await dialog(page).getByRole('button', { name: 'Send suggestion' }).click()
  const website = dialog(page).getByLabel('Website')
  await expect(website).toBeFocused()
  await expect(dialog(page).getByText('Must be a valid URL')).toBeInViewport()
  const button = dialog(page).getByRole('button', { name: 'Send suggestion' })
  // The field moves there.
  await expect(async () => {
    const field = await website.boundingBox()
    const send = await button.boundingBox()
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(send?.y ?? 0)
  }).toPass()
})

test('keeps what was typed when it is closed, and the focus goes back', async ({ page }) => {
  await openHub(page)
  await opener(page).press('Enter')
  await fill(page, 'Kept words')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await opener(page).press('Enter')
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Kept words')
  await page.reload()
  await opener(page).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('')
})

test('keeps the words when sending fails', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await openHub(page)
  let failing = true
  await page.route('**/api/resources', (route) =>
    failing ? route.fulfill({ status: 500, body: 'Failed' }) : route.abort(),
  )
  await opener(page).click()
  await fill(page, 'Not lost')
  await dialog(page).getByRole('button', { name: 'Send suggestion' }).click()
  const alert = dialog(page).getByRole('alert')
  await expect(alert).toContainText('We could not send your suggestion.')
  await expect(alert).toContainText('Your words are still here. Try again.')
  // The form is longer than the screen, and it was sent from its end.
  await expect(alert).toBeInViewport({ ratio: 1 })

  failing = false
  await dialog(page).getByRole('button', { name: 'Send suggestion' }).click()
  await expect(alert).toContainText('We do not know whether your suggestion arrived.')
  await expect(alert).toContainText('Check your connection, then send it again')
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Not lost')
  await page.unroute('**/api/resources')
  await dialog(page).getByRole('button', { name: 'Send suggestion' }).click()
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
})

test('says where no answer comes that it may be sent again', async ({ page }) => {
  await page.clock.install()
  await openHub(page)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/resources', async (route) => {
    await held
    await route.abort()
  })
  await opener(page).click()
  await fill(page, 'Perhaps sent')
  await dialog(page).getByRole('button', { name: 'Send suggestion' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Sending...' })).toBeVisible()
  await dialog(page).getByLabel('Title').fill('Other words')
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Perhaps sent')
  await page.clock.fastForward(30_000)
  const alert = dialog(page).getByRole('alert')
  await expect(alert).toContainText('We do not know whether your suggestion arrived.')
  await expect(alert).toContainText('twice does no harm')
  letGo()
})

test("shows the server's sentence at its field", async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await openHub(page)
  await page.route('**/api/resources', (route) =>
    route.fulfill({
      status: 400,
      json: { detail: 'Please check.', errors: { phone: 'Bad phone' } },
    }),
  )
  await opener(page).click()
  await fill(page, 'Refused')
  await dialog(page).getByRole('button', { name: 'Send suggestion' }).click()
  await expect(dialog(page).getByText('Bad phone')).toBeVisible()
  await expect(dialog(page).getByLabel('Phone or text line')).toBeFocused()
})

test('says when the form itself cannot be fetched', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await openHub(page)
  await page.route(/SuggestDialog/, (route) => route.abort())
  await opener(page).click()
  await expect(page.getByText('The form did not load.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(shownAtFirst())
})

test('a suggestion is shown to nobody until a person approves it', async ({ page }) => {
  await withFreshHub(async (hub) => {
    await openHub(page, `${hub.url}/resources`)
    await opener(page).click()
    await fill(page, 'Harbor Advocates')
    await dialog(page).getByLabel('Website').fill('https://harbor.example.org/help')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await dialog(page).getByRole('button', { name: 'Send suggestion' }).click()
    expect((await answer).status()).toBe(202)
    const { id } = (await (await answer).json()) as { id: number }
    const thanks = page.getByRole('dialog', { name: 'Thank you' })
    await expect(thanks).toContainText('A person reads it before anyone else sees it.')
    await expectAccessible(page)
    await thanks.getByRole('button', { name: 'Done' }).click()
    await expect(opener(page)).toBeFocused()
    await openHub(page, `${hub.url}/resources`)
    await expect(page.getByRole('article')).toHaveCount(shownAtFirst())

    const admin = fileURLToPath(new URL('../server/src/admin/cli.ts', import.meta.url))
    await promisify(execFile)(process.execPath, [admin, 'resources', 'approve', String(id)], {
      env: { ...process.env, DATA_DIR: hub.dataDir },
    })
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(shownAtFirst() + 1)
    await expect(entry(page, 'Harbor Advocates').getByText('harbor.example.org')).toBeVisible()
  })
})
