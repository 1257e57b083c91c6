import { setTimeout as wait } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { LIGHT_BELOW } from '../turns.ts'
import { steadyClock } from './clock.ts'
import type { Database, Queries } from './database.ts'
import { rowsOf } from './rows.ts'

/** What the jobs of each queue are about. Only ids: the queue's tables are not encrypted. */
export interface JobData {
  'read-document': { documentId: string }
  'analyze-document': { documentId: string }
  /** A document whose analysis was tried in vain: failures count, and each process that ended under it. */
  'give-up-analysis': { documentId: string }
  /** Ends what the payment provider still charges a customer, and forgets them there. */
  'forget-payer': { customerId: string }
  /** Puts a text on the IPFS node, or takes it off: as its row says when the job runs. */
  'publish-content': { cid: string }
}

export type QueueName = keyof JobData

export type JobAttempt<Q extends QueueName = 'read-document'> = JobData[Q] & {
  /** Aborted when the server stops or the job is taken away. */
  signal: AbortSignal
  /** How many its sender had had when it was sent (`SentJob`). */
  turn: number
  /** True where a failure would be the last one. */
  isLast: boolean
}

/** Work that survives the process: a job is done, or it is tried again (`queues` says how often). */
export interface Jobs {
  /**
   * Runs a transaction that may send jobs: they exist when it is committed, and then start at once.
   * (PGlite has one connection, so the queue must be ready before a transaction holds it.)
   */
  transaction<T>(work: (transaction: Queries, send: Send) => Promise<T>): Promise<T>
  /** From now on no job is begun here; those at work go on, and others may still be sent. */
  stopTaking(): Promise<void>
  /**
   * Ends the workers, and waits for what is at work first; a job that takes longer is tried again by the next start.
   *
   * @param patienceMs how long it waits
   */
  stop(patienceMs?: number): Promise<void>
}

/** A job to send. `turn` is how many its sender has had lately: of those that wait, the fewest go first. */
export type SentJob<Q extends QueueName> = JobData[Q] & { turn?: number }

/** Sends jobs. */
export type Send = <Q extends QueueName>(queue: Q, ...jobs: SentJob<Q>[]) => Promise<void>

export type Workers = { [Q in QueueName]: (attempt: JobAttempt<Q>) => Promise<void> }

const common = {
  // A server that dies stops its heartbeat; another one takes over after this time.
  heartbeatSeconds: 10,
  expireInSeconds: 600,
  deleteAfterSeconds: 3600,
  // No job that waits is dropped by its age, which a clock that jumps would do.
  retentionSeconds: 10 * 365 * 86_400,
} as const

/**
 * Somebody waits for these, so they fail soon and can be started again; but not by a database that changes places while
 * a server is replaced, each of which costs a try.
 */
const soon = { ...common, retryLimit: 4, retryDelay: 1 } as const

/** The longest text that is taken is read for hours on a slow machine; the analysis has its own limit by the length. */
const LONGEST_ANALYSIS_SECONDS = 6 * 3600

/** Nobody would start these again: they outlast some ten days without the other side. */
const patient = {
  ...common,
  retryLimit: 50,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 6 * 3600,
} as const

/** In the order in which they are made: a queue that others end in comes first. */
const queues = {
  'give-up-analysis': patient,
  'read-document': soon,
  'analyze-document': {
    ...soon,
    expireInSeconds: LONGEST_ANALYSIS_SECONDS,
    deadLetter: 'give-up-analysis',
  },
  'forget-payer': patient,
  'publish-content': patient,
} as const satisfies Record<QueueName, object>

const queueNames = Object.keys(queues) as QueueName[]

const AT_ONCE = 2
/** As many more at once for senders of few: one that sends many does not take these places. */
const LIGHT_AT_ONCE = 2
const LAST_WRITE_MS = 5_000
/** After a start that failed, since the database went away. */
const START_AGAIN_MS = 1_000

/**
 * Starts the queue in the database's own schema `pgboss`, and a worker for each kind of job. It gets ready
 * in the background, so that the server's start does not wait for it.
 *
 * @param onError is told of failures of the queue itself
 */
