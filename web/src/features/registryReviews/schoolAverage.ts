import { isScored } from '@hub/core/reviews/score'
import { averageWords, tooFewWords } from '../../lib/reviews/scoreWords.ts'
import { withCommas } from '../../lib/withCommas.ts'
import type { RegistrySchool } from '../../wallet/registry/records.ts'

type Totals = Pick<RegistrySchool, 'totalRating' | 'totalReviews'>

/** The average of a school's ratings, or 0 where there are none. */
export function averageOf({ totalRating, totalReviews }: Totals): number {
  return totalReviews > 0 ? totalRating / totalReviews : 0
}

/** That average in words, with the number of reviews that it rests on, or that these are too few for one. */
export function scoreWords(totals: Totals): string {
  const { totalReviews } = totals
  if (!isScored({ reviews: totalReviews })) return tooFewWords(totalReviews)
  return `${averageWords(averageOf(totals))}, based on ${withCommas(totalReviews)} reviews`
}
