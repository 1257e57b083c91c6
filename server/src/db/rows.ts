import type { SQL } from 'drizzle-orm'
import type { Queries } from './database.ts'

/** Runs a statement of our own and answers its rows, named and typed as the statement names them. */
export async function rowsOf<T>(queries: Queries, statement: SQL): Promise<T[]> {
  // Both drivers answer an object with `rows`; their common type does not say so.
  const result: unknown = await queries.execute(statement)
  return (result as { rows: T[] }).rows
}
