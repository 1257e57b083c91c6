/** A school answers a review: from the link under it, by a code to a mailbox on this machine, to the published answer. */
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { test as base, expect, failedLoad } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { type Mailbox, openMailbox } from './harness/mailbox.ts'
import { decide, signIn } from './harness/moderationDesk.ts'
import { reviewTitled, storeReview, uniqueWord } from './harness/reviews.ts'
import { addSchool, uniqueSchool } from './harness/schools.ts'
import type { RunningHub } from './harness/server.ts'
import { sharedByFile } from './harness/sharedByFile.ts'
import { startSignInService } from './harness/signInService.ts'

async function withMailAndDesk(use: (it: { hub: RunningHub; mailbox: Mailbox }) => Promise<void>) {
  const [mailbox, service] = [await openMailbox(), await startSignInService()]
  const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'codes@hub.example' }
  await withFreshHub(
    (hub) => {
      service.open(hub.url)
      return use({ hub, mailbox })
    },
    { ...mail, ...service.env, ADMINISTRATORS: 'avery' },
  )
  await service.close()
  await mailbox.close()
}

const opened = sharedByFile(withMailAndDesk)

/** On a hub that sends codes and names an administrator. */
const test = base.extend<{ mailbox: Mailbox }>({
  mailbox: async ({}, use) => use((await opened()).mailbox),
  baseURL: async ({}, use) => use((await opened()).hub.url),
})

const address = 'titleix@mail.osu.edu'
const dialogOf = (page: Page) => page.getByRole('dialog')
const codeIn = (mailbox: Mailbox) =>
  /code is (\d{8})/.exec(mailbox.newest(address) ?? '')?.[1] ?? ''
const opener = (page: Page, title: string) =>
  reviewTitled(page, title).getByRole('button', { name: 'Answer for the school' })

/** A review of a school at this website; answers the school's page and the review's title. */
async function reviewed(request: APIRequestContext, website: string) {
  const { id } = await addSchool(request, { ...uniqueSchool(), website })
  const title = `Slow ${uniqueWord()}`
  await storeReview(request, { schoolId: id, title })
  return { path: `/schools/${id}`, title }
}

/** Fills in the first step and takes it. */
async function askForCode(page: Page, text: string): Promise<void> {
  await dialogOf(page).getByRole('textbox', { name: 'Answer' }).fill(text)
  const box = dialogOf(page).getByLabel('School e-mail address')
  await box.fill(address)
  await box.press('Enter')
  await expect(dialogOf(page).getByLabel('Code', { exact: true })).toBeFocused()
}

