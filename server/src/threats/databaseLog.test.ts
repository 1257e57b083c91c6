import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { describeLoggedStatements } from '../db/loggedStatements.ts'
import { openPostgres } from '../db/postgres.ts'
import { openPgliteCopy } from '../testing/describeApi.ts'
import { TEMPLATE } from '../testing/globalSetup.ts'
import { createDatabase, dropDatabase } from '../testing/postgresCluster.ts'

const cluster = inject('postgresUrl') ?? ''

test.skipIf(cluster === '')(
  'database log: where PostgreSQL logs statements, the operator is told which settings do it',
  async () => {
    const name = `loud_${randomUUID().slice(0, 8)}`
    await createDatabase(cluster, name, TEMPLATE)
    onTestFinished(() => dropDatabase(cluster, name))
    const described = async () => {
      const database = await openPostgres(`${cluster}/${name}`, 1)
      try {
        return await describeLoggedStatements(database)
      } finally {
        await database.close()
      }
    }
    const set = async (setting: string, value: string) => {
      const database = await openPostgres(`${cluster}/${name}`, 1)
      const change = `alter database ${name} set ${setting} = ${value}`
      await database.queries.execute(sql.raw(change))
      await database.close()
    }
    expect(await described()).toBeNull()
    await set('log_min_duration_statement', '250')
    await set('log_statement', 'mod')
    await set('log_transaction_sample_rate', '0.5')
    expect(await described()).toBe(
      'The log of PostgreSQL repeats what people write, with the time. Change log_min_duration_statement (250, should be -1), log_statement (mod, should be none), log_transaction_sample_rate (0.5, should be 0) for this database.',
    )
  },
)

test('database log: the embedded database has none', async () => {
  const { database, close } = await openPgliteCopy()
  onTestFinished(close)
  expect(await describeLoggedStatements(database)).toBeNull()
})
