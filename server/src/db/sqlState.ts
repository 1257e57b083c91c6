import { DrizzleQueryError } from 'drizzle-orm'

/** PostgreSQL's five-character error code behind an error of a query, if there is one. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
}

export const UNIQUE_VIOLATION = '23505'
export const FOREIGN_KEY_VIOLATION = '23503'
