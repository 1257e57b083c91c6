import { Stars } from '../../ui/Stars.tsx'
import { averageWords, basisWords, noReviewsWords } from './schoolWords.ts'

interface RatingLineProps {
  /** 1 to 5; without meaning when there are no reviews. */
  average: number
  reviews: number
}

/** The average with its stars and on how many reviews it rests, or that there are none yet. */
export function RatingLine({ average, reviews }: RatingLineProps) {
  if (reviews === 0) return <span>{noReviewsWords}</span>
  return (
    <>
      <Stars value={average} words={averageWords(average)} />
      <span>{basisWords(reviews)}</span>
    </>
  )
}
