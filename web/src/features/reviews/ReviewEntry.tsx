import type { Review } from '@hub/api/reviews'
import { ReportButton } from '../../lib/moderation/ReportButton.tsx'
import { FoldedText } from '../../lib/reviews/FoldedText.tsx'
import { ReviewFrame } from '../../lib/reviews/ReviewFrame.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import styles from './ReviewEntry.module.css'
import { reviewDate } from './reviewDate.ts'

interface ReviewEntryProps {
  review: Review
  /** Leaves the school's name out, on the page of that school. */
  schoolKnown?: boolean
  headingLevel?: 2 | 3
}

/** One review of the hub's own list. */
export function ReviewEntry({ review, schoolKnown, headingLevel = 3 }: ReviewEntryProps) {
  const badges = (
    <>
      <Badge>School Review</Badge>
      {review.isVerified && <Badge tone="proven">Verified</Badge>}
    </>
  )
  return (
    <ReviewFrame
      title={review.title}
      rating={review.rating}
      school={!schoolKnown && schoolName(review)}
      day={reviewDate(review.createdAt)}
      badges={badges}
      tags={review.tags}
      headingLevel={headingLevel}
      action={
        <p>
          <ReportButton kind="review" id={review.id} name={review.title} />
        </p>
      }
    >
      <FoldedText text={review.content} />
      {review.followUp && <FollowUp text={review.followUp} />}
    </ReviewFrame>
  )
}

/** What the author added later. */
function FollowUp({ text }: { text: string }) {
  return (
    <div className={styles.followUp}>
      <p className={styles.label}>Added later by the author</p>
      <FoldedText text={text} />
    </div>
  )
}

function schoolName({ schoolId, schoolName }: Review) {
  if (!schoolId || !schoolName) return schoolName ?? 'Unknown School'
  return (
    <TextLink look="strong" href={`/schools/${schoolId}`}>
      {schoolName}
    </TextLink>
  )
}
