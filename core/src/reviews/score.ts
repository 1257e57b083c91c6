/** The 97.5th percentile of the normal distribution: 95 of 100 intervals hold the true share. */
const Z = 1.959964

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

/** A share as a range: both ends from 0 to 1. */
interface Interval {
  low: number
  high: number
}

/**
 * Wilson's score interval (E. B. Wilson, 1927): between which shares the true one lies, with 95 % confidence, where
 * `yes` of `answered` said yes. It stays inside of 0 to 1 and is honest for few answers. Of none it is all of 0 to 1.
 */
export function wilsonInterval(yes: number, answered: number): Interval {
  if (answered === 0) return { low: 0, high: 1 }
  const share = yes / answered
  const square = Z * Z
  const middle = share + square / (2 * answered)
  const reach = Z * Math.sqrt((share * (1 - share)) / answered + square / (4 * answered ** 2))
  const scale = 1 + square / answered
  return {
    low: Math.max(0, (middle - reach) / scale),
    high: Math.min(1, (middle + reach) / scale),
  }
}
