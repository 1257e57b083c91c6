import { fromBase64 } from '../../../lib/private/base64.ts'
import { passkeySecret } from '../../../lib/private/passkeySecret.ts'
import { secretOfCode } from '../../../lib/sealing/recoveryCode.ts'
import type { Way } from '../../../lib/sealing/ring.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import { openingSignature } from '../../../wallet/signing/openingSignature.ts'

/** What was typed is no recovery code. */
export class NoCode extends Error {
  override readonly name = 'NoCode'
}

/**
 * Asks the person for the secret of a way.
 *
 * @param typed the recovery code, for that way
 * @throws PasskeyFailure, NoCode, or viem's error where the wallet does not sign
 */
export async function secretOfWay(
  way: Way,
  access: WalletAccess,
  typed: string,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (way.kind) {
    case 'passkey': {
      const { credentialId, salt } = way
      return (await passkeySecret({ kind: 'passkey', credentialId, salt })).secret
    }
    case 'wallet':
      return openingSignature(access, fromBase64(way.salt))
    case 'code': {
      const secret = await secretOfCode(typed)
      if (!secret) throw new NoCode()
      return secret
    }
    case 'passphrase':
      throw new TypeError('No document of ours opens by a passphrase.')
  }
}
