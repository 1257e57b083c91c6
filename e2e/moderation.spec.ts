/** Something is reported, hidden and shown again: from the reader's button to the administrators' page and the log. */
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { openReviews } from './harness/chainReviews.ts'
import { test as base, expect, failedLoad } from './harness/fixtures.ts'
import { decide, signIn, withDesk } from './harness/moderationDesk.ts'
import { registryOf } from './harness/registryRecords.ts'
import { reviewTitled, storeReview, uniqueWord } from './harness/reviews.ts'
import type { RunningHub } from './harness/server.ts'
import { sharedByFile } from './harness/sharedByFile.ts'
import { storeText } from './harness/storedText.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'

const openedHub = sharedByFile(withDesk)

/** On a hub that names an administrator. */
const test = base.extend<{ deskHub: RunningHub }>({
  deskHub: async ({}, use) => use(await openedHub()),
  baseURL: async ({ deskHub }, use) => use(deskHub.url),
})

test('a review is reported without an account, hidden, and shown again, and the log says so', async ({
  page,
  request,
  browser,
  baseURL,
  allowErrors,
}) => {
  // Before the sign-in the queue is refused.
  allowErrors(failedLoad)
  const title = `Slander ${uniqueWord()}`
  await storeReview(request, { title })
  await page.goto('/reviews')
  const opener = reviewTitled(page, title).getByRole('button', { name: 'Report' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You need no account.')
  const send = dialog.getByRole('button', { name: 'Send report' })
  await send.click()
  const reason = dialog.getByRole('combobox', { name: 'What is wrong with it?' })
  await expect(reason).toBeFocused()
  await reason.selectOption('Something else')
  await send.click()
  const words = dialog.getByRole('textbox', { name: 'What is wrong' })
  await expect(words).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await words.fill('It is about my roommate.')
  await send.click()
  await expect(dialog).toContainText('What happens next: a person reads it and decides.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(opener).toBeFocused()
  expect(await page.context().cookies()).toEqual([])

  const desk = await (await browser.newContext({ baseURL })).newPage()
  await signIn(desk, 'avery')
  const found = desk.getByRole('article').filter({ hasText: title })
  await expect(found).toContainText('It is about my roommate.')
  await found.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(found).toContainText('Choose a reason first.')
  await decide(desk, title, 'It named a person', 'Hide')
  await expect(found).toContainText('Hidden')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reviewTitled(page, title)).toHaveCount(0)

  await decide(desk, title, 'It was taken down by mistake', 'Show again')
  await expect(found).toContainText('Shown again')
  await page.reload()
  await expect(reviewTitled(page, title)).toBeVisible()

  await page.goto('/moderation-log')
  await expect(page.getByText('Shown again: a review. It was taken down by mistake.')).toBeVisible()
  await expect(page.getByText('Hidden: a review. It named a person.')).toBeVisible()
  await expect(page.getByText('Hidden: 1 · Shown again: 1')).toBeVisible()
  await expect(page.locator('#content')).not.toContainText(title)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await desk.context().close()
})

test('what is hidden of the chain has no words on any of its screens', async ({
  page,
  deskHub,
  browser,
  baseURL,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const registry = await registryOf(deskHub.url)
  const word = uniqueWord()
  const digest = await storeText(deskHub.url, `The words of ${word}.`)
  const [title, school, resource] = [`Review ${word}`, `School ${word}`, `Help ${word}`]
  await registry.write(1, 'addSchool', [school, 'college'])
  const schoolId = await registry.totalSchools()
  await registry.write(1, 'postReview', [schoolId, '', 1, title, digest, [`tag ${word}`], true])
  await registry.write(1, 'createResource', [resource, `About ${word}`, '', 'support', '', ''])
  await addWallet(page, await walletRpcUrl(deskHub.url))
  await openReviews(page, deskHub.url)
  const shown = page.getByRole('article').filter({ hasText: title })
  await shown.getByRole('button', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').selectOption('It names a person')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toContainText('Nobody can erase it from the blockchain.')
  await dialog.getByRole('button', { name: 'Done' }).click()

  const desk = await (await browser.newContext({ baseURL })).newPage()
  await signIn(desk, 'avery')
  await decide(desk, title, 'It named a person', 'Hide')
  await expect(desk.getByRole('article').filter({ hasText: title })).toContainText('Hidden')
  const decision = { action: 'hide', reason: 'name' }
  for (const [kind, id] of [
    ['chain-school', schoolId],
    ['chain-resource', await registry.totalResources()],
  ] as const) {
    const data = { ...decision, kind, id: String(id) }
    const answer = await desk.request.post('/api/moderation/decisions', {
      data,
      headers: { origin: deskHub.url },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await desk.context().close()

  const content = page.locator('#content')
  const sentence = 'This hub does not show this record. Reason: It named a person.'
  await page.reload()
  await expect(content.getByText(sentence)).toBeVisible()
  await expect(content).not.toContainText(word)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto(`/web3-reviews?school=${schoolId}`)
  await expect(content.getByText(sentence)).toBeVisible()
  await expect(content).not.toContainText(word)
  await page.goto('/web3-resources')
  await expect(content.getByText(sentence)).toBeVisible()
  await expect(content).not.toContainText(word)
  await expectAccessible(page)
  await page.getByRole('searchbox').fill(word)
  await page.keyboard.press('Enter')
  await expect(content.getByText('Not shown here')).toHaveCount(0)
  await expect(content).not.toContainText(`About ${word}`)
  await page.goto('/')
  await expect(content).toContainText('Recent Activity')
  await expect(content).not.toContainText(word)
})

test('a resource that is out of date is reported, and hidden until it is shown again', async ({
  page,
  browser,
  baseURL,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const name = 'Crisis Text Line'
  const listed = page.getByRole('article').filter({ hasText: name })
  await page.goto('/resources')
  await listed.getByRole('button', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).not.toContainText('It is not about this school')
  await dialog.getByRole('combobox').selectOption('It is wrong or out of date')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()

  const desk = await (await browser.newContext({ baseURL })).newPage()
  await signIn(desk, 'avery')
  await decide(desk, name, 'It was wrong or out of date', 'Hide')
  await expect(desk.getByRole('article').filter({ hasText: name })).toContainText('Hidden')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(listed).toHaveCount(0)
  await decide(desk, name, 'It was taken down by mistake', 'Show again')
  await expect(desk.getByRole('article').filter({ hasText: name })).toContainText('Shown again')
  await page.reload()
  await expect(listed).toHaveCount(1)
  await desk.context().close()
})

test('who is not on the list is told so', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await signIn(page, 'robin')
  await expect(page.getByText('You are not on the list of administrators.')).toBeVisible()
  await expectAccessible(page)
})

base('a hub that names no administrators has no page for them', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  const answer = await page.goto('/moderation')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
})
