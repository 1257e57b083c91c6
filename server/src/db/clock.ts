/**
 * What the hub believes of the clock. A clock that jumps makes due, in a moment, what people have weeks for: their
 * sessions, and with the last of them their accounts and documents. So no sweep goes by the clock alone. `hub_now()` in
 * the database (0010_clock.sql) is the time that is trusted: the clock's, unless that is more than a day ahead of when it
 * was last seen; then it goes on from there, at the pace of the clock, until an operator confirms the clock.
 */
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { describeFailure } from '../plugins/describeFailure.ts'
import type { Database, Queries } from './database.ts'
import { rowsOf } from './rows.ts'

/**
 * The clock that the queue of jobs waits by. It goes on evenly from the time of the process's start: where the machine's
 * clock is set back, the queue would else wait until it has caught up, and look after nothing meanwhile.
 */
export const steadyClock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run: () => void, ms: number) => setInterval(run, ms),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
}

/** Also as `interval '1 day'` in 0010_clock.sql: longer than a hub is off for an update, shorter than any time limit. */
const DAY_SECONDS = 86_400

const TICK_MS = 600_000

/** What the clocks of two servers may differ, in seconds. */
const SLACK_SECONDS = 3600

/** The time that sweeps and sessions go by, in a statement. */
export const hubNow = sql`hub_now()`

export interface ClockReading {
  /** The clock's time, as the database has it. */
  now: string
  /** How many seconds the clock is ahead of the trusted time; more than a day: it is not believed. */
  ahead: number
  /** How many seconds it went back since it was last seen. */
  back: number
}

/**
 * Notes the clock's time. It is trusted where it is at most a day ahead of the trusted time, or behind it; else the
 * trusted time goes on by what has passed since the last call, where that is at most a day.
 */
export async function readClock(queries: Queries): Promise<ClockReading> {
  const [reading] = await rowsOf<ClockReading>(
    queries,
    sql`with before as (select trusted_at, seen_at from hub_clock for update)
      update hub_clock set
        trusted_at = case
          when now() - before.trusted_at <= interval '1 day' then now()
          when now() - before.seen_at between interval '0' and interval '1 day'
            then before.trusted_at + (now() - before.seen_at)
          else before.trusted_at end,
        seen_at = now()
      from before
      returning now()::text as now,
        extract(epoch from now() - hub_clock.trusted_at)::float8 as ahead,
        extract(epoch from before.seen_at - now())::float8 as back`,
  )
  return reading as ClockReading
}

/** Trusts the clock as it is now. Answers its time. */
export async function confirmClock(queries: Queries): Promise<string> {
  const [row] = await rowsOf<{ now: string }>(
    queries,
    sql`update hub_clock set trusted_at = now(), seen_at = now() returning now()::text as now`,
  )
  return (row as { now: string }).now
}

/** Looks at the clock before the first call and then every ten minutes, and tells the log where it is not believed. */
export function watchClock(app: FastifyInstance, { queries }: Database): void {
  const read = async () => {
    try {
      await lookAtClock(app.log, queries)
    } catch (error) {
      app.log.error({ failure: describeFailure(error) }, 'the clock was not read')
    }
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    await read()
    timer = setInterval(read, TICK_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Notes the clock's time, and does what follows from it. */
export async function lookAtClock(log: FastifyBaseLogger, queries: Queries): Promise<void> {
  const reading = await readClock(queries)
  tell(log, reading)
  // The embedded database would wait, in vain and thousands of times, for the time at which it is to count next.
  if (reading.back > 0) await queries.execute(sql`select pg_stat_force_next_flush()`)
}

function tell(log: FastifyBaseLogger, { ahead, back, now }: ClockReading): void {
  if (ahead > DAY_SECONDS) {
    log.warn(
      { now, days: inDays(ahead) },
      'The clock is more than a day ahead of when this hub last saw it, so nothing that became due by that is deleted. If it is right, run: npm run admin -- clock confirm',
    )
  } else if (back > SLACK_SECONDS) {
    log.warn(
      { now, days: inDays(back) },
      'The clock went back since this hub last saw it. If it is set right later, nothing that becomes due by that is deleted until you run: npm run admin -- clock confirm',
    )
  }
}

const inDays = (seconds: number) => Math.round((seconds / DAY_SECONDS) * 10) / 10
