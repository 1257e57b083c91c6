import { CallError } from '../../../lib/client.ts'
import type { Notice } from '../notice.ts'

interface About {
  /** What is said when it did not work: "It was not removed." */
  failure: string
  /** The account that the screen shows has no way back. */
  isGuest: boolean
}

/**
 * What to say where this browser is not signed in to the shown account any more, because its session has ended or
 * another tab has signed out or in; undefined for any other failure. Nothing was done then.
 */
export function notMine(error: unknown, { failure, isGuest }: About): Notice | undefined {
  if (!(error instanceof CallError)) return undefined
  const { status, detail } = error.problem
  if (status === 409) return { tone: 'stop', title: failure, text: `${detail} It is shown below.` }
  if (status !== 401) return undefined
  const text = isGuest
    ? 'You are signed out in this browser, and nobody can open this guest account again. It is deleted by itself later, with all that it holds.'
    : 'You are signed out in this browser, so nothing was changed. Sign in below, then try again.'
  return { tone: 'stop', title: failure, text }
}
