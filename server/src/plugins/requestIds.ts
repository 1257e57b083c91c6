import { randomUUID } from 'node:crypto'

/** An id for one request: names it in the log, and says nothing of who made it or of how many came before. */
export function requestId(): string {
  return randomUUID()
}
