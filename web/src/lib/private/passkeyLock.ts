import type { HeldLock } from './kept.ts'
import type { PasskeyTerms } from './lockTerms.ts'
import { newPasskeySecret, type PasskeySecret, passkeySecret } from './passkeySecret.ts'

export { PasskeyFailure } from './passkeySecret.ts'

/** How the passkey is listed on the device: it says nothing of what is locked. */
const LISTED_AS = 'Private notes'

/** Makes a new passkey and a lock of it. It is known to no server. @throws PasskeyFailure */
export async function newPasskeyLock(): Promise<HeldLock> {
  return lockOf(await newPasskeySecret(LISTED_AS))
}

/** The key that a passkey makes under the terms of a lock. @throws PasskeyFailure */
export async function passkeyLock(terms: PasskeyTerms): Promise<HeldLock> {
  return lockOf(await passkeySecret(terms))
}

async function lockOf({ terms, secret }: PasskeySecret): Promise<HeldLock> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const purpose = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode('hub.sealed.1'),
  }
  const key = await crypto.subtle.deriveKey(
    purpose,
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
  return { terms, key }
}
