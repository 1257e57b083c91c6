import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { describeLoggedStatements } from '../db/loggedStatements.ts'
import { openPostgres } from '../db/postgres.ts'
import { openPgliteCopy } from '../testing/describeApi.ts'
import { TEMPLATE } from '../testing/globalSetup.ts'
import { makeHubFolder } from '../testing/hubProcess.ts'
import { createDatabase, dropDatabase } from '../testing/postgresCluster.ts'

const cluster = inject('postgresUrl') ?? ''

/** A database of its own on the server of the tests, which is quiet, and a way to set how loud its log is. */
async function makeDatabase() {
  const name = `loud_${randomUUID().slice(0, 8)}`
  const url = `${cluster}/${name}`
  await createDatabase(cluster, name, TEMPLATE)
  onTestFinished(() => dropDatabase(cluster, name))
  const set = async (setting: string, value: string) => {
    const database = await openPostgres(url, 1)
    await database.queries.execute(sql.raw(`alter database ${name} set ${setting} = ${value}`))
    await database.close()
  }
  return { url, set }
}

test.skipIf(cluster === '')(
  'database log: where PostgreSQL logs statements, the operator is told which settings do it',
  async () => {
    const { url, set } = await makeDatabase()
    const described = async () => {
      const database = await openPostgres(url, 1)
      try {
        return await describeLoggedStatements(database)
      } finally {
        await database.close()
      }
    }
    expect(await described()).toBeNull()
    await set('log_error_verbosity', 'verbose')
    await set('log_min_duration_statement', '250')
    await set('log_min_error_statement', 'error')
    await set('log_statement', 'mod')
    await set('log_transaction_sample_rate', '0.5')
    expect(await described()).toBe(
      'The log of PostgreSQL repeats what people write, with the time. Change log_error_verbosity (verbose, should be terse), log_min_duration_statement (250, should be -1), log_min_error_statement (error, should be panic), log_statement (mod, should be none), log_transaction_sample_rate (0.5, should be 0) for this database.',
    )
  },
)

test.skipIf(cluster === '')('database log: each start of the hub tells it', async () => {
  const { url, set } = await makeDatabase()
  const hub = await makeHubFolder()
  onTestFinished(() => hub.remove())
  await hub.start({ DATABASE_URL: url })
  const said = 'The log of PostgreSQL repeats what people write'
  expect(hub.printed).not.toContain(said)
  await hub.kill()
  await set('log_min_error_statement', 'error')
  await hub.start({ DATABASE_URL: url })
  expect(hub.printed).toContain(`${said}, with the time. Change log_min_error_statement`)
})

test('database log: the embedded database has none', async () => {
  const { database, close } = await openPgliteCopy()
  onTestFinished(close)
  expect(await describeLoggedStatements(database)).toBeNull()
})
