import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { isAnswered, isAway, isLost } from './away.ts'
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

/** True for what the database's own sentence says best: that it is away, or that what was to change may be changed. */
export const isOfDatabase = (error: unknown): boolean => isAway(error) || maybeDone(error)

/** Has the transactions of `queries` find out by themselves, as far as they can, how a lost commit ended. */
export function findOutcomes<Q extends Queries>(queries: Q): Q {
  const run = queries.transaction.bind(queries)
  queries.transaction = async <T>(...[work, settings]: Parameters<typeof run<T>>): Promise<T> => {
    const known = found.getStore()
    if (known) return found.run(null, async () => known.value as T)
    let done: { value: T; mark: Mark } | undefined
    try {
      return await run(async (transaction) => {
        const value = await work(transaction)
        done = { value, mark: await markOf(transaction) }
        return value
      }, settings)
    } catch (error) {
      if (!done && isObject(error)) undone.add(error)
      // One without an id has changed nothing.
      if (!done?.mark.id || isAnswered(error)) throw error
      const { mark, value } = done
      const find = () => outcomeOf(queries, mark)
      const outcome = await patiently(find)
      if (outcome === 'committed') return value
      if (outcome === null) throw new OutcomeUnknown(find, value)
      if (isObject(error)) undone.add(error)
      throw error
    }
  }
  return queries
}

/** By what the database knows a transaction. */
interface Mark {
  /** Null: it has written nothing. */
  id: string | null
  /** Where the log of the database was before its commit. */
  place: string
  /** Which history of the database: a replica that takes over begins the next. */
  timeline: number
}

const timeline = sql`('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int`

async function markOf(transaction: Queries): Promise<Mark> {
  const asked = sql`select pg_current_xact_id_if_assigned()::text as id,
    pg_current_wal_insert_lsn()::text as place, ${timeline} as timeline`
  const [row] = await rowsOf<Mark>(transaction, asked)
  return row as Mark
}

/**
 * A replica that took over counts on from the last id that it had heard of, so the same id may be another
 * transaction's there: it is asked only where it had heard of this one. If it had not, this one never was committed.
 */
async function outcomeOf(queries: Queries, mark: Mark): Promise<Outcome> {
  const status = sql`pg_xact_status(${mark.id}::xid8)`
  const asked = sql`select case
      when ${timeline} = ${mark.timeline} then ${status}
      when ${timeline} > ${mark.timeline} + 1 or pg_last_wal_receive_lsn() is null then null
      when pg_last_wal_replay_lsn() > ${mark.place}::pg_lsn then ${status}
      else 'aborted' end as status`
  const rows = await rowsOf<{ status: string | null }>(queries, asked).catch(() => [])
  const found = rows[0]?.status
  return found === 'committed' || found === 'aborted' ? found : null
}

async function patiently(find: () => Promise<Outcome>): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const outcome = await find()
    if (outcome !== null || tries === TRIES) return outcome
    await wait(BETWEEN_MS)
  }
}

const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null
