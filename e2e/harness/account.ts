import type { CDPSession, Locator, Page } from '@playwright/test'
import { storeDocument, textFile } from './documents.ts'
import { expect } from './fixtures.ts'
import { region } from './screen.ts'

/** The address of the call that reads the account. */
export const userCall = '**/api/auth/user'

/** A device's store of passkeys, simulated by Chromium itself. */
export interface Authenticator {
  /** The passkeys in it, as another device gets them when both are in step. */
  credentials(): Promise<Credential[]>
  add(credential: Credential): Promise<void>
  /** Whether somebody touches the device when it asks. */
  answer(answers: boolean): Promise<void>
}

/** A passkey as Chromium's own tools hand it over. */
interface Credential {
  credentialId: string
  isResidentCredential: boolean
  rpId?: string
  privateKey: string
  userHandle?: string
  signCount: number
}

/** Gives the page's browser a device that can keep passkeys and that answers at once. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      // It can make secrets, as most devices of today can.
      hasPrf: true,
    },
  })
  return {
    credentials: () => readCredentials(session, authenticatorId),
    add: async (credential) => {
      await session.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
    answer: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}

async function readCredentials(
  session: CDPSession,
  authenticatorId: string,
): Promise<Credential[]> {
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
  return credentials
}

/** The heading of the account's screen. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1, name: 'Account' })
}

/** Keeps this page's guest account with a passkey. */
export async function keepByPasskey(page: Page): Promise<void> {
  await region(page, 'Keep this account').getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page.getByText('Your passkey is ready.')).toBeVisible()
  await expect(passkeys(page)).toHaveCount(1)
}

/** Keeps an account that holds "Letter.txt" with a passkey of a simulated device, and stays on its screen. */
export async function keepAccountWithLetter(page: Page): Promise<void> {
  await addAuthenticator(page)
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/account')
  await keepByPasskey(page)
}

/** The passkeys that are listed. */
export function passkeys(page: Page): Locator {
  return region(page, 'Passkeys').getByRole('listitem')
}

/** Opens the account's screen in a browser without an account, and signs in there. */
export async function signInByPasskey(page: Page): Promise<void> {
  await region(page, 'Sign in').getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('You are signed in.')).toBeVisible()
}
