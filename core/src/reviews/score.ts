/** How a school's score is made of its reviews: decision 0041. */

/** A school has no score with fewer published reviews. */
export const SCORED_FROM = 5

/** The middle of 1 to 5 stars. Set, not measured: a mean of all reviews could be moved by false ones. */
export const PRIOR_MEAN = 3

/**
 * How many reviews of `PRIOR_MEAN` stars count beside a school's own. From 181 on, twenty false reviews move a ranked
 * score by less than 0.2, however many honest ones there are and whatever they say.
 */
export const PRIOR_REVIEWS = 200

export interface Rated {
  /** The plain mean of the ratings, 1 to 5; without meaning where there are none. */
  average: number
  /** How many ratings there are. */
  reviews: number
}

/** Whether there are enough reviews for a score. */
export function isScored({ reviews }: Pick<Rated, 'reviews'>): boolean {
  return reviews >= SCORED_FROM
}

/**
 * The score by which schools are ranked, 1 to 5: the Bayesian mean, which is the plain one drawn toward `PRIOR_MEAN`,
 * the more so the fewer reviews there are. Null where there are too few to score.
 */
export function rankedScore({ average, reviews }: Rated): number | null {
  if (!isScored({ reviews })) return null
  return (PRIOR_REVIEWS * PRIOR_MEAN + average * reviews) / (PRIOR_REVIEWS + reviews)
}
