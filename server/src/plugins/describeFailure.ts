import { sqlState } from '../db/sqlState.ts'

/** What a log may know of a failure. */
export interface Failure {
  name: string
  code?: string
  /** Where it happened, without the message. */
  frames: string[]
}

/**
 * Describes an error without its message: a database's message repeats the values of the query, which are
 * people's own words.
 */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] }
  const code = sqlState(error)
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { name: error.name, ...(code && { code }), frames: frames.map((line) => line.trim()) }
}
