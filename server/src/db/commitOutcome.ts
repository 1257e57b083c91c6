import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { rowsOf } from './rows.ts'

/** How a transaction ended; null: the database could not be asked. */
type Outcome = 'committed' | 'aborted' | null

/** Whoever made the request waits meanwhile. */
const TRIES = 12
const BETWEEN_MS = 250

/** The connection was lost as a transaction was committed, and nobody can tell yet whether it was. */
export class OutcomeUnknown extends Error {
  /** Asks the database again. */
  readonly find: () => Promise<Outcome>
  /** What the work of the transaction answered. */
  readonly value: unknown

  constructor(find: () => Promise<Outcome>, value: unknown) {
    super('The outcome of a commit is not known.')
    this.find = find
    this.value = value
  }
}

/** What the next transaction of a call answers, since it was committed in an earlier try. */
const found = new AsyncLocalStorage<{ value: unknown } | null>()

/**
 * Does a thing again whose first try ended in `OutcomeUnknown`: where its transaction turns out to be committed, that is
 * not run anew, and all that comes after it goes by what it answered then. `act` must begin with that transaction.
 *
 * @throws OutcomeUnknown while it is still not known
 */
export async function finish<T>(unknown: OutcomeUnknown, act: () => Promise<T>): Promise<T> {
  const outcome = await patiently(unknown.find)
  if (outcome === null) throw unknown
  return outcome === 'committed' ? found.run({ value: unknown.value }, act) : act()
}

/** Errors of transactions that were lost before their commit, so that nothing came of them. */
const undone = new WeakSet<object>()

/** True where a query was sent whose answer was lost, so that what it was to change may be changed. */
export function maybeDone(error: unknown): boolean {
  if (error instanceof OutcomeUnknown) return true
  return isObject(error) && !undone.has(error) && isLost(error)
}

/** Has the transactions of `queries` find out by themselves, as far as they can, how a lost commit ended. */
export function findOutcomes<Q extends Queries>(queries: Q): Q {
  const run = queries.transaction.bind(queries)
  queries.transaction = async <T>(...[work, settings]: Parameters<typeof run<T>>): Promise<T> => {
    const known = found.getStore()
    if (known) return found.run(null, async () => known.value as T)
    let done: { value: T; id: string | null } | undefined
    try {
      return await run(async (transaction) => {
        const value = await work(transaction)
        done = { value, id: await idOf(transaction) }
        return value
      }, settings)
    } catch (error) {
      if (!done && isObject(error)) undone.add(error)
      // One without an id has changed nothing.
      if (!done?.id || isAnswered(error)) throw error
      const { id, value } = done
      const find = () => outcomeOf(queries, id)
      const outcome = await patiently(find)
      if (outcome === 'committed') return value
      if (outcome === null) throw new OutcomeUnknown(find, value)
      if (isObject(error)) undone.add(error)
      throw error
    }
  }
  return queries
}

async function idOf(transaction: Queries): Promise<string | null> {
  const asked = sql`select pg_current_xact_id_if_assigned()::text as id`
  const [row] = await rowsOf<{ id: string | null }>(transaction, asked)
  return row?.id ?? null
}

async function outcomeOf(queries: Queries, id: string): Promise<Outcome> {
  const asked = sql`select pg_xact_status(${id}::xid8) as status`
  const rows = await rowsOf<{ status: string | null }>(queries, asked).catch(() => [])
  const status = rows[0]?.status
  return status === 'committed' || status === 'aborted' ? status : null
}

async function patiently(find: () => Promise<Outcome>): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const outcome = await find()
    if (outcome !== null || tries === TRIES) return outcome
    await wait(BETWEEN_MS)
  }
}

const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null

/** The database itself said what is wrong, which is more than that it goes away (classes 08 and 57P of its codes). */
function isAnswered(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error && 'severity' in cause && !isFarewell(cause)
}

/** The connection broke under a query that was sent. */
function isLost(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError) || !error.cause) return false
  const { cause } = error
  return (
    isFarewell(cause) || cause.message.startsWith('Connection terminated') || isCut(codeOf(cause))
  )
}

const codeOf = (cause: Error) => (cause as NodeJS.ErrnoException).code ?? ''
const isFarewell = (cause: Error) => 'severity' in cause && /^(?:08|57P)/.test(codeOf(cause))
const isCut = (code: string) => ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code)
