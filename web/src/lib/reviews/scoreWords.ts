import { SCORED_FROM } from '@hub/core/reviews/score'

/** "4.2 out of 5", from an average between 1 and 5. */
export function averageWords(average: number): string {
  return `${average.toFixed(1)} out of 5`
}

/** What stands in the place of a score: "Too few to score: 3 of 5". */
export function tooFewWords(reviews: number): string {
  return `Too few to score: ${reviews} of ${SCORED_FROM}`
}
