import type { Notice } from '../notice.ts'
import { returnWords } from './returnWords.ts'

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
