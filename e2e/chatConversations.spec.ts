/** What is kept: the lists, their search, renaming, deleting, files, other tabs, and what is kept nowhere. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import {
  ask,
  chatCalls,
  field,
  lastAnswer,
  message,
  messages,
  openChat,
  subscribe,
} from './harness/chat.ts'
import { documentAnswer, storeDocument, textFile } from './harness/documents.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { openReport, reportAddress } from './harness/reportAnswer.ts'
import { region, toasts } from './harness/screen.ts'

async function keep(page: Page, title: string): Promise<string> {
  const made = await page.request.post('/api/chat/conversations', { data: { title } })
  expect(made.status(), await made.text()).toBe(201)
  return ((await made.json()) as { id: string }).id
}

/** Stores a document and has it analyzed. Answers its id. */
async function analyzed(page: Page, name: string, words: string): Promise<string> {
  const id = await storeDocument(page, textFile(name, words))
  const started = await page.request.post(`/api/documents/${id}/analyze`)
  expect(started.status(), await started.text()).toBe(202)
  const report = () => page.request.get(`/api/documents/${id}/report`)
  await expect.poll(async () => (await report()).status()).toBe(200)
  return id
}

const recent = (page: Page) => region(page, 'Recent Conversations')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('the latest three are listed, the others are one press away and deleted there; Esc closes the question from the moment that it is drawn', async ({
  page,
}) => {
  await openChat(page)
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await keep(page, name)
  await page.reload()
  await expect(recent(page).getByRole('listitem')).toHaveText([
    /^Five/,
    /^Four/,
    /^Three/,
    '+2 more conversations',
  ])
  await recent(page).getByRole('link', { name: '+2 more conversations' }).click()
  await expect(title(page, 'All conversations')).toBeFocused()
  const chat = region(page, 'Chat')
  await expect(chat.getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await chat.getByRole('link', { name: 'Two' }).click()
  await expect(title(page, 'Two')).toBeFocused()
  await page.goBack()
  await expect(chat.getByRole('listitem')).toHaveCount(5)

  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=dialog]')) return
      observer.disconnect()
      document.body.dataset.seen = 'dialog'
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      )
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  const button = page.getByRole('button', { name: 'Delete One' })
  await button.click()
  await expect(page.locator('body')).toHaveAttribute('data-seen', 'dialog')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('button', { name: 'Delete conversation' }).click()
  await expect(chat.getByRole('listitem')).toHaveCount(4)
  await expect(title(page, 'All conversations')).toBeFocused()
})

