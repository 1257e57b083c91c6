import { expect, type Locator, type Page } from '@playwright/test'

/** The addresses of the calls that a conversation makes. */
export const chatCalls = {
  list: /\/api\/chat\/conversations(\?|$)/,
  one: /\/api\/chat\/conversations\/[^/]+$/,
  messages: /\/api\/chat\/conversations\/[^/]+\/messages$/,
  regenerate: /\/api\/chat\/conversations\/[^/]+\/regenerate$/,
  quick: '**/api/chat/quick-response',
  private: '**/api/assistant/message',
} as const

/** Gives this page's browser an account with premium access, by the demo. */
export async function subscribe(page: Page): Promise<void> {
  const begun = await page.request.post('/api/create-subscription')
  const { clientSecret } = (await begun.json()) as { clientSecret: string }
  const paid = await page.request.post('/api/subscription/demo-confirm', { data: { clientSecret } })
  expect(paid.ok(), await paid.text()).toBe(true)
}

/** Opens the chat with premium access, the note before the first message dismissed. */
export async function openChat(page: Page, address = '/chat'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('hub.chatNote', 'seen'))
  await subscribe(page)
  await page.goto(address)
  await expect(field(page)).toBeVisible()
}

/** Where the question is written. */
export function field(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Ask in your own words' })
}

/** The messages of the open conversation. */
export function messages(page: Page): Locator {
  return page.getByRole('list', { name: 'Messages' }).getByRole('article')
}

/** The last answer. */
export function lastAnswer(page: Page): Locator {
  return page.getByRole('article', { name: 'AI Assistant' }).last()
}

/** Sends a question, and waits for the whole of its answer. */
export async function ask(page: Page, words: string): Promise<void> {
  const before = await messages(page).count()
  await field(page).fill(words)
  await field(page).press('Enter')
  await expect(messages(page)).toHaveCount(before + 2)
  await expect(lastAnswer(page)).toContainText('Answered by')
}

/** A kept message as the wire has it. */
export function message(role: 'user' | 'assistant', content: string, fields: object = {}) {
  return {
    id: crypto.randomUUID(),
    role,
    content,
    createdAt: '2026-11-20T15:00:00.000Z',
    citations: [],
    answeredBy: role === 'assistant' ? 'guide' : null,
    kind: role === 'assistant' ? 'answer' : null,
    notice: null,
    ...fields,
  }
}

/** An answer of events, for a call that a test answers itself. */
export function eventStream(...events: readonly (readonly [name: string, data: unknown])[]) {
  return {
    status: 200,
    contentType: 'text/event-stream',
    body: events
      .map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
      .join(''),
  }
}
