import { REVIEW_CONTENT_MAX } from '@hub/api/reviews'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { StarsField } from '../../ui/StarsField.tsx'
import { CheckedField } from './CheckedField.tsx'
import { reviewErrors } from './checkReview.ts'
import { changeDraft, type Draft, type PickedSchool, type ReviewForm } from './draft.ts'
import { PrivacyNotice, privacyLead } from './PrivacyNotice.tsx'
import { postReview } from './postReview.ts'
import { reviewBody } from './reviewBody.ts'
import { SchoolField } from './SchoolField.tsx'
import { TagsField } from './TagsField.tsx'
import styles from './WriteReviewDialog.module.css'

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
  const { draft, errors, posting, failure } = form
  const [attempt, setAttempt] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) showWhatIsWrong(fields.current)
  }, [attempt])

  const change = (part: Partial<Draft>) => onForm((form) => changeDraft(form, part))
  const refuse = (wrong: Pick<ReviewForm, 'errors' | 'failure'>) => {
    onForm((form) => ({ ...form, ...wrong, posting: false }))
    setAttempt((count) => count + 1)
  }
  const submit = async () => {
    if (posting) return
    const body = reviewBody(draft, fixed)
    const wrong = reviewErrors(body)
    if (Object.keys(wrong).length > 0) return refuse({ errors: wrong, failure: undefined })
    onForm((form) => ({ ...form, posting: true, errors: {}, failure: undefined }))
    const refused = await postReview(body)
    if (refused) refuse(refused)
    else onPosted()
  }

  const schoolName = fixed?.name ?? draft.schoolText
  return (
    <Dialog
      title="Write Review"
      lead={privacyLead}
      onClose={onClose}
      onSubmit={() => void submit()}
      remark="You decide what stays in."
      actions={
        <>
          <Button kind="main" type="submit" busy={posting && 'Posting...'} wideOnPhone>
            Post review
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <div ref={fields} className={styles.fields}>
        <PrivacyNotice />
        <div className={styles.pair}>
          {fixed ? (
            <FixedSchool name={fixed.name} />
          ) : (
            <SchoolField draft={draft} error={errors.schoolName} onChange={change} />
          )}
          <StarsField
            label="Rating"
            value={draft.rating}
            error={errors.rating}
            onChange={(rating) => change({ rating })}
          />
        </div>
        <CheckedField
          label="Title"
          value={draft.title}
          error={errors.title}
          schoolName={schoolName}
          onChange={(title) => change({ title })}
        />
        <CheckedField
          label="Details"
          lines
          limit={REVIEW_CONTENT_MAX}
          value={draft.content}
          error={errors.content}
          schoolName={schoolName}
          onChange={(content) => change({ content })}
        />
        <TagsField
          tags={draft.tags}
          text={draft.tagText}
          error={errors.tags}
          onChange={(tags, tagText) => change({ tags, tagText })}
          onError={(tags) => onForm((form) => ({ ...form, errors: { ...form.errors, tags } }))}
        />
        {failure && (
          <div className={styles.failure} data-failure="">
            <Alert tone="stop" live="assertive" title="We could not post your review.">
              Your words are still here. {failure}
            </Alert>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function FixedSchool({ name }: { name: string }) {
  return (
    <div className={styles.fixed}>
      <p className={styles.label}>School</p>
      <p>{name}</p>
    </div>
  )
}

/** The focus goes to the first wrong field; a failure without one is brought into view. */
function showWhatIsWrong(fields: HTMLElement | null): void {
  const wrong = fields?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (wrong) wrong.focus()
  else fields?.querySelector('[data-failure]')?.scrollIntoView({ block: 'nearest' })
}
