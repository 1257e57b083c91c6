/** What stands in the way of a question or of its answer, and what is said of it. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import {
  ask,
  chatCalls,
  eventStream,
  field,
  lastAnswer,
  message,
  messages,
  openChat,
} from './harness/chat.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { region, toasts } from './harness/screen.ts'

const words = 'Who can be my advisor?'

async function send(page: Page): Promise<void> {
  await field(page).fill(words)
  await field(page).press('Enter')
}

/** Answers the sending of messages with this; the reading of them goes to the server. */
async function sendingIs(
  page: Page,
  answer: { status?: number; contentType?: string; body?: string } | 'abort',
): Promise<void> {
  await page.route(chatCalls.messages, (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    return answer === 'abort' ? route.abort() : route.fulfill(answer)
  })
}

test('what cannot begin a conversation keeps the words: one that is too long, a quick response that did not come, a conversation that could not be made', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await openChat(page)
  await field(page).fill('a'.repeat(8001))
  await expect(page.getByText('1 character too many').first()).toBeVisible()
  await field(page).press('Enter')
  await expect(region(page, 'Chat').getByRole('alert')).toContainText('This message is too long.')
  await expect(messages(page)).toHaveCount(0)
  await field(page).fill('a'.repeat(8000))
  await expect(region(page, 'Chat').getByRole('alert')).toHaveCount(0)

  await field(page).fill('Half a question')
  await page.route(chatCalls.quick, (route) => route.fulfill({ status: 503, body: 'Busy' }))
  await page.getByRole('button', { name: 'Advisor selection' }).click()
  await expect(toasts(page)).toContainText('Failed to get quick response')
  await expect(toasts(page)).toContainText('Please try again.')
  await expect(field(page)).toHaveValue('Half a question')
  await expect(messages(page)).toHaveCount(0)
  await page.unroute(chatCalls.quick)

  await page.route(chatCalls.list, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, body: 'Broken' })
      : route.fallback(),
  )
  await send(page)
  await expect(toasts(page)).toContainText('Failed to create conversation')
  await expect(toasts(page)).toContainText('Please try again.')
  await expect(region(page, 'Chat').getByRole('alert')).toContainText('Your words are still here.')
  await expect(field(page)).toHaveValue(words)
  await expect(field(page)).toBeFocused()
  await expect(messages(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute(chatCalls.list)
  await field(page).press('Enter')
  await expect(lastAnswer(page)).toContainText('Answered by')
  await expect(region(page, 'Chat').getByRole('alert')).toHaveCount(0)

  await page.goto('/chat')
  await page.getByRole('button', { name: 'Advisor selection' }).click()
  await expect(lastAnswer(page)).toContainText('Answered by')
})

test('a message that is refused, fails or meets no connection keeps the words and says why, and is sent once on the next try', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  allowErrors(/ERR_/)
  await openChat(page)
  await ask(page, 'Hello')
  const alert = region(page, 'Chat').getByRole('alert')
  for (const [status, sentence] of [
    [429, 'Too many messages. Try again in 40 seconds.'],
    [409, 'The answer to your last message is still being written.'],
  ] as const) {
    await sendingIs(page, { status, body: sentence })
    await send(page)
    await expect(alert).toContainText(sentence)
    await expect(field(page)).toHaveValue(words)
  }

  await sendingIs(page, { status: 402, body: 'Subscription Required: the chat needs premium.' })
  await send(page)
  await expect(alert).toContainText('The assistant is part of premium.')
  const way = alert.getByRole('link', { name: 'See what premium has' })
  await expect(way).toHaveAttribute('href', '/subscribe')
  await expect(field(page)).toHaveValue(words)

  await sendingIs(page, { status: 500, body: 'Broken' })
  await send(page)
  await expect(toasts(page)).toContainText('Failed to send message')
  await expect(toasts(page)).toContainText('Please try again.')
  await expect(field(page)).toHaveValue(words)
  await expect(messages(page)).toHaveCount(2)
  await page.unrouteAll({ behavior: 'wait' })

  await page.context().setOffline(true)
  await send(page)
  await expect(alert).toContainText('Check your connection')
  await expect(field(page)).toHaveValue(words)
  await page.context().setOffline(false)
  await field(page).press('Enter')
  await expect(messages(page)).toHaveCount(4)
  await expect(field(page)).toHaveValue('')
})

