import { changedReview, FOLLOW_UP_MAX, type HeldReview, REVIEW_CONTENT_MAX } from '@hub/api/reviews'
import { useEffect, useRef, useState } from 'react'
import { CheckedField } from '../../lib/reviews/CheckedField.tsx'
import { ReviewParts } from '../../lib/reviews/ReviewParts.tsx'
import { addTags } from '../../lib/reviews/tags.ts'
import { SendFailure } from '../../lib/SendFailure.tsx'
import { showWhatIsWrong } from '../../lib/showWhatIsWrong.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { toast } from '../../ui/feedback/toastStore.ts'
import { StarsField } from '../../ui/forms/StarsField.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { serverErrors, tagsError } from './checkReview.ts'
import type { ReviewForm } from './draft.ts'
import { FixedSchool } from './FixedSchool.tsx'
import { changeReview, heldWords, type Outcome, removeReview } from './heldReview.ts'
import { Removal } from './Removal.tsx'

interface HeldReviewFormProps {
  receipt: string
  held: HeldReview
  review: NonNullable<HeldReview['review']>
  onHeld: (held: HeldReview) => void
  onClose: () => void
}

type Work = 'saving' | 'removing' | null

/** The review that a receipt has opened, to change, to add to or to remove. */
export function HeldReviewForm({ receipt, held, review, onHeld, onClose }: HeldReviewFormProps) {
  const { schoolId: _, schoolName, ...words } = review
  const [draft, setDraft] = useState({ ...words, followUp: words.followUp ?? '', tagText: '' })
  const [wrong, setWrong] = useState<Pick<ReviewForm, 'errors' | 'failure'>>()
  const [work, setWork] = useState<Work>(null)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wrong) showWhatIsWrong(fields.current)
  }, [wrong])

  const isLeaving = held.pending === 'removal'
  const school = schoolName ?? 'Unknown School'
  const errors = wrong?.errors ?? {}
  const change = (part: Partial<typeof draft>) => {
    setDraft((draft) => ({ ...draft, ...part }))
    setWrong(undefined)
  }
  const run = async (kind: Work, send: () => Promise<Outcome>) => {
    if (work) return
    setWork(kind)
    const outcome = await send()
    setWork(null)
    if ('wrong' in outcome) return setWrong(outcome.wrong)
    onHeld(outcome.held)
    if (kind === 'saving') {
      // The words at the top may be scrolled away.
      toast({ title: 'Changes saved', description: heldWords(outcome.held) })
    }
  }
  const save = () => {
    const { tagText, ...rest } = draft
    const body = { ...rest, tags: [...addTags(draft.tags, tagText)], receipt }
    const issues = changedReview.safeParse(body).error?.issues ?? []
    if (issues.length > 0) {
      const found = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
      return setWrong({ errors: serverErrors(found), failure: undefined })
    }
    void run('saving', () => changeReview(body))
  }
  return (
    <Dialog
      title="Your review"
      lead="The school stays. Everything else is yours to change."
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          {!isLeaving && (
            <Button kind="main" type="submit" busy={work === 'saving' && 'Saving...'} wideOnPhone>
              Save changes
            </Button>
          )}
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Alert tone={isLeaving ? 'care' : 'done'} title={heldWords(held)} />
      {isLeaving && <SendFailure failure={wrong?.failure} />}
      {!isLeaving && (
        <ReviewParts
          ref={fields}
          school={<FixedSchool name={school} />}
          schoolName={school}
          rating={
            <StarsField
              label="Rating"
              value={draft.rating}
              error={errors.rating}
              onChange={(rating) => change({ rating })}
            />
          }
          draft={draft}
          errors={errors}
          contentMost={REVIEW_CONTENT_MAX}
          tagsError={tagsError}
          onChange={(part) => change({ ...part, tags: [...(part.tags ?? draft.tags)] })}
          onTagsError={(tags) => setWrong({ errors: { ...errors, tags }, failure: undefined })}
          failure={wrong?.failure}
        >
          <CheckedField
            label="Add to it"
            optional
            lines
            limit={FOLLOW_UP_MAX}
            value={draft.followUp}
            error={errors.followUp}
            schoolName={school}
            onChange={(followUp) => change({ followUp })}
          />
        </ReviewParts>
      )}
      <Removal
        held={held}
        busy={work === 'removing'}
        onRemove={(now) => void run('removing', () => removeReview(receipt, now))}
      />
    </Dialog>
  )
}
