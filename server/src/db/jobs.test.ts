import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { openPgliteCopy, openPostgresCopy } from '../testing/describeApi.ts'
import type { Database } from './database.ts'
import { type JobAttempt, type JobData, startJobs, type Workers, waitingJobs } from './jobs.ts'

const nothing = async () => {}

const kinds = { PGlite: openPgliteCopy, PostgreSQL: openPostgresCopy }

/** Starts jobs that end with the test, before their database is closed. */
function start(
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

// A database without a server, whose own workers would take the jobs; and one for each test: a job that
// its worker has done is tried again by the next one where the queue was stopped before that was written.
describe.each(Object.entries(kinds))('jobs (%s)', (kind, openCopy) => {
  const isMissing = kind === 'PostgreSQL' && inject('postgresUrl') === null
  const open = async () => {
    const { database, close } = await openCopy()
    onTestFinished(close)
    return database
  }

  test.skipIf(isMissing)('a committed job is done once, a rolled back one never', async () => {
    const done: string[] = []
    const jobs = start(await open(), async ({ documentId }) => void done.push(documentId))
    await send(jobs, { documentId: 'kept' })
    const rolledBack = jobs.transaction(async (_, enqueue) => {
      await enqueue('read-document', { documentId: 'dropped' })
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await expect.poll(() => done).toEqual(['kept'])
  })

  test.skipIf(isMissing)(
    'a failing job is tried three times and knows the last one',
    async () => {
      const attempts: boolean[] = []
      const jobs = start(await open(), async ({ isLast }) => {
        attempts.push(isLast)
        throw new Error('fails')
      })
      await send(jobs, { documentId: 'bad' })
      await vi.waitFor(() => expect(attempts).toEqual([false, false, true]), 20_000)
    },
    30_000,
  )

  test.skipIf(isMissing)(
    'an analysis that fails each time is handed to who gives it up',
    async () => {
      const givenUp: string[] = []
      const jobs = start(await open(), nothing, {
        'analyze-document': () => Promise.reject(new Error('fails')),
        'give-up-analysis': async ({ documentId }) => void givenUp.push(documentId),
      })
      await jobs.transaction((_, enqueue) => enqueue('analyze-document', { documentId: 'bad' }))
      await vi.waitFor(() => expect(givenUp).toEqual(['bad']), 20_000)
    },
    30_000,
  )

  test.skipIf(isMissing)(
    'one who sent many jobs does not hold up who sends one',
    async () => {
      const begun: string[] = []
      const held = Promise.withResolvers<void>()
      const jobs = start(await open(), async ({ documentId, turn }) => {
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
      await vi.waitFor(() => expect(begun).toHaveLength(7), 20_000)
    },
    30_000,
  )

  test.skipIf(isMissing)(
    'a job that was at work when the server stopped is done by the next one',
    async () => {
      const begun = vi.fn()
      const database = await open()
      const first = start(database, async ({ signal }) => {
        begun()
        await new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        )
      })
      await send(first, { documentId: 'long' })
      await expect.poll(() => begun).toHaveBeenCalled()
      await first.stop()
      const done: string[] = []
      start(database, async ({ documentId }) => void done.push(documentId))
      await vi.waitFor(() => expect(done).toEqual(['long']), 60_000)
    },
    70_000,
  )
})

describe.each(Object.entries(kinds))('jobs when a server drains (%s)', (kind, openCopy) => {
  const isMissing = kind === 'PostgreSQL' && inject('postgresUrl') === null
  test.skipIf(isMissing)('what is at work is done, and nothing more is begun', async () => {
    const { database, close } = await openCopy()
    onTestFinished(close)
    const begun: string[] = []
    const held = Promise.withResolvers<void>()
    const first = start(database, async ({ documentId }) => {
      begun.push(documentId)
      await held.promise
    })
    await send(first, { documentId: 'one' })
    await send(first, { documentId: 'two' })
    await expect.poll(() => begun).toHaveLength(2)
    await first.stopTaking()
    // A request that was under way still sends one.
    await send(first, { documentId: 'three' })
    const stopping = first.stop(60_000)
    held.resolve()
    await stopping
    expect(begun).toEqual(['one', 'two'])
    expect((await waitingJobs(database)).map(({ data }) => data)).toEqual([{ documentId: 'three' }])
    const done: string[] = []
    start(database, async ({ documentId }) => void done.push(documentId))
    await vi.waitFor(() => expect(done).toEqual(['three']), 60_000)
  })
})

// Another process on PostgreSQL is only known to be gone when its heartbeat stops, which takes too long here.
test('an analysis under which three servers ended is handed on, too (PGlite)', async () => {
  const { database, close } = await openPgliteCopy()
  onTestFinished(close)
  const givenUp: string[] = []
  const begun = vi.fn()
  const others = {
    'analyze-document': ({ signal }: JobAttempt) => {
      begun()
      return new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    },
    'give-up-analysis': async ({ documentId }: JobAttempt) => void givenUp.push(documentId),
  }
  let jobs = start(database, nothing, others)
  await jobs.transaction((_, enqueue) => enqueue('analyze-document', { documentId: 'long' }))
  for (const times of [1, 2, 3]) {
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(times), 20_000)
    await jobs.stop()
    jobs = start(database, nothing, others)
  }
  await vi.waitFor(() => expect(givenUp).toEqual(['long']), 20_000)
}, 60_000)
