/** Taking the data along, signing out, and deleting the account. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import {
  addAuthenticator,
  heading,
  keepAccountWithLetter,
  keepByPasskey,
  signInByPasskey,
} from './harness/account.ts'
import { listed, storeDocument, textFile } from './harness/documents.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { region } from './harness/screen.ts'

function deleteButton(page: Page) {
  return region(page, 'Delete account').getByRole('button', { name: 'Delete account' })
}

function question(page: Page, name: string) {
  return page.getByRole('dialog', { name })
}

test('the export is one file with everything in it', async ({ page }) => {
  await addAuthenticator(page)
  const words = 'Dear student, this is the letter.'
  await storeDocument(page, textFile('Letter.txt', words))
  await page.goto('/account')
  await keepByPasskey(page)
  const part = region(page, 'Take your data with you')
  await expect(part).toContainText('whoever has it can read it')
  const coming = page.waitForEvent('download')
  await part.getByRole('link', { name: 'Download everything' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('export.json')
  const file = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(file.documents).toHaveLength(1)
  expect(file.documents[0].originalName).toBe('Letter.txt')
  expect(Buffer.from(file.documents[0].file, 'base64').toString()).toBe(words)
  expect(file.passkeys).toHaveLength(1)
  expect(file.activities[0].title).toBe('Document uploaded')
  await expect(page).toHaveURL('/account')
})

test('a guest signs out only after a warning that it is for good', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/account')
  const signOut = region(page, 'Sign out').getByRole('button', { name: 'Sign out' })
  await signOut.click()
  const dialog = question(page, 'Sign out for good')
  await expect(dialog).toContainText('There is no way back into this account.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(signOut).toBeFocused()
  expect((await page.request.get('/api/auth/user')).status()).toBe(200)

  await signOut.click()
  await dialog.getByRole('button', { name: 'Sign out for good' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In this browser now' })).toBeVisible()
  await expect(heading(page)).toBeFocused()
  expect((await page.request.get('/api/documents')).ok()).toBe(true)
  expect(await (await page.request.get('/api/documents')).json()).toEqual([])
})

test('what another tab shows of an account is gone with a sign-out', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await keepAccountWithLetter(page)
  const other = await context.newPage()
  await other.goto('/analysis')
  await expect(listed(other, 'Letter.txt')).toBeVisible()
  await region(page, 'Sign out').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(other.getByText('Letter.txt')).toHaveCount(0)
  await signInByPasskey(page)
  await expect(listed(other, 'Letter.txt')).toBeVisible()
})

test('a sign-out that fails says that the reader is still signed in', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await keepAccountWithLetter(page)
  await page.route('**/api/logout', (route) => route.fulfill({ status: 503, body: 'Busy' }))
  const part = region(page, 'Sign out')
  await part.getByRole('button', { name: 'Sign out' }).click()
  await expect(part.getByRole('alert')).toContainText('You are still signed in.')
  await page.unroute('**/api/logout')
  await part.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
})

test('deleting wants a word typed, and then everything is gone', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/analysis')
  await expect(listed(page, 'Letter.txt')).toBeVisible()
  await page.getByRole('link', { name: 'Your account and your data' }).press('Enter')
  await deleteButton(page).click()
  const dialog = question(page, 'Delete account')
  await expect(dialog).toContainText('This cannot be undone.')
  const word = dialog.getByRole('textbox', { name: 'Type “delete” to confirm' })
  await word.fill('yes')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog).toContainText('Type the word delete, then try again. Nothing was deleted.')
  await expect(word).toBeFocused()
  await expectAccessible(page)
  expect((await page.request.get('/api/auth/user')).status()).toBe(200)

  await word.fill(' Delete ')
  await word.press('Enter')
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In this browser now' })).toBeVisible()
  await expect(page.getByText('Letter.txt')).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  await page.getByRole('link', { name: 'Document Analysis' }).first().click()
  await expect(page.getByRole('heading', { name: 'No documents uploaded yet' })).toBeVisible()
})

test('a deletion that fails keeps the account and the question', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/account')
  await page.route('**/api/account', (route) => route.fulfill({ status: 503, body: 'Busy' }))
  await deleteButton(page).click()
  const dialog = question(page, 'Delete account')
  await dialog.getByRole('textbox').fill('delete')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByRole('alert')).toContainText('It was not deleted.')
  await page.unroute('**/api/account')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
})

/** Answers the question, which must be open. */
async function confirm(page: Page): Promise<void> {
  const dialog = question(page, 'Delete account')
  await dialog.getByRole('textbox').fill('delete')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
}

test('without its session nothing is deleted, and the way back is shown', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await keepAccountWithLetter(page)
  await deleteButton(page).click()
  await page.request.post('/api/logout')
  await confirm(page)
  await expect(page.getByRole('alert')).toContainText('It was not deleted.')
  await expect(page.getByRole('alert')).toContainText('You are signed out in this browser')
  await expect(page.getByText('Your account is deleted.')).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await signInByPasskey(page)
  await expect(region(page, 'What happened')).toContainText('Letter.txt')
})

test('with the session of another account, neither of the two is deleted', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await keepAccountWithLetter(page)
  await deleteButton(page).click()
  await page.request.post('/api/logout')
  await storeDocument(page, textFile('Other.txt'))
  await confirm(page)
  await expect(page.getByRole('alert')).toContainText('It was not deleted.')
  await expect(page.getByRole('alert')).toContainText('signed in to another account now')
  await expect(region(page, 'What happened')).toContainText('Other.txt')
  await page.request.post('/api/logout')
  await page.reload()
  await signInByPasskey(page)
  await expect(region(page, 'What happened')).toContainText('Letter.txt')
})

test('a deletion whose answer is lost is not called failed, and the next try says that it worked', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/account')
  await page.route(
    '**/api/account',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await deleteButton(page).click()
  await confirm(page)
  const alert = question(page, 'Delete account').getByRole('alert')
  await expect(alert).toContainText('We cannot tell whether it worked.')
  await confirm(page)
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
})
