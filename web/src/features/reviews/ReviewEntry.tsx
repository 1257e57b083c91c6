import type { Review } from '@hub/api/reviews'
import { useState } from 'react'
import { ReportButton } from '../../lib/moderation/ReportButton.tsx'
import { partHelp } from '../../lib/partHelp.ts'
import { FoldedText } from '../../lib/reviews/FoldedText.tsx'
import { ReviewFrame } from '../../lib/reviews/ReviewFrame.tsx'
import { useLazyPart } from '../../lib/useLazyPart.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { emptyAnswer } from './answer/answerDraft.ts'
import { SchoolAnswer } from './answer/SchoolAnswer.tsx'
import styles from './ReviewEntry.module.css'
import { reviewDate } from './reviewDate.ts'

const load = () => import('./answer/AnswerDialog.tsx')

interface ReviewEntryProps {
  review: Review
  /** Leaves the school's name out, on the page of that school. */
  schoolKnown?: boolean
  /** This hub can send codes to schools, with which they answer. */
  canAnswer: boolean
  headingLevel?: 2 | 3
}

/** One review of the hub's own list. */
export function ReviewEntry(props: ReviewEntryProps) {
  const { review, schoolKnown, canAnswer, headingLevel = 3 } = props
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
        <>
          <p className={styles.actions}>
            <ReportButton kind="review" id={review.id} name={review.title} />
            {canAnswer && review.schoolId !== null && <AnswerButton review={review} />}
          </p>
          {review.answer && <SchoolAnswer answer={review.answer} title={review.title} />}
        </>
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

/** The quiet way for a school to answer a review. What is typed stays here when the dialog is closed. */
function AnswerButton({ review }: { review: Review }) {
  const { Part, state, open, close, preload } = useLazyPart(load)
  const [draft, setDraft] = useState(emptyAnswer)
  return (
    <>
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
        busy={state === 'coming' && 'Opening...'}
      >
        {review.answer ? 'New answer for the school' : 'Answer for the school'}
        <VisuallyHidden> to “{review.title}”</VisuallyHidden>
      </Button>
      {state === 'failed' && <span role="status">The form did not load. {partHelp}</span>}
      {Part && <Part review={review} draft={draft} onDraft={setDraft} onClose={close} />}
    </>
  )
}
