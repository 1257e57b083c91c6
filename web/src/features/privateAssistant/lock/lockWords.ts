import type { HeldLock } from '../../../lib/private/kept.ts'
import { PasskeyFailure } from '../../../lib/private/passkeyLock.ts'

/** What a lock costs, said before one is set. */
export const forgottenWords =
  'If you lose it, nobody can open your conversations, not even us. You could only delete them.'

/** A lock, or a sentence why there is none. */
export async function lockOr(make: () => Promise<HeldLock>): Promise<HeldLock | string> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof PasskeyFailure)) {
      return 'The lock did not load, or this device has too little memory for it now. Check your connection, then try again.'
    }
    return error.reason === 'cannot'
      ? 'This passkey cannot be used as a lock. Use another one, or a passphrase.'
      : 'No passkey was used. Try again when you are ready.'
  }
}
