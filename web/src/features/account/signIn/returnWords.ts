import type { Notice } from '../notice.ts'

const notices: Record<string, Notice> = {
  '#sign-in-cancelled': {
    tone: 'care',
    title: 'You are not signed in.',
    text: 'It was canceled at the sign-in service. Nothing has changed here.',
  },
  '#sign-in-failed': {
    tone: 'stop',
    title: 'We could not sign you in.',
    text: 'The sign-in service did not confirm it, or it took too long. Nothing has changed here. You can try again.',
  },
  '#sign-in-unavailable': {
    tone: 'stop',
    title: 'The sign-in service does not answer.',
    text: 'Nothing has changed here. Try again in a few minutes.',
  },
}

/** What to say to somebody who comes back from the sign-in service with this fragment; undefined for any other. */
export function returnWords(fragment: string): Notice | undefined {
  return Object.hasOwn(notices, fragment) ? notices[fragment] : undefined
}
