import { describe, inject, type TestContext, test } from 'vitest'
import { openPgliteCopy, openPostgresCopy } from '../testing/describeApi.ts'
import type { Database } from './database.ts'
import { type JobAttempt, type JobData, startJobs, type Workers, waitingJobs } from './jobs.ts'

const nothing = async () => {}

/** For what the queue does on its own time, on a busy machine. */
const PATIENCE_MS = 60_000

const kinds = { PGlite: openPgliteCopy, PostgreSQL: openPostgresCopy }

/** Starts jobs that end with the test, before their database is closed. */
function start(
  { onTestFinished }: TestContext,
  database: Database,
  read: (attempt: JobAttempt) => Promise<void>,
  others: Partial<Workers> = {},
) {
  const jobs = startJobs(
    database,
    {
      'read-document': read,
      'analyze-document': nothing,
      'give-up-analysis': nothing,
      'forget-payer': nothing,
      'publish-content': nothing,
      ...others,
    },
    (error) => {
      throw error
    },
  )
  onTestFinished(() => jobs.stop())
  return jobs
}

const send = (jobs: ReturnType<typeof start>, data: JobData['read-document']) =>
  jobs.transaction((_, enqueue) => enqueue('read-document', data))

/** Opens a database that is closed when the test has ended. */
async function open(openCopy: typeof openPgliteCopy, { onTestFinished }: TestContext) {
  const { database, close } = await openCopy()
  onTestFinished(close)
  return database
}

// A database without a server, whose own workers would take the jobs; and one for each test: a job that
// its worker has done is tried again by the next one where the queue was stopped before that was written. All at the
// same time: most of it is waiting for the queue to look again.
describe.concurrent.each(Object.entries(kinds))('jobs (%s)', (kind, openCopy) => {
  const isMissing = kind === 'PostgreSQL' && inject('postgresUrl') === null

  test.skipIf(isMissing)(
    'a committed job is done once, a rolled back one never',
    async (context) => {
      const { expect } = context
      const done: string[] = []
      const jobs = start(
        context,
        await open(openCopy, context),
        async ({ documentId }) => void done.push(documentId),
      )
      await send(jobs, { documentId: 'kept' })
      const rolledBack = jobs.transaction(async (_, enqueue) => {
        await enqueue('read-document', { documentId: 'dropped' })
        throw new Error('no')
      })
      await expect(rolledBack).rejects.toThrow('no')
      await expect.poll(() => done).toEqual(['kept'])
    },
  )

  test.skipIf(isMissing)(
    'a failing job is tried five times and knows the last one',
    async (context) => {
      const { expect } = context
      const attempts: boolean[] = []
      const jobs = start(context, await open(openCopy, context), async ({ isLast }) => {
        attempts.push(isLast)
        throw new Error('fails')
      })
      await send(jobs, { documentId: 'bad' })
      await expect.poll(() => attempts).toEqual([false, false, false, false, true])
    },
  )

  test.skipIf(isMissing)(
    'an analysis that fails each time is handed to who gives it up',
    async (context) => {
      const { expect } = context
      const givenUp: string[] = []
      const jobs = start(context, await open(openCopy, context), nothing, {
        'analyze-document': () => Promise.reject(new Error('fails')),
        'give-up-analysis': async ({ documentId }) => void givenUp.push(documentId),
      })
      await jobs.transaction((_, enqueue) => enqueue('analyze-document', { documentId: 'bad' }))
      await expect.poll(() => givenUp).toEqual(['bad'])
    },
  )

  test.skipIf(isMissing)(
    'one who sent many jobs does not hold up who sends one',
    async (context) => {
      const { expect } = context
      const begun: string[] = []
      const held = Promise.withResolvers<void>()
      const jobs = start(context, await open(openCopy, context), async ({ documentId, turn }) => {
        begun.push(`${documentId}, turn ${turn}`)
        await held.promise
      })
      for (const turn of [4, 5, 6, 7, 8, 9]) {
        await jobs.transaction((_, enqueue) =>
          enqueue('read-document', { documentId: 'many', turn }),
        )
      }
      await expect.poll(() => begun).toEqual(['many, turn 4', 'many, turn 5'])
      // It does not wait until one of those that are at work is done.
      await send(jobs, { documentId: 'one' })
      await expect.poll(() => begun).toContain('one, turn 0')
      held.resolve()
      await expect.poll(() => begun).toHaveLength(7)
    },
  )

  test.skipIf(isMissing)(
    'a job that was at work when the server stopped is done by the next one',
    async (context) => {
      const { expect } = context
      let begun = 0
      const database = await open(openCopy, context)
      const first = start(context, database, async ({ signal }) => {
        begun++
        await new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        )
      })
      await send(first, { documentId: 'long' })
      await expect.poll(() => begun).toBe(1)
      await first.stop()
      const done: string[] = []
      start(context, database, async ({ documentId }) => void done.push(documentId))
      await expect.poll(() => done).toEqual(['long'])
    },
  )
})

describe.concurrent.each(Object.entries(kinds))(
  'jobs when a server drains (%s)',
  (kind, openCopy) => {
    const isMissing = kind === 'PostgreSQL' && inject('postgresUrl') === null
    test.skipIf(isMissing)(
      'what is at work is done, and nothing more is begun',
      async (context) => {
        const { expect } = context
        const database = await open(openCopy, context)
        const begun: string[] = []
        const held = Promise.withResolvers<void>()
        const first = start(context, database, async ({ documentId }) => {
          begun.push(documentId)
          await held.promise
        })
        await send(first, { documentId: 'one' })
        await send(first, { documentId: 'two' })
        await expect.poll(() => begun).toHaveLength(2)
        await first.stopTaking()
        // A request that was under way still sends one.
        await send(first, { documentId: 'three' })
        const stopping = first.stop(PATIENCE_MS)
        held.resolve()
        await stopping
        expect(begun).toEqual(['one', 'two'])
        expect((await waitingJobs(database)).map(({ data }) => data)).toEqual([
          { documentId: 'three' },
        ])
        const done: string[] = []
        start(context, database, async ({ documentId }) => void done.push(documentId))
        await expect.poll(() => done).toEqual(['three'])
      },
    )
  },
)

// Another process on PostgreSQL is only known to be gone when its heartbeat stops, which takes too long here.
test.concurrent('an analysis under which five servers ended is handed on, too (PGlite)', async (context) => {
  const { expect } = context
  const database = await open(openPgliteCopy, context)
  const givenUp: string[] = []
  let begun = 0
  const others = {
    'analyze-document': ({ signal }: JobAttempt) => {
      begun++
      return new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    },
    'give-up-analysis': async ({ documentId }: JobAttempt) => void givenUp.push(documentId),
  }
  let jobs = start(context, database, nothing, others)
  await jobs.transaction((_, enqueue) => enqueue('analyze-document', { documentId: 'long' }))
  for (const times of [1, 2, 3, 4, 5]) {
    await expect.poll(() => begun).toBe(times)
    await jobs.stop()
    jobs = start(context, database, nothing, others)
  }
  await expect.poll(() => givenUp).toEqual(['long'])
})
