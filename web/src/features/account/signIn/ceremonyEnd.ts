import { CallError } from '../../../lib/client.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'

/** What a passkey is asked for: to be made, or to open an account. */
export type CeremonyKind = 'make' | 'signIn'

/** How the browser's question for a passkey ended. */
export type CeremonyEnd =
  | { state: 'done' }
  | { state: 'cancelled' }
  /** This browser or this device can do no passkeys. */
  | { state: 'unsupported' }
  /** The device has one of this account already. */
  | { state: 'known' }
  /** `reason` is the server's sentence, where it refused. */
  | { state: 'failed'; reason: string | undefined }

/**
 * How a ceremony that threw has ended. Browsers say little on purpose: one error stands for a press on
 * "Cancel", for the end of the time, and for a device without a fitting passkey.
 */
export function endOf(error: unknown): CeremonyEnd {
  if (error instanceof CallError) return { state: 'failed', reason: refusalSentence(error) }
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return { state: 'cancelled' }
  if (name === 'InvalidStateError') return { state: 'known' }
  if (name === 'NotSupportedError' || name === 'ConstraintError') return { state: 'unsupported' }
  return { state: 'failed', reason: undefined }
}
