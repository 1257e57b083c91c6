/** The lock of the private assistant: what is stored under it, and what opens it. */
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../harness/accessible.ts'
import { expect, test } from '../harness/fixtures.ts'
import {
  ask,
  begin,
  field,
  listed,
  messages,
  opened,
  openPrivate,
  privateScreen,
  stored,
} from '../harness/privateAssistant.ts'
import { requestsFrom } from '../harness/requests.ts'

const marker = 'zanzibar'

// A passphrase is meant to take its time, on a busy machine more of it.
test.describe.configure({ timeout: 180_000 })
const passphrase = 'four words of mine'

async function typeNew(page: Page, words: string, again = words): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Passphrase', { exact: true }).fill(words)
  await dialog.getByLabel('The same passphrase again').fill(again)
  await dialog.getByRole('button', { name: 'Lock with this passphrase' }).click()
}

/** Sets a lock, and waits until it is there. */
async function lockWith(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Set a lock' }).click()
  await typeNew(page, words)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function unlock(page: Page, words: string): Promise<void> {
  await page.getByLabel('Passphrase', { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

const storage = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

test('[private.sealed][private.lock][private.lost] without a lock no word is stored in clear; a passphrase encrypts all of it and opens it again after a reload, a wrong one does not, and what nobody can open can be deleted', async ({
  page,
}) => {
  await openPrivate(page)
  await begin(page)
  await ask(page, `My school is ${marker}. How do I appeal?`)
  await expect.poll(() => opened(page)).toContain(marker)
  expect(await storage(page)).not.toContain(marker)
  await expect(page.getByText('without a lock. Anyone who can use this browser')).toBeVisible()

  await page.getByRole('button', { name: 'Set a lock' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('nobody can open your conversations, not even us')
  await typeNew(page, 'short')
  await expect(dialog.getByText('Use at least 12 characters')).toBeVisible()
  await typeNew(page, passphrase, 'something else')
  await expect(dialog.getByText('The two do not match')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await typeNew(page, passphrase)
  await expect(dialog).toHaveCount(0)
  await expect(
    page.getByText('Kept in this browser only, encrypted with your passphrase.'),
  ).toBeVisible()
  await ask(page, `And ${marker} again?`)
  expect(await storage(page)).not.toMatch(new RegExp(`${marker}|Title IX Conversation|appeal`))
  const envelope = JSON.parse((await stored(page)) ?? '') as { terms: object }
  expect(envelope.terms).toMatchObject({ kind: 'passphrase', memoryKiB: 65536, passes: 3 })

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your conversations are locked' })).toBeVisible()
  await expect(page.getByText(marker)).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await unlock(page, 'another four words')
  await expect(page.getByText('This passphrase does not open them.')).toBeVisible()
  await unlock(page, passphrase)
  await expect(messages(page)).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Title IX Conversation 1' })).toBeFocused()

  // Open while the tab lives, on other screens too.
  await page.getByRole('link', { name: 'Schools', exact: true }).first().click()
  await expect(page).toHaveURL('/schools')
  await page.goBack()
  await expect(messages(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Lock now' }).click()
  await expect(page.getByRole('heading', { name: 'Your conversations are locked' })).toBeFocused()

  await page.getByRole('button', { name: 'I forgot the passphrase' }).click()
  await expect(dialog).toContainText('Nobody can open them without the key, not even us.')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('button', { name: 'I forgot the passphrase' }).click()
  await dialog.getByRole('button', { name: 'Delete all of them' }).click()
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  expect(await stored(page)).toBeNull()
})

test('the lock is changed and removed', async ({ page }) => {
  await openPrivate(page)
  await begin(page)
  await lockWith(page, passphrase)
  await page.getByRole('button', { name: 'Change the lock' }).click()
  await typeNew(page, 'other words than before')
  await expect(page.getByText('Lock changed')).toBeVisible()
  await page.reload()
  await unlock(page, passphrase)
  await expect(page.getByText('This passphrase does not open them.')).toBeVisible()
  await unlock(page, 'other words than before')
  await page.getByRole('button', { name: 'Remove the lock' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Anyone who can use this browser can then read them.')
  await dialog.getByRole('button', { name: 'Remove the lock' }).click()
  await expect(page.getByRole('button', { name: 'Set a lock' })).toBeVisible()
  await page.reload()
  await expect(listed(page)).toHaveCount(1)
  await expect.poll(() => opened(page)).toContain('Title IX Conversation 1')
})

test('a lock set in one tab closes the other, whose words wait for the unlocking', async ({
  page,
  context,
}) => {
  await openPrivate(page)
  await begin(page)
  const other = await context.newPage()
  await other.goto(privateScreen)
  await expect(field(other)).toBeVisible()
  await lockWith(page, passphrase)
  await expect(other.getByRole('heading', { name: 'Your conversations are locked' })).toBeVisible()
  await ask(page, 'How do I appeal?')
  await unlock(other, passphrase)
  await expect(messages(other)).toHaveCount(2)
  await ask(other, 'What is a notice?')
  await expect(messages(page)).toHaveCount(4)
})

test('[private.lock] a passkey is a lock too, without a request to any server', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      hasPrf: true,
      automaticPresenceSimulation: true,
    },
  })
  await openPrivate(page)
  await begin(page)
  await ask(page, `My school is ${marker}. How do I appeal?`)
  await page.waitForLoadState('networkidle')
  const asked = requestsFrom(page)
  await page.getByRole('button', { name: 'Set a lock' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /passkey/ }).check()
  await dialog.getByRole('button', { name: 'Lock with a passkey' }).click()
  await expect(
    page.getByText('Kept in this browser only, encrypted with your passkey.'),
  ).toBeVisible()
  expect(asked).toEqual([])
  expect(await storage(page)).not.toContain(marker)
  await page.reload()
  await page.getByRole('button', { name: 'Open with your passkey' }).click()
  await expect(messages(page)).toHaveCount(2)
})
