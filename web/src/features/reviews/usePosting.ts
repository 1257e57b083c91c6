import { type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from 'react'
import { showWhatIsWrong } from '../../lib/showWhatIsWrong.ts'
import { reviewErrors } from './checkReview.ts'
import type { PickedSchool, ReviewForm } from './draft.ts'
import { type Posted, postReview, reviewBody } from './postReview.ts'

interface Posting {
  form: ReviewForm
  onForm: Dispatch<SetStateAction<ReviewForm>>
  /** The school that the page is about, if it is about one. */
  fixed: PickedSchool | undefined
  onPosted: (posted: Posted) => void
  /** The element around the fields, to show what is wrong. */
  fields: RefObject<HTMLElement | null>
}

/** Checks the form and posts it, once at a time. What is wrong goes to its field and takes the focus. */
export function usePosting({
  form,
  onForm,
  fixed,
  onPosted,
  fields,
}: Posting): () => Promise<void> {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) showWhatIsWrong(fields.current)
  }, [refusals, fields])

  const refuse = (wrong: Pick<ReviewForm, 'errors' | 'failure'>) => {
    onForm((form) => ({ ...form, ...wrong, posting: false }))
    setRefusals((count) => count + 1)
  }
  return async () => {
    if (form.posting) return
    const body = reviewBody(form.draft, fixed)
    const errors = reviewErrors(body)
    if (Object.keys(errors).length > 0) return refuse({ errors, failure: undefined })
    const sentName = body.schoolName ?? undefined
    onForm((form) => ({ ...form, posting: true, sentName, errors: {}, failure: undefined }))
    const outcome = await postReview(body)
    if ('refused' in outcome) refuse(outcome.refused)
    else onPosted(outcome.posted)
  }
}
