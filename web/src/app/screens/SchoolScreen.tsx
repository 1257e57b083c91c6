import { ReviewList } from '../../features/reviews/ReviewList.tsx'
import { WriteReviewButton } from '../../features/reviews/WriteReviewButton.tsx'
import { SchoolDetails } from '../../features/schools/SchoolDetails.tsx'
import type { ScreenProps } from '../../lib/screen.ts'

/** One school with its reviews: two features meet here, since they do not know each other. */
export default function SchoolScreen({ params }: ScreenProps) {
  return (
    <SchoolDetails
      id={params.id}
      renderWriteReview={(school) => <WriteReviewButton school={school} />}
      renderReviews={(school) => <ReviewList schoolId={school.id} />}
    />
  )
}
