import { PasskeyFailure } from '../../lib/private/passkeySecret.ts'
import { ShelfFailure, type ShelfProblem } from '../../lib/record/shelf.ts'
import type { WayKind } from '../../lib/sealing/ring.ts'
import { SealProblem } from '../../lib/sealing/sealProblem.ts'
import { NoCode } from './ways/secretOfWay.ts'

export const wayNames: Readonly<Record<WayKind, string>> = {
  passphrase: 'Passphrase',
  passkey: 'Passkey',
  code: 'Recovery code',
  wallet: 'Wallet signature',
}

/** Why something was not stored, and what to do. */
export const shelfWords: Readonly<Record<ShelfProblem, string>> = {
  full: 'This device has no room left. Nothing that was stored is lost. Free some room on the device, or save a backup and delete an entry, then try again.',
  blocked: 'This browser did not store it. Try again, or reload the page.',
  stale: 'Your record was changed or locked in another tab. Look at it there, then try again.',
}

/** Why a way did not open, or something was not stored, in a sentence or two. */
export function failureWords(error: unknown): string {
  if (error instanceof ShelfFailure) return shelfWords[error.problem]
  if (error instanceof NoCode) {
    return 'This is not a recovery code. Check for a typing mistake: it has seven groups of four characters.'
  }
  if (error instanceof SealProblem) {
    return error.code === 'key'
      ? 'This does not open the record. Check how it is written, or use another way.'
      : 'This is not what was sealed: it was changed, cut short or damaged. Nothing was taken from it.'
  }
  if (error instanceof PasskeyFailure) {
    return error.reason === 'cannot'
      ? 'This passkey cannot be used here. Use a passphrase.'
      : 'No passkey was used. Try again when you are ready.'
  }
  return 'The lock did not load, or this device has too little memory for it now. Check your connection, then try again.'
}
