/** The receipt of a review: what its author does with it, here and where reviews wait. */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { reviewTitled, uniqueWord } from './harness/reviews.ts'
import { toasts } from './harness/screen.ts'
import { fillReview, keepReceipt, openDialog } from './harness/writeReview.ts'

/** Opens the review of this receipt. */
async function openReceipt(page: Page, code: string) {
  await page.getByRole('button', { name: 'I have a receipt' }).click()
  const dialog = page.getByRole('dialog', { name: 'I have a receipt' })
  await dialog.getByRole('textbox', { name: 'Receipt' }).fill(code)
  await dialog.getByRole('button', { name: 'Find my review' }).click()
  return page.getByRole('dialog', { name: 'Your review' })
}

test('a receipt is shown once, copied and printed alone, and with it the review is changed, added to and removed', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const word = uniqueWord()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // An account's cookie is there, and must not go along.
  await page.goto('/reviews')
  await page.evaluate(() => fetch('/api/passkeys/register/options', { method: 'POST' }))
  expect(await context.cookies('http://localhost/api')).not.toEqual([])
  const form = await openDialog(page)
  await fillReview(form, word)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await form.post.click()
  expect(await (await sent).allHeaders()).not.toHaveProperty('cookie')
  const receipt = page.getByRole('dialog', { name: 'Your receipt' })
  await expect(receipt).toHaveAccessibleDescription('Your review is in the list now.')
  await receipt.getByRole('button', { name: 'Copy the code' }).click()
  await expect(receipt.getByText('Copied')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // On paper the code stands alone.
  await page.evaluate(() => {
    window.print = () => {}
  })
  await receipt.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  // By their place: what is hidden has no role.
  await expect(page.locator('[data-recovery-code]')).toHaveCSS('visibility', 'visible')
  await expect(page.locator('[role=dialog] h2')).toHaveCSS('visibility', 'hidden')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: null })
  const code = await keepReceipt(page)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await expect(page.getByRole('button', { name: 'Write Review' }).first()).toBeFocused()
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage, location.href].map((one) => JSON.stringify(one)).join(),
  )
  expect(kept).not.toContain(code)

  const lost = page.getByRole('dialog', { name: 'I have a receipt' })
  await openReceipt(page, code.replace(code.slice(0, 4), 'ZZZZ'))
  await expect(lost.getByRole('alert')).toContainText('No review has this receipt.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await lost.getByRole('textbox', { name: 'Receipt' }).fill('ABCD')
  await lost.getByRole('button', { name: 'Find my review' }).click()
  await expect(lost.getByRole('textbox')).toHaveAccessibleDescription(/A receipt has 28 letters/)
  await lost.getByRole('button', { name: 'Not now' }).click()

  const own = await openReceipt(page, code.toLowerCase().replaceAll('-', ' '))
  await expect(own.getByText('This review is published.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await own.getByRole('textbox', { name: 'Details' }).fill('They stopped answering.')
  await own.getByRole('textbox', { name: 'Add to it' }).fill('They wrote again.')
  await own.getByRole('button', { name: 'Save changes' }).click()
  await expect(toasts(page)).toContainText('Changes saved')
  await own.getByRole('button', { name: 'Close' }).last().click()
  const shown = reviewTitled(page, word)
  await expect(shown).toContainText('They stopped answering.')
  await expect(shown).toContainText('Added later by the author')
  await expect(shown).toContainText('They wrote again.')

  const again = await openReceipt(page, code)
  await again.getByRole('button', { name: 'Remove...' }).click()
  await again.getByRole('button', { name: 'Remove it right away' }).click()
  await expect(again.getByText('This review is removed.')).toBeVisible()
  await again.getByRole('button', { name: 'Done' }).click()
  await expect(shown).toHaveCount(0)
  expect(page.url()).toMatch(/\/reviews$/)
})

test('where reviews wait the form says for how long, and the receipt opens what waits', async ({
  page,
}) => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  const PUBLIC_URL = `http://127.0.0.1:${port}`
  const env = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL, CHAIN: 'off' }
  await withFreshHub(async ({ url }) => {
    const word = uniqueWord()
    await page.goto(`${url}/reviews`)
    const form = await openDialog(page)
    await expect(form.dialog).toHaveAccessibleDescription(/will appear within 24 hours/)
    await fillReview(form, word)
    await form.post.click()
    const receipt = page.getByRole('dialog', { name: 'Your receipt' })
    await expect(receipt).toHaveAccessibleDescription(/will appear within 24 hours/)
    const code = await keepReceipt(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
    const own = await openReceipt(page, code)
    await expect(own.getByText('This review is not published yet.')).toBeVisible()
    await expect(own.getByRole('textbox', { name: 'Title' })).toHaveValue(word)
    await own.getByRole('button', { name: 'Remove...' }).click()
    await own.getByRole('button', { name: 'Remove it right away' }).click()
    await expect(own.getByText('This review is removed.')).toBeVisible()
  }, env)
})