test('by keyboard alone, a school answers; a person publishes it; it says the domain and nobody’s address', async ({
  page,
  request,
  browser,
  baseURL,
  mailbox,
  allowErrors,
}) => {
  // A refused address and a refused code, and the queue before the sign-in.
  allowErrors(failedLoad)
  const { path, title } = await reviewed(request, 'https://www.osu.edu')
  const asked: string[] = []
  page.on('request', (one) => {
    if (one.url().endsWith('/api/trust')) asked.push(one.url())
  })
  await page.goto(path)
  await opener(page, title).focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  const words = dialog.getByRole('textbox', { name: 'Answer' })
  const send = dialog.getByRole('button', { name: 'Send me a code' })
  await send.press('Enter')
  await expect(words).toBeFocused()
  await expect(dialog.getByText('The answer is required')).toBeVisible()
  await expect(dialog.getByText('Give a whole e-mail address')).toBeVisible()
  await expectAccessible(page)

  // The check of what points to a person works on the answer too.
  await words.fill('We wrote to Jordan Hale on March 12.')
  const hint = dialog.getByRole('region', { name: /^2 details here could point/ })
  await expect(hint).toBeVisible()
  await expectAccessible(page)
  await words.fill('We wrote in May, and offered a meeting.')
  await expect(hint).toHaveCount(0)
  const box = dialog.getByLabel('School e-mail address')
  await box.fill('jo@elsewhere.edu')
  await box.press('Enter')
  await expect(dialog.getByText('The address must end in @osu.edu')).toBeVisible()
  await expect(box).toBeFocused()
  await box.fill(address)
  await box.press('Enter')

  const code = dialog.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await code.fill('1234567')
  await code.press('Enter')
  await expect(dialog.getByText('A code has 8 digits')).toBeVisible()
  const right = codeIn(mailbox)
  await code.fill(right === '00000000' ? '00000001' : '00000000')
  await code.press('Enter')
  await expect(dialog.getByText('This code is wrong or too old.')).toBeVisible()
  await expect(code).toBeFocused()
  await expectAccessible(page)
  // Back, and closed in between: the words are still there.
  await dialog.getByRole('button', { name: 'Back to the answer' }).press('Enter')
  await expect(words).toHaveValue('We wrote in May, and offered a meeting.')
  await page.keyboard.press('Escape')
  await expect(opener(page, title)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(words).toHaveValue('We wrote in May, and offered a meeting.')
  await box.press('Enter')
  await expect(code).toBeFocused()
  await code.fill(codeIn(mailbox))
  await code.press('Enter')
  await expect(dialog.getByText('Your answer was sent.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(opener(page, title)).toBeFocused()
  expect(await page.context().cookies()).toEqual([])
  // The page came with what it has to know of the hub.
  expect(asked).toEqual([])

  await page.reload()
  await expect(reviewTitled(page, title)).not.toContainText('We wrote in May')
  const desk = await (await browser.newContext({ baseURL })).newPage()
  await signIn(desk, 'avery')
  const found = desk.getByRole('article').filter({ hasText: title })
  await expect(found).toContainText('Waits to be published')
  await expect(found).toContainText('We wrote in May, and offered a meeting.')
  await expect(found).toContainText('Some words.')
  await expectAccessible(desk)
  await expectNoSidewaysScroll(desk)
  await decide(desk, title, 'It is within the rules', 'Publish')
  await expect(found).toContainText('Published')
  await desk.context().close()

  await page.reload()
  const review = reviewTitled(page, title)
  await expect(review.getByText('Answer from the school')).toBeVisible()
  await expect(review).toContainText('We wrote in May, and offered a meeting.')
  await expect(review).toContainText('Sent from an address at osu.edu')
  expect(await page.content()).not.toContain('mail.osu.edu')
  await expectAccessible(page)
  await opener(page, title).click()
  await expect(dialog).toContainText('it takes the place of the one there now')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await page.goto('/moderation-log')
  await expect(
    page.getByText('Published: a school’s answer. It is within the rules.'),
  ).toBeVisible()
})

test('what is not known to be sent is sent once, when it is sent again', async ({
  page,
  request,
  mailbox,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const { path, title } = await reviewed(request, 'https://www.osu.edu')
  // The question whether the school can answer fails first.
  await page.route('**/answer', (route) => route.abort())
  await page.goto(path)
  await opener(page, title).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByText('We could not ask whether this school can answer')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/answer')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await askForCode(page, 'We answered within a week.')

  // The hub gets the answer, and the browser no word of it.
  await page.route('**/answer', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const send = dialog.getByRole('button', { name: 'Send answer' })
  await dialog.getByLabel('Code', { exact: true }).fill(codeIn(mailbox))
  await send.click()
  await expect(dialog.getByText('We do not know whether it was sent.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/answer')
  await send.click()
  await expect(dialog.getByText('Your answer was sent.')).toBeVisible()
})

test('on a phone the dialog fits its screen, step by step', async ({ page, request }) => {
  const { path, title } = await reviewed(request, 'https://www.osu.edu')
  await page.setViewportSize({ width: 320, height: 560 })
  await page.goto(path)
  await opener(page, title).click()
  await expectNoSidewaysScroll(page)
  await askForCode(page, 'A long answer of a school. '.repeat(70))
  await expectNoSidewaysScroll(page)
  await expect(dialogOf(page).getByRole('button', { name: 'Send answer' })).toBeInViewport()
})

test('a school that is on no academic domain is told that it cannot answer', async ({
  page,
  request,
}) => {
  const { path, title } = await reviewed(request, 'https://lakeside.example.com')
  await page.goto(path)
  await opener(page, title).click()
  await expect(dialogOf(page).getByText('This school cannot answer here')).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'Send me a code' })).toHaveCount(0)
  await expectAccessible(page)
})

base('a hub that sends no codes shows no way to answer', async ({ page, request }) => {
  const { path, title } = await reviewed(request, 'https://www.osu.edu')
  await page.goto(path)
  await expect(reviewTitled(page, title).getByRole('button', { name: 'Report' })).toBeVisible()
  await expect(opener(page, title)).toHaveCount(0)
})
