import type { Queries } from './database.ts'

/** Databases that are reached through a pooler, where the next statement may find another connection. */
const unnamed = new WeakSet<Queries>()

/** From here on the statements of `queries` have no names. */
export function leaveUnnamed(queries: Queries): void {
  unnamed.add(queries)
}

const kept = new WeakMap<Queries, Map<string, unknown>>()

/**
 * A statement that is built once for each database and then run by its name, so that neither the server nor
 * PostgreSQL reads it anew for each request.
 *
 * @param name names the statement on the connection: two statements must not share one
 * @param build makes it, usually ending in `.prepare(name)`
 */
export function prepared<T>(queries: Queries, name: string, build: (name: string) => T): T {
  const statements = kept.get(queries) ?? new Map<string, unknown>()
  kept.set(queries, statements)
  if (!statements.has(name)) statements.set(name, build(unnamed.has(queries) ? '' : name))
  return statements.get(name) as T
}
