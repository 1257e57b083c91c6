import { CallError } from './client.ts'

/**
 * The server's sentence about a call that was refused for a reason the reader can mend (too many
 * words, too many tries); undefined for a failure that is not theirs.
 */
export function refusalSentence(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined
  const { status, detail } = error.problem
  return status >= 400 && status < 500 ? detail : undefined
}