test('a stream that is cut keeps what was written', async ({ page }) => {
  await openChat(page)
  await ask(page, 'Hello')
  await sendingIs(
    page,
    eventStream(['user', message('user', words)], ['delta', { text: 'You may bring **an adv' }]),
  )
  await send(page)
  await expect(lastAnswer(page)).toContainText('You may bring an adv')
  await expect(lastAnswer(page)).toContainText('The connection was lost.')
  await expect(field(page)).toHaveValue('')
  await expect(messages(page)).toHaveCount(4)
  await expectAccessible(page)
})

test('what was written before the line broke stays until the hub has kept it', async ({ page }) => {
  await openChat(page)
  await ask(page, 'Hello')
  const user = message('user', words)
  const cut = eventStream(['user', user], ['delta', { text: 'You may bring' }])
  const kept = [user]
  await page.route(chatCalls.messages, (route) =>
    route.fulfill(route.request().method() === 'POST' ? cut : { json: kept }),
  )
  await send(page)
  await expect(lastAnswer(page)).toContainText('The connection was lost.')
  const look = page.getByRole('button', { name: 'Look for the whole answer' })
  const read = page.waitForResponse(chatCalls.messages)
  await look.click()
  await read
  await expect(messages(page)).toHaveCount(2)
  await expect(lastAnswer(page)).toContainText('You may bring')
  kept.push(message('assistant', 'You may bring anybody.'))
  await look.click()
  await expect(lastAnswer(page)).toContainText('You may bring anybody.')
  await expect(look).toHaveCount(0)
  await expect(messages(page)).toHaveCount(2)
})

test('an error in the stream says its sentence, and the answer can be asked for again', async ({
  page,
}) => {
  await openChat(page)
  await ask(page, 'Hello')
  const text = 'The answer could not be written. Your question is kept.'
  await sendingIs(page, eventStream(['user', message('user', words)], ['error', { text }]))
  await send(page)
  await expect(lastAnswer(page)).toContainText(text)
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect(lastAnswer(page)).toContainText('Answered by the guide')
})

test('what was taken back does not stay', async ({ page }) => {
  await openChat(page)
  const answer = message('assistant', 'Right. [1]', {
    citations: [{ cite: '34 CFR 106.8(c)' }],
    notice: 'The model stopped with an error, so the guide answered.',
  })
  await sendingIs(
    page,
    eventStream(
      ['user', message('user', words)],
      ['citation', { cite: '34 CFR 106.30(a)' }],
      ['delta', { text: 'Wrong. [1]' }],
      ['restart', { notice: answer.notice }],
      ['citation', { cite: '34 CFR 106.8(c)' }],
      ['delta', { text: 'Right. [1]' }],
      ['done', answer],
    ),
  )
  await send(page)
  await expect(lastAnswer(page)).toContainText('Right.')
  await expect(lastAnswer(page)).not.toContainText('Wrong')
  await expect(
    lastAnswer(page).getByRole('link', { name: 'Source 1: 34 CFR 106.8(c)' }),
  ).toBeVisible()
  await expect(lastAnswer(page).getByText('The model stopped with an error')).toHaveCount(1)
})

test('an answer that comes whole is shown too', async ({ page }) => {
  await openChat(page)
  const whole = { user: message('user', words), assistant: message('assistant', 'Anybody.') }
  await sendingIs(page, {
    status: 201,
    contentType: 'application/json',
    body: JSON.stringify(whole),
  })
  await send(page)
  await expect(lastAnswer(page)).toContainText('Anybody.')
  await expect(messages(page)).toHaveCount(2)
})

test('an answer that was not written anew leaves the earlier one, and a conversation that could not be loaded is loaded on a retry', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await openChat(page)
  await ask(page, words)
  await page.route(chatCalls.regenerate, (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect(toasts(page)).toContainText('Failed to send message')
  await expect(messages(page)).toHaveCount(2)
  await expect(lastAnswer(page)).toContainText('Answered by the guide')

  await page.route(chatCalls.messages, (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('We could not load this conversation.')
  await page.unroute(chatCalls.messages)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(messages(page)).toHaveCount(2)
})

test("another account's conversation is not there", async ({ page, browser, hub, allowErrors }) => {
  allowErrors(failedLoad)
  await openChat(page)
  await ask(page, words)
  const stranger = await browser.newPage({ baseURL: hub.url })
  await openChat(stranger, '/chat')
  await stranger.goto(new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(
    stranger.getByRole('heading', { name: 'There is no such conversation' }),
  ).toBeVisible()
  await expect(stranger.getByText(words)).toHaveCount(0)
  await stranger.close()
})