export function startJobs(
  database: Database,
  workers: Workers,
  onError: (error: unknown) => void,
): Jobs {
  const boss = new PgBoss(settingsOf(database))
  boss.on('error', onError)
  const workerIds: Partial<Record<QueueName, string[]>> = {}
  const atWork = new Set<Promise<void>>()
  let isTaking = true
  let hadWork = false
  const start = async () => {
    await boss.start()
    for (const queue of queueNames) {
      await boss.createQueue(queue, queues[queue])
      // One that an older version made takes the settings of today.
      await boss.updateQueue(queue, queues[queue])
      if (database.kind === 'pglite') await releaseJobs(boss, queue)
      if (!isTaking) continue
      workerIds[queue] = await startWorkers<QueueName>(boss, queue, workers[queue], atWork)
    }
  }
  const startAtLast = async (): Promise<void> => {
    try {
      await start()
    } catch (error) {
      if (!isTaking) throw error
      onError(error)
      await boss.stop({ graceful: false })
      await wait(START_AGAIN_MS)
      await startAtLast()
    }
  }
  const started = startAtLast()
  // Whoever sends a job is told.
  started.catch(() => {})
  const stopTaking = async () => {
    isTaking = false
    await started.catch(() => {})
    hadWork ||= atWork.size > 0
    // It waits for nothing: who is at work ends by itself.
    for (const queue of Object.keys(workerIds)) await boss.offWork(queue, { wait: false })
  }
  return {
    transaction: async (work) => {
      await started
      const sent = new Set<QueueName>()
      const result = await database.queries.transaction((transaction) =>
        work(transaction, async (queue, ...sentJobs) => {
          const jobs = sentJobs.map(({ turn = 0, ...data }) => ({ data, priority: -turn }))
          await boss.insert(queue, jobs, { db: over(transaction) })
          sent.add(queue)
        }),
      )
      for (const queue of sent) for (const id of workerIds[queue] ?? []) boss.notifyWorker(id)
      return result
    },
    stopTaking,
    stop: async (patienceMs = 0) => {
      await stopTaking()
      if (patienceMs > 0)
        await Promise.race([Promise.allSettled(atWork), wait(patienceMs, null, { ref: false })])
      // What has just been done is still to be written down.
      const isDone = hadWork && atWork.size === 0
      await boss.stop(isDone ? { timeout: LAST_WRITE_MS } : { graceful: false })
    },
  }
}

/** How many jobs of a queue are not done, and for how many seconds the oldest of them has been due. */
export interface QueueAge {
  queue: QueueName
  count: number
  seconds: number
}

/** Every queue with what waits in it. */
export async function queueAges({ queries }: Pick<Database, 'queries'>): Promise<QueueAge[]> {
  const rows = await rowsOf<QueueAge>(
    queries,
    sql`select name as queue, count(*)::int as count,
        greatest(0, extract(epoch from now() - min(start_after)))::float8 as seconds
      from pgboss.job where state in ('created', 'retry', 'active') group by 1`,
  )
  const found = new Map(rows.map((row) => [row.queue, row]))
  return queueNames.map((queue) => found.get(queue) ?? { queue, count: 0, seconds: 0 })
}

/** A job that waits, as a backup keeps it. */
export interface WaitingJob {
  queue: QueueName
  data: JobData[QueueName]
  priority: number
}

/** The jobs that wait, are to be tried again or are at work. */
export async function waitingJobs({ queries }: Database): Promise<WaitingJob[]> {
  const [made] = await rowsOf<{ made: boolean }>(
    queries,
    sql`select to_regclass('pgboss.job') is not null as made`,
  )
  if (!made?.made) return []
  return rowsOf<WaitingJob>(
    queries,
    sql`select name as queue, data, priority from pgboss.job
      where state in ('created', 'retry', 'active') and name = any(string_to_array(${queueNames.join()}, ','))
      order by created_on`,
  )
}

/** Puts the jobs of a backup into the queues of a database that no hub runs on, in place of those there. */
export async function putJobs(database: Database, jobs: readonly WaitingJob[]): Promise<void> {
  const boss = new PgBoss({ ...settingsOf(database), supervise: false })
  await boss.start()
  try {
    for (const queue of queueNames) await boss.createQueue(queue, queues[queue])
    await database.queries.execute(sql`delete from pgboss.job`)
    for (const { queue, data, priority } of jobs) await boss.insert(queue, [{ data, priority }])
  } finally {
    await boss.stop({ graceful: false })
  }
}

function settingsOf(database: Database) {
  return {
    db: database.forJobs,
    backend: database.kind,
    clock: steadyClock,
    superviseIntervalSeconds: 10,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  } as const
}

/** @returns their ids */
function startWorkers<Q extends QueueName>(
  boss: PgBoss,
  queue: Q,
  run: Workers[Q],
  atWork: Set<Promise<void>>,
): Promise<string[]> {
  const start = (options: typeof anyJob | typeof lightJob) =>
    boss.work<JobData[Q], void, typeof options>(queue, options, async ([job]) => {
      if (!job) return
      const isLast = job.retryCount >= job.retryLimit
      const work = run({ ...job.data, signal: job.signal, turn: -job.priority, isLast })
      atWork.add(work)
      try {
        await work
      } finally {
        atWork.delete(work)
      }
    })
  const isWaitedFor = queue === 'read-document' || queue === 'analyze-document'
  return Promise.all(isWaitedFor ? [start(anyJob), start(lightJob)] : [start(anyJob)])
}

const anyJob = {
  includeMetadata: true,
  localConcurrency: AT_ONCE,
  pollingIntervalSeconds: 2,
} as const

const lightJob = {
  ...anyJob,
  localConcurrency: LIGHT_AT_ONCE,
  minPriority: 1 - LIGHT_BELOW,
} as const

/** The data folder belongs to this process alone, so a job that is still at work was left by a killed one. */
async function releaseJobs(boss: PgBoss, queue: QueueName): Promise<void> {
  const left = await boss.findJobs(queue)
  const active = left.filter(({ state }) => state === 'active').map(({ id }) => id)
  if (active.length > 0) await boss.fail(queue, active)
}

/** The queue's statements over either driver. */
function over(queries: Queries) {
  return fromDrizzle({ execute: (query) => rowsOf(queries, query as SQL) }, sql)
}
