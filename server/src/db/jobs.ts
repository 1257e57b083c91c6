import { type SQL, sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
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
  /** Ends the workers; a job at work is tried again by the next start. */
  stop(): Promise<void>
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

/** Somebody waits for these, so they fail soon and can be started again. */
const soon = { ...common, retryLimit: 2, retryDelay: 1 } as const

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
  'analyze-document': { ...soon, deadLetter: 'give-up-analysis' },
  'forget-payer': patient,
  'publish-content': patient,
} as const satisfies Record<QueueName, object>

const queueNames = Object.keys(queues) as QueueName[]

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
    for (const queue of queueNames) {
      await boss.createQueue(queue, queues[queue])
      // One that an older version made takes the settings of today.
      await boss.updateQueue(queue, queues[queue])
      if (database.kind === 'pglite') await releaseJobs(boss, queue)
      workerIds[queue] = await startWorker<QueueName>(boss, queue, workers[queue])
    }
  })()
  started.catch(onError)
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
      for (const queue of sent) boss.notifyWorker(workerIds[queue] ?? '')
      return result
    },
    stop: async () => {
      await started.catch(() => {})
      await boss.stop({ graceful: false })
    },
  }
}

function startWorker<Q extends QueueName>(
  boss: PgBoss,
  queue: Q,
  run: Workers[Q],
): Promise<string> {
  return boss.work<JobData[Q], void, typeof workOptions>(queue, workOptions, async ([job]) => {
    if (!job) return
    const isLast = job.retryCount >= job.retryLimit
    await run({ ...job.data, signal: job.signal, isLast })
  })
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
