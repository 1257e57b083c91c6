import { CallError } from './client.ts'

/**
 * The server's sentence about a call that was refused for a reason the reader can mend (too many
 * words, too many tries); undefined for a failure that is not theirs, and where there is no sentence: a
 * filter of the reader's network refuses with a page of HTML, or with nothing.
 */
export function refusalSentence(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined
  const { status, detail } = error.problem
  return status >= 400 && status < 500 && isSentence(detail) ? detail : undefined
}

/** The server ends each of its sentences with a stop. */
function isSentence(words: string): boolean {
  return /[.?!]$/.test(words)
}
