import { expect, type Locator, type Page } from '@playwright/test'
import { region } from './screen.ts'
import { connectButton } from './walletScreen.ts'

export const privateScreen = '/web3-assistant'
/** Where the conversations lie in the browser's storage. */
export const storedUnder = 'hub.privateConversations'

/** Opens the private assistant with the demo wallet connected. */
export async function openPrivate(page: Page): Promise<void> {
  await page.goto(privateScreen)
  await connectButton(page, 'Demo wallet').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Conversations' })).toBeVisible()
}

/** Begins a conversation, and waits until it is open. */
export async function begin(page: Page, title = 'Title IX Conversation 1'): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
}

/** Where the message is written. */
export function field(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Your message' })
}

/** The messages of the open conversation. */
export function messages(page: Page): Locator {
  return page.getByRole('list', { name: 'Messages' }).getByRole('article')
}

/** Sends a message, and waits for its answer. */
export async function ask(page: Page, words: string): Promise<Locator> {
  const before = await messages(page).count()
  await field(page).fill(words)
  await field(page).press('Enter')
  await expect(messages(page)).toHaveCount(before + 2)
  const answer = messages(page).last()
  await expect(answer).not.toContainText('typing...')
  return answer
}

/** The entries of the list of conversations. */
export function listed(page: Page): Locator {
  return region(page, 'Conversations').getByRole('listitem')
}

/** What the browser keeps of the conversations, as text; null for nothing. */
export function stored(page: Page): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), storedUnder)
}
