import type { Notice } from '../notice.ts'
import type { CeremonyEnd, CeremonyKind } from './ceremonyEnd.ts'

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
