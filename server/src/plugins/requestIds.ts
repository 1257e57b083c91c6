import { randomBytes } from 'node:crypto'

const run = randomBytes(6).toString('base64url')
let count = 0

/** An id for one request: names it in the log, and says nothing about who made it. */
export function requestId(): string {
  count += 1
  return `${run}-${count.toString(36)}`
}
