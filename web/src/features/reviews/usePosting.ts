import { type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from 'react'
import { reviewErrors } from './checkReview.ts'
import type { PickedSchool, ReviewForm } from './draft.ts'
import { postReview } from './postReview.ts'
import { reviewBody } from './reviewBody.ts'

interface Posting {
  form: ReviewForm
  onForm: Dispatch<SetStateAction<ReviewForm>>
  /** The school that the page is about, if it is about one. */
  fixed: PickedSchool | undefined
  onPosted: () => void
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
    onForm((form) => ({ ...form, posting: true, errors: {}, failure: undefined }))
    const refused = await postReview(body)
    if (refused) refuse(refused)
    else onPosted()
  }
}

/** The focus goes to the first wrong field; a failure without one is brought into view. */
function showWhatIsWrong(fields: HTMLElement | null): void {
  const wrong = fields?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const shown = wrong?.closest('[data-invalid]') ?? fields?.querySelector('[data-failure]')
  wrong?.focus({ preventScroll: true })
  // In the middle, clear of the row of buttons, and with the sentence above the field.
  shown?.scrollIntoView({ block: 'center' })
}
