import { isScored } from '@hub/core/reviews/score'
import { averageWords, tooFewWords } from '../../lib/reviews/scoreWords.ts'
import { Stars } from '../../ui/text/Stars.tsx'
import { basisWords, noReviewsWords } from './schoolWords.ts'

interface RatingLineProps {
  /** 1 to 5; without meaning when there are no reviews. */
  average: number
  reviews: number
}

/** The average with its stars and on how many reviews it rests, or that there are too few of them or none. */
export function RatingLine({ average, reviews }: RatingLineProps) {
  if (reviews === 0) return <span>{noReviewsWords}</span>
  return (
    <>
      {isScored({ reviews }) ? (
        <Stars value={average} words={averageWords(average)} />
      ) : (
        <span>{tooFewWords(reviews)}</span>
      )}
      <span>{basisWords(reviews)}</span>
    </>
  )
}
