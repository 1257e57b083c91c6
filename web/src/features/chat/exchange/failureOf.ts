import { CallError } from '../../../lib/client.ts'

/** Why a question was not taken, or an answer was not written. */
export interface Failure {
  /** What happened: the title of the toast, in the spec's words. */
  readonly title: string
  /** Why, and what to do. */
  readonly reason: string
  /** It needs premium access: the way to it belongs here. */
  readonly premium: boolean
}

/** The words of a failure. `title` is one of the spec's. */
export function failureOf(title: string, error: unknown): Failure {
  const { status, detail } = error instanceof CallError ? error.problem : { status: 0, detail: '' }
  return { title, reason: reasonOf(status, detail), premium: status === 402 }
}

function reasonOf(status: number, detail: string): string {
  if (status === 0) {
    return 'The hub could not be reached. Your words are still here. Check your connection, then try again.'
  }
  if (status === 401) {
    return 'You are signed out, maybe in another tab. Your words are still here. Reload the page.'
  }
  if (status === 404) return 'This conversation was deleted, or it belongs to another account.'
  if (status === 402) return 'The assistant is part of premium. Your words are still here.'
  if (status >= 400 && status < 500) return detail
  return 'The hub could not take it just now. Your words are still here. Wait a moment, then try again.'
}
