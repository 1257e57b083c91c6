import type { AuthorRole, ProcessFact } from '@hub/core/reviews/process'
import { SCORED_FROM } from '@hub/core/reviews/score'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows.ts'

/** How many of a role answered a question about a school, and how many said yes. */
export interface FactCount {
  role: AuthorRole
  fact: ProcessFact
  yes: number
  answered: number
}

/**
 * Takes a school's new answers into its counts, role by role, where five or more of a role wait: who watches the page
 * must not see by one count that rises which role the review of that moment had.
 */
export async function countProcess(transaction: Queries, schoolId: number): Promise<void> {
  const waiting = sql`school_id = ${schoolId} and not process_counted and not is_hidden and process_facts <> '{}'::jsonb`
  await transaction.execute(sql`
    update reviews set process_counted = true
    where ${waiting} and author_role in (
      select author_role from reviews where ${waiting}
      group by author_role having count(*) >= ${SCORED_FROM}::int)`)
}

/** A school's counts, without those of answers that still wait. */
export function listProcess(queries: Queries, schoolId: number): Promise<FactCount[]> {
  return rowsOf<FactCount>(
    queries,
    sql`
    select author_role as role, answer.key as fact,
      count(*) filter (where answer.value = 'true'::jsonb)::int as yes, count(*)::int as answered
    from reviews, jsonb_each(process_facts) answer
    where school_id = ${schoolId} and process_counted and not is_hidden
    group by author_role, answer.key`,
  )
}
