import { withCommas } from '../../lib/withCommas.ts'
import type { RegistrySchool } from '../../wallet/registry/records.ts'

type Totals = Pick<RegistrySchool, 'totalRating' | 'totalReviews'>

/** The average of a school's ratings, or 0 where there are none. */
export function averageOf({ totalRating, totalReviews }: Totals): number {
  return totalReviews > 0 ? totalRating / totalReviews : 0
}

/** That average in words, with the number of reviews that it rests on. */
export function averageWords(totals: Totals): string {
  const { totalReviews } = totals
  const count = totalReviews === 1 ? '1 review' : `${withCommas(totalReviews)} reviews`
  return `${averageOf(totals).toFixed(1)} out of 5, based on ${count}`
}
