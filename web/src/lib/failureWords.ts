import { CallError, mayBeDone } from './client.ts'
import { refusalSentence } from './refusalSentence.ts'

/** There was no session: nothing can be said of what an account holds. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.problem.status === 401
}

/** What is said of a failure where it happened. */
export interface FailureWords {
  title: string
  text: string
}

/**
 * What is said of a write that failed. Where no answer came, nobody knows whether it worked: it may have been lost on
 * its way back.
 *
 * @param failure what is true of every write that was answered: "It was not deleted."
 */
export function failureWords(error: unknown, failure: string): FailureWords {
  if (mayBeDone(error)) {
    return {
      title: 'The hub did not answer.',
      text: 'We cannot tell whether it worked. Check your connection, then try again.',
    }
  }
  if (isSignedOut(error)) {
    const text = 'You are signed out in this browser. Sign in on your account page, then try again.'
    return { title: failure, text }
  }
  const text = refusalSentence(error) ?? 'Wait a moment, then try again.'
  return { title: failure, text }
}
