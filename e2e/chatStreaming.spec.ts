/** Answers while they are written, by a model whose words the tests give. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { ask, field, lastAnswer, messages, openChat } from './harness/chat.ts'
import { test as base, expect, failedLoad } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { type ModelCall, type ModelHost, startModelHost } from './harness/modelHost.ts'
import { sharedByFile } from './harness/sharedByFile.ts'

interface ModelHub {
  url: string
  model: ModelHost
}

async function withModel(use: (hub: ModelHub) => Promise<void>): Promise<void> {
  const model = await startModelHost()
  await withFreshHub(({ url }) => use({ url, model }), model.env)
  await model.close()
}

const openedHub = sharedByFile(withModel)

/** On a hub that has a model. */
const test = base.extend<{ modelHub: ModelHub }>({
  modelHub: async ({}, use) => use(await openedHub()),
  baseURL: async ({ modelHub }, use) => use(modelHub.url),
})

/** What the guide says too, in a line each: all else would be cut. */
const cited = 'You may have **an advisor** of your choice. [34 CFR 106.45(b)(5)(iv)]\n\n'
const another = 'The school may not limit your choice of advisor.\n\n'

/** Asks, and answers the model's call, which then waits for its words. */
async function begin(page: Page, { model }: { model: ModelHost }): Promise<ModelCall> {
  await field(page).fill('Who can be my advisor?')
  await field(page).press('Enter')
  return model.call()
}

/** Waits until the hub has kept the first question and its answer: a moment after the model was let go. */
async function expectKept(page: Page): Promise<void> {
  const id = new URL(page.url()).searchParams.get('conversation') ?? ''
  const kept = async () =>
    (await page.request.get(`/api/chat/conversations/${id}/messages`)).json() as Promise<object[]>
  await expect.poll(kept).toHaveLength(2)
}

