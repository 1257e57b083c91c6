import { CallError } from './client.ts'

/** What to do where a call failed for no reason of the reader's: the hub answered with a fault, or was not reached. */
export function wayOutOf(error: unknown): string {
  const reached = error instanceof CallError && error.problem.status > 0
  return reached
    ? 'This is our fault. Wait a minute, then try again.'
    : 'Check your connection, then try again.'
}
