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

/** Begins a conversation, and waits until it is open and kept: whoever leaves before loses it. */
export async function begin(page: Page, title = 'Title IX Conversation 1'): Promise<void> {
  const before = await stored(page)
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect.poll(() => stored(page)).not.toBe(before)
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

/** What the browser keeps of the conversations, as it is; null for nothing. */
export function stored(page: Page): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), storedUnder)
}

/** What the browser keeps of conversations without a lock, opened with the key that it has for them. */
export function opened(page: Page): Promise<string> {
  return page.evaluate(async (name) => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.addEventListener('success', () => resolve(request.result))
      })
    const database = await answerOf(indexedDB.open('hub-talks'))
    const key = await answerOf(
      database.transaction('key').objectStore('key').get('key') as IDBRequest<CryptoKey>,
    )
    database.close()
    const [iv, sealed] = (localStorage.getItem(name) ?? '')
      .split('.')
      .map((part) => Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0)))
    if (!iv || !sealed) throw new Error('Nothing sealed is kept.')
    const additionalData = new TextEncoder().encode(name)
    const terms = { name: 'AES-GCM', iv, additionalData }
    return new TextDecoder().decode(await crypto.subtle.decrypt(terms, key, sealed))
  }, storedUnder)
}
