import { type Dispatch, type SetStateAction, useRef } from 'react'
import { hubSetup } from '../../lib/hubQueries.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import type { PickedSchool, ReviewForm } from './draft.ts'
import type { Posted } from './postReview.ts'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { ReviewFields } from './ReviewFields.tsx'
import { usePosting } from './usePosting.ts'
import { appearance } from './waitWords.ts'

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
