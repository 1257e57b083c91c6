import type { Review } from '@hub/api/reviews'
import { useState } from 'react'
import { partHelp } from '../../../lib/partHelp.ts'
import { useLazyPart } from '../../../lib/useLazyPart.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { emptyAnswer } from './answerDraft.ts'

const load = () => import('./AnswerDialog.tsx')

/** The quiet way for a school to answer a review. What is typed stays here when the dialog is closed. */
export function AnswerButton({ review }: { review: Review }) {
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
