import type { HubSetup } from '@hub/core/trust/setup'
import { REVIEW_HOURS } from '@hub/core/trust/terms'
import { type Dispatch, type SetStateAction, useRef } from 'react'
import { hubSetup } from '../../lib/hubQueries.ts'
import { PrintedCode } from '../../lib/printedCode/PrintedCode.tsx'
import { useReading } from '../../lib/reading/useReading.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import stack from '../../ui/layout/stack.module.css'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { classes } from '../../ui/styles/classes.ts'
import type { PickedSchool, ReviewForm } from './draft.ts'
import type { Posted } from './postReview.ts'
import { ReviewFields } from './ReviewFields.tsx'
import { usePosting } from './usePosting.ts'

/** What is kept of a review, and what that means. Bound to how the server stores the day. */
const privacyLead =
  'We keep no name, account or internet address with a review: only what you fill in here and the day, not the hour. Anyone can read it, and people may still guess from details. You get a receipt, a code with which you can change or remove it later.'

interface WriteReviewDialogProps {
  /** The school that the page is about; otherwise the author chooses one. */
  fixed: PickedSchool | undefined
  form: ReviewForm
  /** What came of it, once it is posted. */
  posted: Posted | undefined
  onForm: Dispatch<SetStateAction<ReviewForm>>
  onClose: () => void
  onPosted: (posted: Posted) => void
}

/** The form of a review, and then its receipt. What is typed belongs to the opener, so that closing loses nothing. */
export default function WriteReviewDialog(props: WriteReviewDialogProps) {
  if (props.posted) return <ReceiptDialog posted={props.posted} onClose={props.onClose} />
  return <ReviewDialog {...props} />
}

function ReviewDialog(props: WriteReviewDialogProps) {
  const { fixed, form, onForm, onClose, onPosted } = props
  const fields = useRef<HTMLDivElement>(null)
  const setup = useReading(hubSetup)
  const post = usePosting({ form, onForm, fixed, onPosted, fields })
  return (
    <Dialog
      title="Write Review"
      lead={`${privacyLead} ${appearance(setup.data?.reviews)}`}
      onClose={onClose}
      onSubmit={() => void post()}
      remark="You decide what stays in."
      actions={
        <>
          <Button kind="main" type="submit" busy={form.posting && 'Posting...'} wideOnPhone>
            Post review
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <ReviewFields
        ref={fields}
        fixed={fixed}
        form={form}
        canVerify={setup.data?.verification === true}
        onForm={onForm}
      />
    </Dialog>
  )
}

interface ReceiptDialogProps {
  posted: Posted
  onClose: () => void
}

/** The code with which the author of a posted review changes it later, shown once. */
function ReceiptDialog({ posted, onClose }: ReceiptDialogProps) {
  const { receipt, withinHours } = posted
  return (
    <Dialog
      title="Your receipt"
      lead={waitWords(withinHours)}
      onClose={onClose}
      actions={
        <Button kind="main" onClick={onClose} wideOnPhone>
          Done
        </Button>
      }
    >
      <div className={classes(stack.gap4, stack.narrow)}>
        <p>
          With this code you can change your review, add to it or remove it, without an account. On
          the reviews page, press “I have a receipt”.
        </p>
        <PrintedCode code={receipt} />
        <p>
          We show it this once. We cannot find it again, and it is not kept on this device. Whoever
          has it can change or remove the review, so keep it where others do not look. Nothing on a
          printed page says what it is for.
        </p>
      </div>
    </Dialog>
  )
}

/** When a review will appear on a hub of this kind, before it is posted. While that is not known, the longer one. */
function appearance(reviews: HubSetup['reviews'] | undefined): string {
  return reviews === 'at-once' ? 'Your review will appear at once.' : waitWords(REVIEW_HOURS)
}

/** When a posted review appears. */
function waitWords(withinHours: number): string {
  if (withinHours === 0) return 'Your review is in the list now.'
  return `Your review will appear within ${withinHours} hours, together with others and in no particular order, so that its timing points to nobody.`
}
