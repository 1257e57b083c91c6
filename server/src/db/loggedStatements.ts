import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { rowsOf } from './rows.ts'

/** What each setting must be, so that the log of a PostgreSQL server has no statement with what somebody wrote. */
const QUIET: Readonly<Record<string, readonly string[]>> = {
  log_statement: ['none', 'ddl'],
  log_min_duration_statement: ['-1'],
  log_min_duration_sample: ['-1'],
  log_transaction_sample_rate: ['0'],
  // What fails is else written down whole, with its time.
  log_min_error_statement: ['panic'],
  log_parameter_max_length_on_error: ['0'],
  // Else the row that a constraint refuses is written down beside the error.
  log_error_verbosity: ['terse'],
}

/**
 * A line for the operator where the log of the database repeats people's words, each with its time: it ties reviews to
 * who was here. Null where it does not. The embedded database has no log.
 */
export async function describeLoggedStatements({
  kind,
  queries,
}: Pick<Database, 'kind' | 'queries'>): Promise<string | null> {
  if (kind !== 'postgres') return null
  const settings = await rowsOf<{ name: string; setting: string }>(
    queries,
    sql`select name, setting from pg_settings where name in ${Object.keys(QUIET)} order by name`,
  )
  const loud = settings.filter(({ name, setting }) => !QUIET[name]?.includes(setting))
  if (loud.length === 0) return null
  const named = loud.map(
    ({ name, setting }) => `${name} (${setting}, should be ${QUIET[name]?.[0]})`,
  )
  return `The log of PostgreSQL repeats what people write, with the time. Change ${named.join(', ')} for this database.`
}
