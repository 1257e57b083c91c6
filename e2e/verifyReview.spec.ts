/** Showing in the review form that one belongs to the school, by a code to a mailbox on this machine. */
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { test as base, expect, failedLoad } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { type Mailbox, openMailbox } from './harness/mailbox.ts'
import { addSchool, uniqueSchool } from './harness/schools.ts'
import type { RunningHub } from './harness/server.ts'
import { sharedByFile } from './harness/sharedByFile.ts'

async function withMailbox(use: (it: { hub: RunningHub; mailbox: Mailbox }) => Promise<void>) {
  const mailbox = await openMailbox()
  const env = { SMTP_URL: mailbox.url, MAIL_FROM: 'codes@hub.example' }
  await withFreshHub((hub) => use({ hub, mailbox }), env)
  await mailbox.close()
}

const opened = sharedByFile(withMailbox)

/** On a hub that sends codes. */
const test = base.extend<{ mailbox: Mailbox }>({
  mailbox: async ({}, use) => use((await opened()).mailbox),
  baseURL: async ({}, use) => use((await opened()).hub.url),
})

const form = (page: Page) => page.getByRole('dialog')

async function openSteps(page: Page, schoolId: number): Promise<void> {
  await page.goto(`/schools/${schoolId}`)
  await page.getByRole('button', { name: 'Write Review' }).click()
  await form(page).getByText('Show that you belong to this school (optional)').focus()
  await page.keyboard.press('Enter')
}

test('by keyboard alone, an author earns a proof and posts a verified review', async ({
  page,
  request,
  mailbox,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const school = await addSchool(request, { ...uniqueSchool(), website: 'https://www.osu.edu' })
  await openSteps(page, school.id)
  const address = form(page).getByLabel('School e-mail address')
  await address.fill('jo@elsewhere.edu')
  await address.press('Enter')
  await expect(form(page).getByText('The address must end in @osu.edu')).toBeVisible()
  await expect(address).toBeFocused()
  await expectAccessible(page)
  await address.fill('jo@mail.osu.edu')
  await address.press('Enter')

  const code = form(page).getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await code.fill('1234567')
  await code.press('Enter')
  await expect(form(page).getByText('A code has 8 digits')).toBeVisible()
  await expectAccessible(page)
  await code.fill(/code is (\d{8})/.exec(mailbox.newest('jo@mail.osu.edu') ?? '')?.[1] ?? '')
  await code.press('Enter')
  await expect(form(page).getByText('Your review will say “Verified”')).toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)

  await form(page).getByRole('textbox', { name: 'Title' }).fill('They answered')
  await form(page).getByRole('textbox', { name: 'Details' }).fill('Within a week, in writing.')
  const posting = page.waitForRequest((one) => one.url().endsWith('/api/reviews'))
  await form(page).getByRole('button', { name: 'Post review' }).click()
  expect((await posting).postData()).not.toContain('osu.edu')
  await expect(page.getByRole('article').getByText('Verified', { exact: true })).toBeVisible()
})

base('a hub that cannot send codes does not offer to verify', async ({ page, request }) => {
  const school = await addSchool(request, { ...uniqueSchool(), website: 'https://www.osu.edu' })
  await page.goto(`/schools/${school.id}`)
  await page.getByRole('button', { name: 'Write Review' }).click()
  await expect(form(page).getByText('How the process went (optional)')).toBeVisible()
  await expect(form(page).getByText('Show that you belong to this school')).toHaveCount(0)
})

test('where a school is on no academic domain, the form says so and posts without it', async ({
  page,
  request,
}) => {
  const school = await addSchool(request, { ...uniqueSchool(), website: 'https://a.example.com' })
  await openSteps(page, school.id)
  await expect(
    form(page).getByText('Reviews of this school cannot be verified here. Post without it.'),
  ).toBeVisible()
  await expectAccessible(page)
})
