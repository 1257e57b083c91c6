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

let words: Notice | undefined

/**
 * How the sign-in by the service ended from which the reader comes back, for `useSyncExternalStore`. Who
 * listens takes it out of the address, so that a reload or a bookmark does not say it again.
 */
export function followReturn(listener: () => void): () => void {
  words = returnWords(location.hash)
  if (words) {
    history.replaceState(history.state, '', location.pathname + location.search)
    listener()
  }
  return () => {
    words = undefined
  }
}

/** What to say to the reader who came back; undefined for one who did not. */
export function returnedWords(): Notice | undefined {
  return words
}

/** What to say to somebody who comes back from the sign-in service with this fragment; undefined for any other. */
export function returnWords(fragment: string): Notice | undefined {
  return Object.hasOwn(notices, fragment) ? notices[fragment] : undefined
}
