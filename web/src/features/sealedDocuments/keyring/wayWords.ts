import { fromBase64 } from '../../../lib/private/base64.ts'
import { PasskeyFailure, passkeySecret } from '../../../lib/private/passkeySecret.ts'
import { secretOfCode } from '../../../lib/sealing/recoveryCode.ts'
import type { Way, WayKind } from '../../../lib/sealing/ring.ts'
import { SealProblem } from '../../../lib/sealing/sealProblem.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import { openingSignature, type Unfit } from '../../../wallet/signing/openingSignature.ts'
import { failureKind } from '../../../wallet/walletFailure.ts'

/** What was typed is no recovery code. */
class NoCode extends Error {
  override readonly name = 'NoCode'
}

export const wayNames: Readonly<Record<WayKind, string>> = {
  passkey: 'Passkey',
  wallet: 'Wallet signature',
  code: 'Recovery code',
  passphrase: 'Passphrase',
}

/** Why a way did not open, in a sentence or two. */
export function openFailure(error: unknown): string {
  if (error instanceof NoCode) {
    return 'This is not a recovery code. Check for a typing mistake: it has seven groups of four characters.'
  }
  if (error instanceof SealProblem) return 'This does not open these documents. Try another way.'
  if (error instanceof PasskeyFailure) return passkeyWords[error.reason]
  if (failureKind(error) === 'rejected') return 'You said no in your wallet. Nothing was opened.'
  if (failureKind(error) === 'alreadyAsking') {
    return 'Your wallet is already asking you. Open it and answer there, then try again here.'
  }
  return 'Your wallet did not answer. Try again, or use another way.'
}

const passkeyWords: Readonly<Record<PasskeyFailure['reason'], string>> = {
  cancelled: 'The passkey was not used. You can try again, or use another way.',
  cannot: 'This passkey cannot make keys on this device. Use another way.',
}

/** Why a wallet is not offered as a way. */
export const unfitWords: Readonly<Record<Unfit, string>> = {
  contract:
    'This wallet is a smart account. Its signatures can change, so they cannot be a key. Use another way.',
  unsteady:
    'This wallet signed the same words in two ways, so its signature cannot be a key. Use another way.',
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
