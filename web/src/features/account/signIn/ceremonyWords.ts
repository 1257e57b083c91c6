import { CallError } from '../../../lib/client.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import type { Notice } from '../notice.ts'

/** What is said beside the button when a ceremony did not do what was wanted. */
export function ceremonyWords(
  kind: CeremonyKind,
  end: Exclude<CeremonyEnd, { state: 'done' }>,
): Notice {
  const making = kind === 'make'
  switch (end.state) {
    case 'cancelled':
      return {
        tone: 'care',
        title: making ? 'No passkey was made.' : 'You are not signed in.',
        text: making
          ? 'It was canceled, or the time ran out. Nothing has changed. You can try again.'
          : 'It was canceled, the time ran out, or this device has no passkey for the hub. Nothing has changed.',
      }
    case 'unsupported':
      return {
        tone: 'stop',
        title: 'This browser or device cannot use passkeys.',
        text: 'Nothing has changed. Update the browser, or try another one.',
      }
    case 'known':
      return {
        tone: 'care',
        title: 'This device has a passkey for this account already.',
        text: 'You can add one on another device or on a security key.',
      }
    case 'failed':
      return {
        tone: 'stop',
        title: making ? 'We could not make the passkey.' : 'We could not sign you in.',
        text: end.reason ?? 'Nothing has changed. Check your connection, then try again.',
      }
  }
}

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
