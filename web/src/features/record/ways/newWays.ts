import { newPassphraseTerms } from '../../../lib/private/lockTerms.ts'
import { newPasskeySecret } from '../../../lib/private/passkeySecret.ts'
import { passphraseSecret } from '../../../lib/private/passphraseLock.ts'
import type { GivenWay } from '../../../lib/record/recordView.ts'
import { secretOfCode } from '../../../lib/sealing/recoveryCode.ts'
import { newSalt } from '../../../lib/sealing/ringKey.ts'
import { NoCode } from './secretOfWay.ts'

/** How the passkey is listed on the device: it says nothing of what it opens. */
const LISTED_AS = 'Private notes'

/** @throws Error where this device cannot make the key */
export async function newPassphraseWay(passphrase: string): Promise<GivenWay> {
  const terms = newPassphraseTerms(newSalt())
  const { kind, memoryKiB, passes, salt } = terms
  return {
    way: { kind, memoryKiB, passes },
    salt,
    secret: await passphraseSecret(passphrase, terms),
  }
}

/** @throws PasskeyFailure */
export async function newPasskeyWay(): Promise<GivenWay> {
  const { secret, terms } = await newPasskeySecret(LISTED_AS)
  return { way: { kind: 'passkey', credentialId: terms.credentialId }, salt: terms.salt, secret }
}

/** @param code one of ours */
export async function newCodeWay(code: string): Promise<GivenWay> {
  const secret = await secretOfCode(code)
  if (!secret) throw new NoCode()
  return { way: { kind: 'code' }, salt: newSalt(), secret }
}
