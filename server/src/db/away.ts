import { DrizzleQueryError } from 'drizzle-orm'

/** How long who is refused meanwhile is asked to wait, in seconds: a replica takes over within about as many. */
export const AWAY_SECONDS = 5

/**
 * True where an error says that the database is away for now: it ends, starts, hands over to its replica, cannot be
 * reached, or has no connection free.
 */
export function isAway(error: unknown): boolean {
  const cause = causeOf(error)
  if (!(cause instanceof Error)) return false
  if ('severity' in cause) return isFarewell(cause) || notNow.has(codeOf(cause))
  return isQuery(error) && (unreached.has(codeOf(cause)) || isLostConnection(cause))
}

/** The connection broke under a query that was sent and may have changed something. */
export function isLost(error: unknown): boolean {
  if (!isQuery(error) || /^\s*select\b/i.test(error.query)) return false
  const { cause } = error
  return cause !== undefined && (isFarewell(cause) || isLostConnection(cause))
}

/** The database itself said what is wrong, which is more than that it goes away. */
export function isAnswered(error: unknown): boolean {
  const cause = causeOf(error)
  return cause instanceof Error && 'severity' in cause && !isFarewell(cause)
}

/** The disk of the database is full (`disk_full`), so that it takes no writes until there is room. */
export function isFull(error: unknown): boolean {
  const cause = causeOf(error)
  return cause instanceof Error && 'severity' in cause && codeOf(cause) === '53100'
}

const isQuery = (error: unknown): error is DrizzleQueryError => error instanceof DrizzleQueryError
const causeOf = (error: unknown) => (isQuery(error) ? error.cause : error)
const codeOf = (cause: Error) => (cause as NodeJS.ErrnoException).code ?? ''

/** Classes 08 and 57P of its codes, with which a pooler speaks for it, too. */
const isFarewell = (cause: Error) => 'severity' in cause && /^(?:08|57P)/.test(codeOf(cause))

/** Its words where the driver has no code. */
const isLostConnection = (cause: Error) =>
  ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(codeOf(cause)) ||
  /^(?:Connection terminated|Client (?:has encountered|was closed))/.test(cause.message) ||
  cause.message === NO_CONNECTION

/** Of pg-pool, where none came free or was made in time. */
const NO_CONNECTION = 'timeout exceeded when trying to connect'

/** A replica takes no writes; too many are connected. */
const notNow = new Set(['25006', '53300'])

const unreached = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
  // The socket of a database that does not run.
  'ENOENT',
])