test('own conversations are found by what was said in them', async ({ page }) => {
  await openChat(page)
  await ask(page, 'Who can be my advisor?')
  await keep(page, 'Something else')
  await page.goto('/chat?all=yes')
  const chat = region(page, 'Chat')
  await expect(chat.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search your conversations' }).fill('advisor')
  await expect(chat.getByRole('listitem')).toHaveCount(1)
  await expect(chat.getByRole('listitem')).toContainText('Who can be my advisor?')
  await expect(page).toHaveURL('/chat?all=yes')
  await page.getByRole('searchbox').fill('zebra')
  await expect(page.getByRole('heading', { name: 'No conversation found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(chat.getByRole('listitem')).toHaveCount(2)
})

test('a conversation gets another title, becomes a file with a neutral name, and is deleted after a question', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await openChat(page)
  await ask(page, 'Who can be my advisor?')
  await expect(page).toHaveURL(/\?conversation=/)
  await region(page, 'Chat').getByRole('button', { name: 'Rename' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename conversation' })
  const name = renaming.getByRole('textbox', { name: 'Title' })
  await expect(name).toBeFocused()
  await name.fill(' ')
  await name.press('Enter')
  await expect(renaming).toContainText('Title is required')
  await name.fill('a'.repeat(256))
  await name.press('Enter')
  await expect(renaming).toContainText('Title must be at most 255 characters')
  await expectAccessible(page)
  await name.fill('Advisors')
  await name.press('Enter')
  await expect(renaming).toHaveCount(0)
  await expect(title(page, 'Advisors')).toBeVisible()
  await expect(recent(page)).toContainText('Advisors')
  await page.reload()
  await expect(title(page, 'Advisors')).toBeVisible()

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as text' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('export.txt')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('Who can be my advisor?')
  expect(text).toContain('Sources:\n[1] 34 CFR')

  const address = page.url()
  const button = region(page, 'Chat').getByRole('button', { name: 'Delete' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Delete conversation' })
  await expect(dialog).toContainText('This cannot be undone.')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.route(/\/api\/chat\/conversations\/[^/]+$/, (route) =>
    route.fulfill({ status: 503, body: 'Busy' }),
  )
  await button.click()
  await dialog.getByRole('button', { name: 'Delete conversation' }).click()
  await expect(toasts(page)).toContainText('Delete failed')
  await expect(dialog.getByRole('alert')).toContainText('It was not deleted.')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Delete conversation' }).click()
  await expect(page).toHaveURL('/chat')
  await expect(title(page, 'Hello. What would you like to know?')).toBeFocused()
  await expect(recent(page)).toContainText('None yet.')
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'There is no such conversation' })).toBeVisible()
})

test('[chat.temporary] the temporary chat is kept nowhere', async ({ page }) => {
  await openChat(page)
  await page.getByRole('link', { name: 'Use a temporary chat' }).click()
  await expect(title(page, 'Temporary chat')).toBeFocused()
  await expect(page.getByText('Nothing of this chat is stored')).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
  })
  await ask(page, 'Who can be my advisor?')
  const next = page.waitForRequest(chatCalls.private)
  await ask(page, 'And who cannot?')
  const { message, conversationHistory } = (await next).postDataJSON()
  expect(message).toBe('And who cannot?')
  expect(conversationHistory).toMatchObject([
    { role: 'user', content: 'Who can be my advisor?' },
    { role: 'assistant' },
  ])
  expect(new Set(calls)).toEqual(new Set(['/api/assistant/message']))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect(lastAnswer(page)).toContainText('Answered by')
  await expect(messages(page)).toHaveCount(4)

  await page.getByRole('link', { name: 'New conversation' }).click()
  await expect(messages(page)).toHaveCount(0)
  await page.goBack()
  await expect(messages(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Clear this chat' }).click()
  await expect(messages(page)).toHaveCount(0)
  await ask(page, 'Who can be my advisor?')
  await page.reload()
  await expect(title(page, 'Temporary chat')).toBeVisible()
  await expect(messages(page)).toHaveCount(0)
  expect(await (await page.request.get('/api/chat/conversations')).json()).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{"hub.chatNote":"seen"}')
})

test('[chat.note] the note stands over an empty conversation until it is dismissed', async ({
  page,
}) => {
  await subscribe(page)
  await page.goto('/chat')
  const note = page.getByText('Before you write: others may ask to see a chat.')
  await expect(note).toBeVisible()
  await expect(page.getByText('no other service gets your words')).toBeVisible()
  await page.reload()
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'I understand' }).click()
  await expect(note).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{"hub.chatNote":"seen"}')
  await page.reload()
  await expect(field(page)).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('the list of documents and a report lead to a conversation about a document, which keeps it, also when it is old and opened by its address', async ({
  page,
}) => {
  const words = 'You may bring one person with you. That person may not be an attorney.'
  await subscribe(page)
  const id = await analyzed(page, 'Hearing letter.txt', words)
  await page.addInitScript(() => localStorage.setItem('hub.chatNote', 'seen'))
  await page.goto('/analysis')
  await page.getByRole('link', { name: /^Ask Questions/ }).click()
  await expect(page).toHaveURL(`/chat?document=${id}`)
  await expect(page.getByText('About your document “Hearing letter.txt”.')).toBeVisible()
  await expect(page).toHaveTitle('AI Assistant - Title IX Hub')
  await expectAccessible(page)
  const made = page.waitForRequest(chatCalls.list)
  await field(page).fill('Can my advisor be an attorney?')
  await field(page).press('Enter')
  expect((await made).postDataJSON()).toMatchObject({ documentId: id })
  await expect(lastAnswer(page)).toContainText('Answered by')
  await expect(page).toHaveURL(/\?conversation=/)
  await expect(page.getByText('About your document “Hearing letter.txt”.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('About your document “Hearing letter.txt”.')).toBeVisible()

  await page.goto(`/analysis/${id}`)
  await page.getByRole('link', { name: 'Ask Questions' }).click()
  await expect(page).toHaveURL(`/chat?document=${id}`)

  const kept = await page.request.post('/api/chat/conversations', {
    data: { title: 'The oldest one', documentId: id },
  })
  const { id: oldest } = (await kept.json()) as { id: string }
  // As if it stood further down than the list goes.
  await page.route(chatCalls.list, (route) => route.fulfill({ json: [] }))
  await page.goto(`/chat?conversation=${oldest}`)
  await expect(title(page, 'The oldest one')).toBeVisible()
  await expect(page.getByText('About your document “Hearing letter.txt”.')).toBeVisible()
  await expect(page).toHaveTitle('AI Assistant - Title IX Hub')
  await region(page, 'Chat').getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Renamed')
  await page.getByRole('button', { name: 'Save title' }).click()
  await expect(title(page, 'Renamed')).toBeVisible()
})

test('a citation of the document opens its page of the letter', async ({ page }) => {
  await openReport(page)
  const documentId = reportAddress.split('/').at(-1)
  const id = crypto.randomUUID()
  const known = { id, title: 'My letter', updatedAt: '2026-11-20T15:00:00.000Z', documentId }
  const cited = message('assistant', 'You have ten business days. [1]', {
    citations: [
      { cite: 'Your document, page 2', page: 2, quote: 'You have ten (10) business days' },
    ],
  })
  await page.route(chatCalls.list, (route) => route.fulfill({ json: [known] }))
  await page.route(chatCalls.messages, (route) => route.fulfill({ json: [cited] }))
  await page.route('**/api/documents/*', (route) =>
    route.fulfill({ json: documentAnswer({ id: documentId, status: 'completed' }) }),
  )
  await openChat(page, `/chat?conversation=${id}`)
  await page.getByRole('link', { name: 'Source 1: Your document, page 2' }).click()
  await expect(page).toHaveURL(`${reportAddress}#page-2`)
  const second = page.getByRole('heading', { name: 'Page 2' })
  await expect(second).toBeFocused()
  await expect(second).toBeInViewport()
  await page.goBack()
  await page.getByRole('link', { name: 'Your document, page 2', exact: true }).click()
  await expect(second).toBeFocused()
})

test('two tabs show the same conversation', async ({ page, context }) => {
  await openChat(page)
  await ask(page, 'Who can be my advisor?')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(messages(other)).toHaveCount(2)
  await ask(other, 'How do I appeal?')
  await expect(messages(page)).toHaveCount(4)
  await ask(page, 'Thank you')
  await expect(messages(other)).toHaveCount(6)
  await region(other, 'Chat').getByRole('button', { name: 'Rename' }).click()
  await other.getByRole('textbox', { name: 'Title' }).fill('Both')
  await other.getByRole('button', { name: 'Save title' }).click()
  await expect(title(page, 'Both')).toBeVisible()
  await other.close()
})

test('signing out leaves nothing in the tab', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await openChat(page, '/chat?temporary=yes')
  await ask(page, 'A secret question')
  await field(page).fill('A secret draft')
  await page.getByRole('link', { name: 'Your account and your data' }).press('Enter')
  await region(page, 'Sign out').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign out for good' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  // The next person at this device, in the same tab.
  await subscribe(page)
  await page.goBack()
  await expect(title(page, 'Temporary chat')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await expect(messages(page)).toHaveCount(0)
})
