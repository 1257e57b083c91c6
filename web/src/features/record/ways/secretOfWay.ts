import { passkeySecret } from '../../../lib/private/passkeySecret.ts'
import { passphraseSecret } from '../../../lib/private/passphraseLock.ts'
import { secretOfCode } from '../../../lib/sealing/recoveryCode.ts'
import type { Way } from '../../../lib/sealing/ring.ts'

/** What was typed is no recovery code. */
export class NoCode extends Error {
  override readonly name = 'NoCode'
}

/**
 * Asks the person for the secret of a way.
 *
 * @param typed the passphrase or the recovery code
 * @throws PasskeyFailure, NoCode, Error where this device cannot make the key
 */
export async function secretOfWay(way: Way, typed: string): Promise<Uint8Array<ArrayBuffer>> {
  switch (way.kind) {
    case 'passkey': {
      const { credentialId, salt } = way
      return (await passkeySecret({ kind: 'passkey', credentialId, salt })).secret
    }
    case 'passphrase':
      return passphraseSecret(typed, way)
    case 'code': {
      const secret = await secretOfCode(typed)
      if (!secret) throw new NoCode()
      return secret
    }
    case 'wallet':
      throw new TypeError('No record opens by a wallet.')
  }
}
