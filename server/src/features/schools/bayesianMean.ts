import { type SQL, sql } from 'drizzle-orm'
import { schools } from '../../db/schema.ts'

/** As many reviews as it takes to move a school half way from the mean of all to its own. */
const PRIOR_REVIEWS = 5

/**
 * A school's rating as it is ranked: its own mean drawn toward the mean of all reviews, the more so the fewer
 * reviews it has. One five-star review does not stand above a hundred that average 4.8. Schools without a
 * review rank below all others (-1).
 */
export const bayesianMean: SQL = sql`case when ${schools.totalReviews} = 0 then -1::float8 else
  (${PRIOR_REVIEWS}::float8 * (select coalesce(sum(average_rating * total_reviews) / nullif(sum(total_reviews), 0), 3) from schools)
    + ${schools.averageRating} * ${schools.totalReviews}) / (${PRIOR_REVIEWS}::float8 + ${schools.totalReviews}) end`
