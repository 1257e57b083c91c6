import { type Dispatch, type SetStateAction, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { PickedSchool, ReviewForm } from './draft.ts'
import { ReviewFields } from './ReviewFields.tsx'
import { usePosting } from './usePosting.ts'

/** What is kept of a review, and what that means. Bound to how the server stores the day. */
const privacyLead =
  'We keep no name, account or internet address with a review: only its words and the day, not the hour. Anyone can read it, and people may still guess from details. You cannot delete it later.'

interface WriteReviewDialogProps {
  /** The school that the page is about; otherwise the author chooses one. */
  fixed: PickedSchool | undefined
  form: ReviewForm
  onForm: Dispatch<SetStateAction<ReviewForm>>
  onClose: () => void
  onPosted: () => void
}

/** The form of a review. What is typed belongs to the opener, so that closing loses nothing. */
export default function WriteReviewDialog(props: WriteReviewDialogProps) {
  const { fixed, form, onForm, onClose, onPosted } = props
  const fields = useRef<HTMLDivElement>(null)
  const post = usePosting({ form, onForm, fixed, onPosted, fields })
  return (
    <Dialog
      title="Write Review"
      lead={privacyLead}
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
      <ReviewFields ref={fields} fixed={fixed} form={form} onForm={onForm} />
    </Dialog>
  )
}
