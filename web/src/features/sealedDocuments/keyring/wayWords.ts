import { PasskeyFailure } from '../../../lib/private/passkeySecret.ts'
import type { WayKind } from '../../../lib/sealing/ring.ts'
import { SealProblem } from '../../../lib/sealing/sealProblem.ts'
import type { Unfit } from '../../../wallet/signing/openingSignature.ts'
import { failureKind } from '../../../wallet/walletFailure.ts'
import { NoCode } from './secretOfWay.ts'

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
