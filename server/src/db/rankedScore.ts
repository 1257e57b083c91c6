import { PRIOR_MEAN, PRIOR_REVIEWS, SCORED_FROM } from '@hub/core/reviews/score'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Written out: an index is found by its words alone, which therefore change with a migration. */
const [from, prior, sum] = [SCORED_FROM, PRIOR_REVIEWS, PRIOR_REVIEWS * PRIOR_MEAN].map((number) =>
  sql.raw(String(number)),
)

/** What core's `rankedScore` says of a school, as the database reckons it; -1 where there are too few reviews. */
export function rankedScoreOf(school: { totalReviews: PgColumn; averageRating: PgColumn }): SQL {
  const { averageRating, totalReviews } = school
  return sql`(case when ${totalReviews} < ${from} then -1::float8 else (${sum}::float8 + ${averageRating} * ${totalReviews}) / (${prior}::float8 + ${totalReviews}) end)`
}
