import { expect, type Locator, type Page } from '@playwright/test'

/** The calls that read and write stored texts. */
export const contentCalls = /\/api\/content(\/|$)/

/** The calls by which the page reads the chain. */
export const chainCalls = /\/api\/chain\/rpc$/

/** Opens the screen of a hub and connects a wallet on it. */
export async function openReviews(page: Page, hubUrl: string, name = 'Test Wallet') {
  await page.goto(`${hubUrl}/web3-reviews`)
  await page.getByRole('button', { name: `Connect ${name}`, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Post Review' })).toBeVisible()
}

export type PostForm = Awaited<ReturnType<typeof openPost>>

/** Opens the dialog by its button; the dialog and its fields. */
export async function openPost(page: Page) {
  await page.getByRole('button', { name: 'Post Review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Post Review' })
  await expect(dialog).toBeVisible()
  return {
    dialog,
    school: dialog.getByRole('textbox', { name: 'School name' }),
    schools: dialog.getByRole('combobox', { name: 'School' }),
    byHand: dialog.getByRole('button', { name: 'Enter the school by hand' }),
    fromList: dialog.getByRole('button', { name: 'Choose from the list' }),
    title: dialog.getByRole('textbox', { name: 'Title' }),
    content: dialog.getByRole('textbox', { name: 'Details' }),
    tags: dialog.getByRole('textbox', { name: /^Tags/ }),
    anonymous: dialog.getByRole('switch', { name: 'Anonymous Review' }),
    post: dialog.locator('[type=submit]'),
    failure: dialog.getByRole('alert'),
  }
}

/** Fills in all that a review needs, the school by hand. */
export async function fillPost(form: PostForm, title: string, content?: string): Promise<void> {
  await expect(form.byHand.or(form.fromList)).toBeVisible()
  await expect(async () => {
    // The button goes by itself where the list turns out to be empty.
    if (await form.byHand.isVisible()) await form.byHand.click({ timeout: 1000 })
    await form.school.fill('Lakeside State College', { timeout: 1000 })
  }).toPass()
  await form.title.fill(title)
  await form.content.fill(content ?? `${title}: they answered every letter.`)
}

/** The review on the list whose title holds these words. */
export function chainReview(page: Page, words: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: words }) })
}
