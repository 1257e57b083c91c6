/** Keeping an account with a passkey and coming back by it, with a real browser's virtual device. */

import { expectAccessible } from './harness/accessible.ts'
import {
  addAuthenticator,
  heading,
  keepAccountWithLetter,
  keepByPasskey,
  passkeys,
  signInByPasskey,
} from './harness/account.ts'
import { listed, storeDocument, textFile } from './harness/documents.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { region } from './harness/screen.ts'

test('a passkey keeps the account: signed out and in again, all is there', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await keepAccountWithLetter(page)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Guest account', { exact: true })).toHaveCount(0)
  await expect(passkeys(page)).toContainText('Not used to sign in yet.')

  await region(page, 'Sign out').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In this browser now' })).toBeVisible()
  await expect(page.getByText('Letter.txt')).toHaveCount(0)
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)

  await signInByPasskey(page)
  await expect(region(page, 'What happened')).toContainText('Letter.txt')
  await expect(passkeys(page)).toContainText('Last used')
})

test('signing out and in empties what other screens had read', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await addAuthenticator(page)
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/analysis')
  await expect(listed(page, 'Letter.txt')).toBeVisible()
  const follow = async (name: string) => page.getByRole('link', { name }).first().press('Enter')
  await follow('Your account and your data')
  await keepByPasskey(page)
  await region(page, 'Sign out').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await follow('Document Analysis')
  await expect(page.getByRole('heading', { name: 'No documents uploaded yet' })).toBeVisible()
  await follow('Your account and your data')
  await signInByPasskey(page)
  await follow('Document Analysis')
  await expect(listed(page, 'Letter.txt')).toBeVisible()
})

test('another browser signs in and finds the documents; what it held as a guest moves along', async ({
  page,
  browser,
  baseURL,
}) => {
  const first = await addAuthenticator(page)
  await storeDocument(page, textFile('First.txt'))
  await page.goto('/account')
  await keepByPasskey(page)
  const [passkey] = await first.credentials()
  if (!passkey) throw new Error('The device kept no passkey.')

  const context = await browser.newContext({ baseURL })
  const other = await context.newPage()
  const second = await addAuthenticator(other)
  await second.add(passkey)
  await storeDocument(other, textFile('Second.txt'))
  await other.goto('/account')
  const another = region(other, 'Sign in to another account')
  await another.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(other.getByText('You are signed in.')).toBeVisible()
  await expect(region(other, 'What happened')).toContainText('First.txt')
  await expect(region(other, 'What happened')).toContainText('Second.txt')
  await other.goto('/analysis')
  await expect(listed(other, 'First.txt')).toBeVisible()
  await expect(listed(other, 'Second.txt')).toBeVisible()
  await context.close()
})

test('a question that is cancelled changes nothing, and can be asked again', async ({ page }) => {
  const device = await addAuthenticator(page)
  await device.answer(false)
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/account')
  const keep = region(page, 'Keep this account')
  await keep.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(keep.getByText('Your browser or device asks you to confirm.')).toBeVisible()
  await expect(keep.getByRole('button', { name: 'Waiting...' })).toBeFocused()
  await expect(
    region(page, 'Sign in to another account').getByRole('button', { name: /passkey/ }),
  ).toBeDisabled()
  await expectAccessible(page)
  await keep.getByRole('button', { name: 'Cancel' }).click()
  await expect(keep.getByText('No passkey was made.')).toBeVisible()
  await expect(keep.getByRole('button', { name: 'Make a passkey' })).toBeFocused()
  await expectAccessible(page)
  await device.answer(true)
  await keepByPasskey(page)
})

test('leaving the screen ends the question', async ({ page }) => {
  await page.addInitScript(() => {
    const { credentials } = navigator
    const create = credentials.create.bind(credentials)
    credentials.create = (options) => {
      Object.assign(window, { question: options?.signal })
      return create(options)
    }
  })
  const ended = () => page.evaluate(() => Reflect.get(window, 'question').aborted)
  const device = await addAuthenticator(page)
  await device.answer(false)
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/account')
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'question'))).toBe(true)
  expect(await ended()).toBe(false)
  await page.getByRole('link', { name: 'Resource Hub' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Resource Hub/ })).toBeVisible()
  await expect.poll(ended).toBe(true)
})

test('a device without a passkey for the hub says so', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await addAuthenticator(page)
  await page.goto('/account')
  const signIn = region(page, 'Sign in')
  await signIn.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(signIn.getByText('You are not signed in.')).toBeVisible()
  await expect(signIn).toContainText('this device has no passkey for the hub')
})

test('a browser that knows no passkeys says so', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This browser or device cannot use passkeys.')).toBeVisible()
})

test('a refusal of the server is shown in its words', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  const device = await addAuthenticator(page)
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/account')
  await keepByPasskey(page)
  await page.getByRole('button', { name: 'Add another passkey' }).click()
  await expect(page.getByText('This device has a passkey for this account already.')).toBeVisible()
  await page.request.delete('/api/account')
  expect(await device.credentials()).toHaveLength(1)
  await page.reload()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('We could not sign you in.')
  await expect(page.getByRole('alert')).toContainText('No account here has this passkey.')
})

test('the last passkey is removed after a warning, and the account is a guest again', async ({
  page,
}) => {
  await keepAccountWithLetter(page)
  const remove = passkeys(page).getByRole('button', { name: /^Remove Passkey of / })
  await remove.click()
  const dialog = page.getByRole('dialog', { name: 'Remove passkey' })
  await expect(dialog).toContainText('This is the only passkey of this account.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await dialog.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
  await expect(page.getByText('This account lives in this browser only.')).toBeVisible()
  await expect(heading(page)).toBeFocused()
  await expect(region(page, 'What happened')).toContainText('Letter.txt')
})

test('without its session no passkey is called removed', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await keepAccountWithLetter(page)
  await page.request.post('/api/logout')
  await passkeys(page)
    .getByRole('button', { name: /^Remove Passkey of / })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Remove passkey' })
  await dialog.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('It was not removed.')
  await signInByPasskey(page)
  await expect(passkeys(page)).toHaveCount(1)
})
