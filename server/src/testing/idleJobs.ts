import type { Database } from '../db/database.ts'
import { type Jobs, startJobs } from '../db/jobs.ts'

/** The queue of jobs with work that does nothing. */
export function idleJobs(database: Database): Jobs {
  const nothing = async () => {}
  return startJobs(
    database,
    {
      'read-document': nothing,
      'analyze-document': nothing,
      'give-up-analysis': nothing,
      'forget-payer': nothing,
      'publish-content': nothing,
    },
    (error) => {
      throw error
    },
  )
}
