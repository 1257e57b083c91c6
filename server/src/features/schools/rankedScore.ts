import { PRIOR_MEAN, PRIOR_REVIEWS, SCORED_FROM } from '@hub/core/reviews/score'
import { type SQL, sql } from 'drizzle-orm'
import { schools } from '../../db/schema.ts'

/** What core's `rankedScore` says of a school, as the database reckons it; -1 where there are too few reviews. */
export const rankedScore: SQL = sql`case when ${schools.totalReviews} < ${SCORED_FROM}::int then -1::float8 else
  (${PRIOR_REVIEWS * PRIOR_MEAN}::float8 + ${schools.averageRating} * ${schools.totalReviews})
    / (${PRIOR_REVIEWS}::float8 + ${schools.totalReviews}) end`
