/** Deleting a document, after the question. */
import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { keepAccountWithLetter, signInByPasskey } from './harness/account.ts'
import { choose, listed, listIs, storeDocument, textFile } from './harness/documents.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { region, toasts } from './harness/screen.ts'

const question = 'Are you sure you want to delete this document?'

function deleteButton(page: Page, name: string) {
  return listed(page, name).getByRole('button', { name: `Delete ${name}` })
}

async function confirmDeletion(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(question)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete document' }).click()
}

test('deletes after the question, and the focus goes on to the next document', async ({ page }) => {
  await storeDocument(page, textFile('First.txt'))
  await storeDocument(page, textFile('Second.txt'))
  await page.goto('/analysis')
  await deleteButton(page, 'Second.txt').press('Enter')
  await expect(page.getByRole('dialog').getByText(question)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(deleteButton(page, 'Second.txt')).toBeFocused()

  await deleteButton(page, 'Second.txt').press('Enter')
  const stays = 'Its name stays in the list of what happened in your account'
  await expect(page.getByRole('dialog')).toContainText(stays)
  await confirmDeletion(page)
  await expect(toasts(page)).toContainText('Document deleted')
  await expect(listed(page, 'Second.txt')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'First.txt' })).toBeFocused()

  await deleteButton(page, 'First.txt').press('Enter')
  await confirmDeletion(page)
  await expect(page.getByRole('heading', { name: 'No documents uploaded yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No documents uploaded yet' })).toBeVisible()
})

test('[documents.name-stays] the name of a deleted document stays where both say that it does', async ({
  page,
  allowErrors,
}) => {
  // Its state may be asked for while it is being deleted.
  allowErrors(failedLoad)
  await page.goto('/analysis')
  await expect(page.getByText('Then only its name is left')).toBeVisible()
  await choose(page, textFile('Letter.txt'))
  await deleteButton(page, 'Letter.txt').click()
  await confirmDeletion(page)
  await page.goto('/account')
  const happened = region(page, 'What happened')
  await expect(happened.getByText('Document deleted')).toBeVisible()
  await expect(happened.getByText('Letter.txt')).toHaveCount(2)
})

test('a deletion that fails keeps the question; one whose answer is lost is not called failed; one of another tab is no failure', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const call = `**/api/documents/${await storeDocument(page, textFile('First.txt'))}`
  const lost = await storeDocument(page, textFile('Second.txt'))
  const elsewhere = await storeDocument(page, textFile('Third.txt'))
  await page.route(call, (route) => route.fulfill({ status: 503, body: 'Busy' }))
  await page.goto('/analysis')
  await deleteButton(page, 'First.txt').click()
  await confirmDeletion(page)
  await expect(toasts(page)).toContainText('Delete failed')
  await expect(toasts(page)).toContainText('Failed to delete document. Please try again.')
  await expect(page.getByText('It was not deleted.')).toBeVisible()
  await page.unroute(call)
  await confirmDeletion(page)
  await expect(toasts(page)).toContainText('Document deleted')

  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(`**/api/documents/${lost}`, loseAnswer, { times: 1 })
  await deleteButton(page, 'Second.txt').click()
  await confirmDeletion(page)
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText('We cannot tell whether it worked.')
  await confirmDeletion(page)
  await expect(toasts(page)).toContainText('It was deleted before')

  // From here on no list is under way that would show it gone.
  await page.reload()
  await expect(listed(page, 'Third.txt')).toBeVisible()
  await page.request.delete(`/api/documents/${elsewhere}`)
  await deleteButton(page, 'Third.txt').click()
  await confirmDeletion(page)
  await expect(toasts(page)).toContainText('This document is not in this account')
  await expect(page.getByRole('heading', { name: 'No documents uploaded yet' })).toBeVisible()
})

test('without its session a document is not called deleted', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await keepAccountWithLetter(page)
  await page.goto('/analysis')
  await deleteButton(page, 'Letter.txt').click()
  await page.request.post('/api/logout')
  await confirmDeletion(page)
  await expect(toasts(page)).toContainText('Delete failed')
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText('It was not deleted.')
  await expect(alert).toContainText('You are signed out in this browser.')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(listed(page, 'Letter.txt')).toHaveCount(0)
  await page.goto('/account')
  await signInByPasskey(page)
  await page.goto('/analysis')
  await expect(listed(page, 'Letter.txt')).toBeVisible()
})

test('with the session of another account a document is not called deleted', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/analysis')
  await deleteButton(page, 'Letter.txt').click()
  await page.request.post('/api/logout')
  await storeDocument(page, textFile('Other.txt'))
  await confirmDeletion(page)
  await expect(toasts(page)).toContainText('you signed in to another account in another tab')
  await expect(listed(page, 'Other.txt')).toBeVisible()
  await expect(page.getByText('Document deleted')).toHaveCount(0)
})

test('a document can be deleted while it is worked on', async ({ page, allowErrors }) => {
  // The list may ask once more about what is gone.
  allowErrors(failedLoad)
  const id = await storeDocument(page, textFile('Letter.txt'))
  const [stored] = await (await page.request.get('/api/documents')).json()
  await listIs(page, [{ ...stored, status: 'processing', step: 'reading' }])
  await page.goto('/analysis')
  await expect(page.getByText('Analyzing...')).toBeVisible()
  await deleteButton(page, 'Letter.txt').click()
  await confirmDeletion(page)
  await expect(listed(page, 'Letter.txt')).toHaveCount(0)
  expect((await page.request.get(`/api/documents/${id}`)).status()).toBe(404)
})
