import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import type { RecordReader, RecordWriter } from './records.ts'

const AT_ONCE = 100

/** The version of the schema: when the last migration that was run was made. */
export async function schemaVersion(queries: Queries): Promise<string> {
  const [row] = await rowsOf<{ version: string }>(
    queries,
    sql`select max(created_at)::text as version from drizzle.__drizzle_migrations`,
  )
  return row?.version ?? ''
}

/** Writes all rows of all tables as they are at one moment, then where the counters stand. Answers how many rows. */
export function writeTables(queries: Queries, writer: RecordWriter): Promise<number> {
  return queries.transaction(
    async (transaction) => {
      let count = 0
      for (const table of await tablesInOrder(transaction)) {
        const columns = await columnsOf(transaction, table)
        await writer.head({ kind: 'rows', table, columns: columns.map(({ name }) => name) })
        for await (const row of rowsOfTable(transaction, table, columns)) {
          await writer.record(Buffer.from(row))
          count++
        }
        await writer.endGroup()
      }
      await writer.head({ kind: 'sequences', values: await readSequences(transaction) })
      return count
    },
    { isolationLevel: 'repeatable read' },
  )
}

/** Empties all tables, also of what migrations put there. */
export async function emptyTables(queries: Queries): Promise<void> {
  const tables = (await tablesInOrder(queries)).map((table) => sql`${sql.identifier(table)}`)
  await queries.execute(sql`truncate ${sql.join(tables, sql`, `)}`)
}

/** Puts the rows of a group into their table. Answers how many. */
export async function putRows(
  queries: Queries,
  { table, columns }: { table: string; columns: readonly string[] },
  reader: RecordReader,
): Promise<number> {
  const known = await columnsOf(queries, table)
  const types = columns.map((name) => known.find((column) => column.name === name)?.type)
  if (types.includes(undefined)) throw new Error(`${table} has other columns here.`)
  const names = columns.map((name) => sql`${sql.identifier(name)}`)
  const values = types.map((type, at) => sql.raw(`(r->>${at})::${type}`))
  let count = 0
  for await (const rows of batches(reader.group())) {
    await queries.execute(
      sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
        select ${sql.join(values, sql`, `)} from json_array_elements(${`[${rows.join(',')}]`}::json) r`,
    )
    count += rows.length
  }
  return count
}

/** Puts the counters where they stood. */
export async function putSequences(
  queries: Queries,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await queries.execute(sql`select setval(${quoted(name)}::regclass, ${value}::bigint)`)
  }
}

interface Column {
  name: string
  type: string
}

/** The tables, those that others refer to before these. */
async function tablesInOrder(queries: Queries): Promise<string[]> {
  const left = await rowsOf<{ name: string; needs: string[] }>(
    queries,
    sql`select c.relname as name, coalesce(json_agg(f.relname) filter (where f.relname <> c.relname), '[]') as needs
      from pg_class c left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
        left join pg_class f on f.oid = k.confrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1 order by 1`,
  )
  const placed: string[] = []
  while (left.length > 0) {
    const at = left.findIndex(({ needs }) => needs.every((need) => placed.includes(need)))
    const [next] = left.splice(at, 1)
    if (at === -1 || !next) throw new Error('Tables refer to each other in a circle.')
    placed.push(next.name)
  }
  return placed
}

/** What a row is made of; what the database computes is left out. */
function columnsOf(queries: Queries, table: string): Promise<Column[]> {
  return rowsOf<Column>(
    queries,
    sql`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = ${`public.${quoted(table)}`}::regclass
        and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  )
}

async function* rowsOfTable(
  queries: Queries,
  table: string,
  columns: readonly Column[],
): AsyncGenerator<string> {
  const texts = columns.map(({ name }) => sql`${sql.identifier(name)}::text`)
  const row = sql`json_build_array(${sql.join(texts, sql`, `)})::text`
  await queries.execute(
    sql`declare hub_backup no scroll cursor for select ${row} as row from ${sql.identifier(table)}`,
  )
  for (;;) {
    const fetch: SQL = sql.raw(`fetch ${AT_ONCE} from hub_backup`)
    const rows = await rowsOf<{ row: string }>(queries, fetch)
    for (const one of rows) yield one.row
    if (rows.length < AT_ONCE) break
  }
  await queries.execute(sql`close hub_backup`)
}

async function readSequences(queries: Queries): Promise<Record<string, string>> {
  const rows = await rowsOf<{ name: string; value: string | null }>(
    queries,
    sql`select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'`,
  )
  return Object.fromEntries(rows.flatMap(({ name, value }) => (value ? [[name, value]] : [])))
}

async function* batches(rows: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const row of rows) {
    batch.push(row.toString())
    if (batch.length < AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