/** What screen readers are told, each change once. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const status = page.getByRole('region', { name: 'Chat' }).locator('[data-announcement]')
  await status.evaluate((element) => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

test('sentences appear as they are written, and nothing can be sent meanwhile', async ({
  page,
  modelHub,
}) => {
  await openChat(page)
  const said = await listen(page)
  const call = await begin(page, modelHub)
  await expect(lastAnswer(page)).toContainText('The assistant is writing...')
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Writing...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(page.getByRole('button', { name: 'Explain my rights' })).toHaveCount(0)
  call.say(cited)
  await expect(lastAnswer(page)).toContainText('an advisor of your choice.')
  await expect(lastAnswer(page).locator('strong')).toHaveText('an advisor')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  call.say(another)
  call.end()
  await expect(lastAnswer(page)).toContainText('Answered by the model')
  await expect(lastAnswer(page)).toContainText('not limit your choice')
  await expect(
    lastAnswer(page)
      .getByRole('link', { name: /^Source 1: 34 CFR/ })
      .first(),
  ).toBeVisible()
  await expect(messages(page)).toHaveCount(2)
  await expect(field(page)).toBeEnabled()
  await expect
    .poll(async () => (await said()).map((words) => words.replaceAll(/\s+/g, ' ')))
    .toEqual([
      'The assistant is writing.',
      'The assistant answered. You may have an advisor of your choice. The school may not limit your choice of advisor.',
    ])
})

test('Stop keeps what is there, also after a reload', async ({ page, modelHub }) => {
  await openChat(page)
  const call = await begin(page, modelHub)
  call.say(cited)
  await expect(lastAnswer(page)).toContainText('of your choice.')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(lastAnswer(page)).toContainText('You stopped this answer here.')
  await expect(lastAnswer(page)).toContainText('of your choice.')
  await expect(field(page)).toBeFocused()
  await call.left
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await expectKept(page)
  await page.reload()
  await expect(lastAnswer(page)).toContainText('of your choice.')
  await expect(lastAnswer(page)).toContainText('This answer was stopped')
  await expect(messages(page)).toHaveCount(2)
})

test('a stopped answer is written anew, and the next question goes on below', async ({
  page,
  modelHub,
}) => {
  await openChat(page)
  const first = await begin(page, modelHub)
  first.say(cited)
  await expect(lastAnswer(page)).toContainText('of your choice.')
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Regenerate' }).click()
  const second = await modelHub.model.call()
  second.say(another)
  second.end()
  await expect(lastAnswer(page)).toContainText('not limit your choice')
  await expect(messages(page)).toHaveCount(2)
  const third = await begin(page, modelHub)
  third.say(another)
  // Stopped before that, there is a question without an answer.
  await expect(lastAnswer(page)).toContainText('not limit your choice')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(lastAnswer(page)).toContainText('You stopped this answer')
  await third.left
  const fourth = await begin(page, modelHub)
  fourth.say(cited)
  fourth.end()
  await expect(lastAnswer(page)).toContainText('of your choice.')
  await expect(messages(page)).toHaveCount(6)
})

test('the guide takes over where the model breaks off, and says so', async ({ page, modelHub }) => {
  await openChat(page)
  const call = await begin(page, modelHub)
  call.say(cited)
  await expect(lastAnswer(page).locator('strong')).toHaveText('an advisor')
  call.cut()
  await expect(lastAnswer(page)).toContainText('Answered by the guide')
  await expect(lastAnswer(page)).toContainText('so the guide answered')
  await expect(lastAnswer(page).locator('strong', { hasText: /^an advisor$/ })).toHaveCount(0)
})

test('an answer goes on while another screen is looked at', async ({ page, modelHub }) => {
  await openChat(page)
  const call = await begin(page, modelHub)
  call.say(cited)
  await expect(lastAnswer(page)).toContainText('of your choice.')
  await page.getByRole('link', { name: 'Resource Hub', exact: true }).first().click()
  await expect(page).toHaveURL('/resources')
  call.say(another)
  call.end()
  await page.goBack()
  await expect(lastAnswer(page)).toContainText('not limit your choice')
  await expect(lastAnswer(page)).toContainText('Answered by the model')
})

test('a closed page leaves what was written by then', async ({ page, modelHub }) => {
  await openChat(page)
  const call = await begin(page, modelHub)
  call.say(cited)
  await expect(lastAnswer(page)).toContainText('of your choice.')
  await page.reload()
  await call.left
  await expect(async () => {
    await page.reload()
    await expect(lastAnswer(page)).toContainText('of your choice.', { timeout: 1000 })
  }).toPass()
})

test('a broken line keeps what was written, and the stored answer is looked for', async ({
  page,
  modelHub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  allowErrors(/ERR_/)
  await openChat(page)
  const call = await begin(page, modelHub)
  call.say(cited)
  await expect(lastAnswer(page)).toContainText('of your choice.')
  await page.context().setOffline(true)
  await expect(lastAnswer(page)).toContainText('The connection was lost.')
  await expect(lastAnswer(page)).toContainText('of your choice.')
  await page.getByRole('button', { name: 'Look for the whole answer' }).click()
  await expect(lastAnswer(page)).toContainText('of your choice.')
  await page.context().setOffline(false)
  await call.left
  await expectKept(page)
  await page.getByRole('button', { name: 'Look for the whole answer' }).click()
  await expect(lastAnswer(page)).toContainText('This answer was stopped')
})

test('a long answer is followed until its question is at the top, and to its end on demand', async ({
  page,
  modelHub,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await openChat(page)
  await ask(page, 'hello')
  const call = await begin(page, modelHub)
  const jump = page.getByRole('button', { name: 'Jump to the latest' })
  const name = (at: number) =>
    `way${String(at).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`
  const line = (at: number) => `As a party, you may have an advisor of your choice ${name(at)}.\n\n`
  for (let at = 1; at <= 30; at++) call.say(line(at))
  await expect(lastAnswer(page)).toContainText(name(30))
  await expect(jump).toBeVisible()
  const asked = page.getByRole('article', { name: 'You' }).last()
  await expect(asked).toBeInViewport()
  await expect(page.getByText(name(30))).not.toBeInViewport()
  await jump.click()
  await expect(jump).toHaveCount(0)
  for (let at = 31; at <= 60; at++) call.say(line(at))
  await expect(page.getByText(name(60))).toBeInViewport()
  // Whoever scrolls away is left alone.
  await page.mouse.move(640, 300)
  await page.mouse.wheel(0, -600)
  await expect(jump).toBeVisible()
  const before = await page.evaluate(() => window.scrollY)
  for (let at = 61; at <= 70; at++) call.say(line(at))
  await expect(lastAnswer(page)).toContainText(name(70))
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  call.end()
  await expect(lastAnswer(page)).toContainText('Answered by the model')
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('the temporary chat asks the model too, and says so before', async ({ page, modelHub }) => {
  await page.addInitScript(() => localStorage.clear())
  await openChat(page, '/chat?temporary=yes')
  const call = await begin(page, modelHub)
  call.say(cited)
  await expect(lastAnswer(page)).toContainText('of your choice.')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(lastAnswer(page)).toContainText('You stopped this answer here.')
  await call.left
  const next = await begin(page, modelHub)
  expect(next.body).toContain('You may have **an advisor** of your choice.')
  next.say(another)
  next.end()
  await expect(lastAnswer(page)).toContainText('not limit your choice')
  await expect(lastAnswer(page)).toContainText('Answered by the model')
  await expect(messages(page)).toHaveCount(4)
})
