import { type SQL, sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database, Queries } from './database.ts'
import { rowsOf } from './rows.ts'

/** What a job is about. Only ids: the queue's tables are not encrypted. */
export interface JobData {
  documentId: string
}

export interface JobAttempt extends JobData {
  /** Aborted when the server stops or the job is taken away. */
  signal: AbortSignal
  /** True where a failure would be the last one. */
  isLast: boolean
}

/** Work that survives the process: a job is done, or it is tried again, at most three times in all. */
export interface Jobs {
  /**
   * Runs a transaction that may send jobs: they exist when it is committed, and then start at once.
   * (PGlite has one connection, so the queue must be ready before a transaction holds it.)
   */
  transaction<T>(work: (transaction: Queries, send: Send) => Promise<T>): Promise<T>
  /** Ends the workers; a job at work is tried again by the next start. */
  stop(): Promise<void>
}

export type Send = (queue: QueueName, data: JobData) => Promise<void>

export const queues = ['read-document', 'analyze-document'] as const
export type QueueName = (typeof queues)[number]

type Workers = Record<QueueName, (attempt: JobAttempt) => Promise<void>>

const queueOptions = {
  retryLimit: 2,
  retryDelay: 1,
  // A server that dies stops its heartbeat; another one takes over after this time.
  heartbeatSeconds: 10,
  expireInSeconds: 600,
  deleteAfterSeconds: 3600,
} as const

const AT_ONCE = 2

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
  const boss = new PgBoss({
    db: database.forJobs,
    backend: database.kind,
    superviseIntervalSeconds: 10,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', onError)
  const workerIds: Partial<Record<QueueName, string>> = {}
  const started = (async () => {
    await boss.start()
    for (const queue of queues) {
      await boss.createQueue(queue, queueOptions)
      if (database.kind === 'pglite') await releaseJobs(boss, queue)
      workerIds[queue] = await boss.work<JobData, void, typeof workOptions>(
        queue,
        workOptions,
        async ([job]) => {
          if (!job) return
          const isLast = job.retryCount >= job.retryLimit
          await workers[queue]({ ...job.data, signal: job.signal, isLast })
        },
      )
    }
  })()
  started.catch(onError)
  return {
    transaction: async (work) => {
      await started
      const sent = new Set<QueueName>()
      const result = await database.queries.transaction((transaction) =>
        work(transaction, async (queue, data) => {
          await boss.send(queue, data, { db: over(transaction) })
          sent.add(queue)
        }),
      )
      for (const queue of sent) boss.notifyWorker(workerIds[queue] ?? '')
      return result
    },
    stop: async () => {
      await started.catch(() => {})
      await boss.stop({ graceful: false })
    },
  }
}

const workOptions = {
  includeMetadata: true,
  localConcurrency: AT_ONCE,
  pollingIntervalSeconds: 2,
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
