/** Asking and being answered, on the real server with its built-in guide. */
import { expectRoomForFingers } from './harness/accessible.ts'
import { ask, chatCalls, field, lastAnswer, message, messages, openChat } from './harness/chat.ts'
import { expect, test } from './harness/fixtures.ts'
import { region } from './harness/screen.ts'

const question = 'can i bring my mom as my advisor to the meeting, or must it be a lawyer?'

test('a question is answered with its sources, by the guide, and copied as plain text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openChat(page)
  await ask(page, question)
  await expect(messages(page).first()).toContainText(question)
  const answer = lastAnswer(page)
  await expect(answer).toContainText('advisor of your choice')
  await expect(answer).toContainText('Answered by the guide')
  const chip = answer.getByRole('link', { name: /^Source 1: 34 CFR 106\.45/ }).first()
  await expect(chip).toBeVisible()
  const sources = answer.getByRole('group', { name: 'Sources for this answer' })
  await expect(sources.getByRole('listitem').first()).toContainText('106.45(b)(5)(iv)')
  await expectRoomForFingers(region(page, 'Chat').locator('button, textarea'), 8)
  await page.getByRole('button', { name: 'Copy this answer' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('advisor of your choice')
  expect(copied).toContain('Sources:\n[1] 34 CFR 106.45(b)(5)(iv)')
  expect(copied).not.toContain('**')
})

test('a source opens the guide, and back leads to the conversation', async ({ page }) => {
  await openChat(page)
  await ask(page, question)
  await lastAnswer(page)
    .getByRole('link', { name: /^Source 1/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/guides\/[a-z0-9-]+$/)
  await page.goBack()
  await expect(messages(page)).toHaveCount(2)
  await expect(lastAnswer(page)).toContainText('advisor of your choice')
})

test('the conversation has the first 50 characters as its title, and its id alone in the address', async ({
  page,
}) => {
  await openChat(page)
  await ask(page, question)
  const title = `${question.slice(0, 50)}...`
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(region(page, 'Recent Conversations').getByRole('link').first()).toContainText(title)
  await expect(page).toHaveURL(/\/chat\?conversation=[0-9a-f-]{36}$/)
  await expect(page).toHaveTitle('AI Assistant - Title IX Hub')
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(stored).not.toContain('advisor')
  await page.reload()
  await expect(messages(page)).toHaveCount(2)
  await expect(lastAnswer(page)).toContainText('advisor of your choice')
})

test('Enter sends, Shift and Enter makes a line; blanks and the end of a word of an input method do not send', async ({
  page,
}) => {
  await openChat(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await field(page).press('Enter')
  await field(page).fill('   ')
  await field(page).press('Enter')
  await page.getByRole('button', { name: 'Send' }).click()
  await field(page).fill('ni')
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
  await expect(field(page)).toHaveValue('ni')
  await expect(messages(page)).toHaveCount(0)
  expect(sent).toEqual([])
  await field(page).fill('Who can be')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('my advisor?')
  await expect(field(page)).toHaveValue('Who can be\nmy advisor?')
  await field(page).press('Enter')
  await expect(lastAnswer(page)).toContainText('Answered by')
  await expect(messages(page).first()).toContainText('Who can be\nmy advisor?')
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
})

test('the button sends too, and the next question is typed at once', async ({ page }) => {
  await openChat(page)
  await field(page).fill('Who can be my advisor?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(field(page)).toBeFocused()
  await expect(lastAnswer(page)).toContainText('Answered by')
  await page.keyboard.type('And how do I appeal?')
  await page.getByRole('button', { name: 'Send' }).focus()
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(4)
  await expect(field(page)).toBeFocused()
})

test('a quick action asks in a conversation with its title', async ({ page }) => {
  await openChat(page)
  const asked = page.waitForRequest(chatCalls.quick)
  const sent = page.waitForRequest(chatCalls.messages)
  await page.getByRole('button', { name: 'Timeline overview' }).click()
  expect((await asked).postDataJSON()).toEqual({ topic: 'timeline' })
  const answer = await (await (await asked).response())?.json()
  expect((await sent).postDataJSON()).toEqual({
    role: 'user',
    content: `Help with timeline: ${answer.response}`,
  })
  await expect(page.getByRole('heading', { level: 2, name: 'Quick help: timeline' })).toBeVisible()
  await expect(lastAnswer(page)).toContainText('Answered by')
})

test('a quick action in an open conversation stays in it, and leaves the draft', async ({
  page,
}) => {
  await openChat(page)
  await ask(page, 'Who can be my advisor?')
  const address = page.url()
  await field(page).fill('Half a question')
  await page.getByRole('button', { name: 'Explain my rights' }).click()
  await expect(messages(page)).toHaveCount(4)
  await expect(lastAnswer(page)).toContainText('Answered by')
  expect(page.url()).toBe(address)
  await expect(field(page)).toHaveValue('Half a question')
})

test('a draft outlives a look at another screen, and a reload ends it', async ({ page }) => {
  await openChat(page)
  await field(page).fill('Half a question')
  await page.getByRole('link', { name: 'Resource Hub', exact: true }).first().click()
  await expect(page).toHaveURL('/resources')
  // The footer stands still once the list is there.
  await expect(page.getByRole('heading', { name: 'Counseling', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'AI Assistant', exact: true }).last().click()
  await expect(field(page)).toHaveValue('Half a question')
  await page.reload()
  await expect(field(page)).toHaveValue('')
})

test('the last answer is written anew in its place', async ({ page }) => {
  await openChat(page)
  await ask(page, question)
  await ask(page, 'How do I appeal?')
  await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(1)
  const again = page.waitForResponse(chatCalls.regenerate)
  await page.getByRole('button', { name: 'Regenerate' }).click()
  expect((await again).ok()).toBe(true)
  await expect(lastAnswer(page)).toContainText('Answered by')
  await expect(messages(page)).toHaveCount(4)
  await page.reload()
  await expect(messages(page)).toHaveCount(4)
})

test('a crisis is answered with lines that can be dialled', async ({ page }) => {
  await openChat(page)
  await ask(page, 'I do not want to live anymore')
  const answer = lastAnswer(page)
  await expect(answer.locator('a[href="tel:988"]').first()).toBeVisible()
  await expect(answer.locator('a[href="sms:741741?&body=HOME"]').first()).toBeVisible()
})

test('words of an answer are never markup', async ({ page }) => {
  const nasty =
    '<img src=x onerror="document.title=1"> **<b id="broken">x</b>** [y](javascript:alert(1)) ' +
    '[z](https://www.ed.gov/) [1] and [2]'
  const citations = [{ cite: '34 CFR 106.45(b)(5)(iv)' }]
  await page.route(chatCalls.messages, (route) =>
    route.fulfill({
      json: [
        message('user', '<i id="mine">**me**</i>'),
        message('assistant', nasty, { citations }),
      ],
    }),
  )
  const id = '3f1c9a52-7d0e-4b7b-9c55-0d8f5f6f2a01'
  const opened = { id, title: 'A talk', updatedAt: '2026-11-21T10:00:00.000Z', documentId: null }
  await page.route(chatCalls.one, (route) => route.fulfill({ json: opened }))
  await openChat(page, `/chat?conversation=${id}`)
  await expect(messages(page).first()).toContainText('<i id="mine">**me**</i>')
  const answer = lastAnswer(page)
  await expect(answer).toContainText('<b id="broken">x</b>')
  await expect(page.locator('#broken, #mine, main img')).toHaveCount(0)
  await expect(answer.getByRole('link', { name: 'y' })).toHaveCount(0)
  const out = answer.getByRole('link', { name: 'z' })
  await expect(out).toHaveAttribute('rel', /noopener noreferrer/)
  // A source that nothing is known of stands as it was written.
  await expect(answer).toContainText('and [2]')
  // One that leads nowhere else leads to its place among the sources.
  await answer.getByRole('link', { name: /^Source 1/ }).click()
  await expect(answer.getByRole('listitem').first()).toBeFocused()
})
