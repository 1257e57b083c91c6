import { type SQL, sql } from 'drizzle-orm'
import { reviews, schoolAnswers, schools } from '../../db/schema.ts'

/** A time as the wire has it, such as 2026-11-21T12:00:00.000Z. */
const time = (column: typeof reviews.createdAt | typeof reviews.updatedAt) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** What the school answered, where that is shown. */
const answer = sql`(
  select json_build_object(
    'id', ${schoolAnswers.id},
    'text', ${schoolAnswers.text},
    'domain', ${schoolAnswers.domain},
    'day', to_char(${schoolAnswers.day} at time zone 'UTC', 'YYYY-MM-DD')
  )
  from ${schoolAnswers}
  where ${schoolAnswers.reviewId} = ${reviews.id}
    and ${schoolAnswers.isPublished} and not ${schoolAnswers.isHidden}
)`

/**
 * The only way from a row of `reviews` to the wire: its JSON, made by the database (the query joins its
 * school). The list of all reviews is the busiest of the hub, and this halves what a page of it costs.
 */
export const presentedReview: SQL<string> = sql<string>`json_build_object(
  'id', ${reviews.id},
  'schoolId', ${reviews.schoolId},
  'administratorId', ${reviews.administratorId},
  'schoolName', coalesce(${schools.name}, ${reviews.schoolName}),
  'rating', ${reviews.rating},
  'title', ${reviews.title},
  'content', ${reviews.content},
  'isAnonymous', ${reviews.isAnonymous},
  'reviewType', ${reviews.reviewType},
  'tags', ${reviews.tags},
  'isVerified', ${reviews.isVerified},
  'followUp', ${reviews.followUp},
  'answer', ${answer},
  'createdAt', ${time(reviews.createdAt)},
  'updatedAt', ${time(reviews.updatedAt)}
)::text`
