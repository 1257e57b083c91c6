import type { Review } from '@hub/api/reviews'
import { type Dispatch, type SetStateAction, useRef } from 'react'
import { call } from '../../../lib/client.ts'
import { useReading } from '../../../lib/reading/useReading.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { FoldedText } from '../../../lib/reviews/FoldedText.tsx'
import { SendFailure } from '../../../lib/SendFailure.tsx'
import { useRetry } from '../../../lib/useRetry.ts'
import { wayOutOf } from '../../../lib/wayOutOf.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import stack from '../../../ui/layout/stack.module.css'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import text from '../../../ui/text/text.module.css'
import styles from './AnswerDialog.module.css'
import type { AnswerDraft } from './answerDraft.ts'
import type { Wrong } from './sendAnswer.ts'
import { useAnswering } from './useAnswering.ts'
import { WordsFields } from './WordsFields.tsx'

interface AnswerDialogProps {
  review: Review
  draft: AnswerDraft
  onDraft: Dispatch<SetStateAction<AnswerDraft>>
  onClose: () => void
}

/** How a school answers a review: whether it can, the words with an address, the code, and what happens next. */
export default function AnswerDialog({ review, draft, onDraft, onClose }: AnswerDialogProps) {
  const fields = useRef<HTMLDivElement>(null)
  const { step, busy, take, ...answering } = useAnswering(review.id, draft, onDraft, fields)
  const reading = useReading({
    key: ['answer', review.id],
    read: (signal) => call('GET /api/reviews/:id/answer', { params: { id: review.id }, signal }),
  })
  const { failed, retrying, retry } = useRetry(reading, () => fields.current?.focus())
  if (step === 'sent') return <AnswerSent onClose={onClose} />
  const offer = failed ? undefined : reading.data?.offer
  return (
    <Dialog
      title="Answer for the school"
      lead={<span className={styles.name}>“{review.title}”</span>}
      onClose={onClose}
      onSubmit={offer ? () => void take() : undefined}
      actions={
        <>
          {offer && step === 'writing' && (
            <Button kind="main" type="submit" busy={busy && 'Sending...'} wideOnPhone>
              Send me a code
            </Button>
          )}
          {offer && step === 'code' && (
            <>
              <Button kind="main" type="submit" busy={busy && 'Sending...'} wideOnPhone>
                Send answer
              </Button>
              <Button kind="quiet" onClick={answering.back}>
                Back to the answer
              </Button>
            </>
          )}
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <div ref={fields} tabIndex={-1} className={classes(stack.gap6, stack.shrinks)}>
        {reading.pending && !failed && (
          <p role="status">Asking whether this school can answer here...</p>
        )}
        {failed && (
          <ErrorState
            title="We could not ask whether this school can answer here."
            onRetry={retry}
            busy={retrying}
          >
            {refusalSentence(reading.error) ?? wayOutOf(reading.error)}
          </ErrorState>
        )}
        {offer === null && (
          <p role="status">
            This school cannot answer here: we do not know its e-mail domain. Whoever sees something
            wrong in the review can report it.
          </p>
        )}
        {offer && step === 'writing' && (
          <WordsFields
            schoolName={review.schoolName ?? ''}
            isAnswered={review.answer !== null}
            domain={offer.domain}
            draft={draft}
            errors={answering.errors}
            failure={answering.failure}
            onDraft={answering.onDraft}
          />
        )}
        {offer && step === 'code' && (
          <CodeFields
            draft={draft}
            code={answering.code}
            minutes={answering.minutes}
            error={answering.errors.code}
            failure={answering.failure}
            onCode={answering.onCode}
          />
        )}
      </div>
    </Dialog>
  )
}

/** What happens with an answer that was sent. */
function AnswerSent({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Thank you"
      onClose={onClose}
      actions={
        <Button kind="main" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Alert title="Your answer was sent.">
        <div className={styles.about}>
          <p>
            What happens next: a person reads it and decides. If it is within the rules, it appears
            under the review, with that day and your school’s domain.
          </p>
          <p>
            Once it is shown, you can send another one to take its place. We cannot reply, since we
            did not keep your address.
          </p>
        </div>
      </Alert>
    </Dialog>
  )
}

interface CodeFieldsProps extends Pick<Wrong, 'failure'> {
  draft: AnswerDraft
  code: string
  /** How long the code is good. */
  minutes: number
  error: string | undefined
  onCode: (code: string) => void
}

/** The code, above the words that go with it. */
function CodeFields({ draft, code, minutes, error, failure, onCode }: CodeFieldsProps) {
  return (
    <>
      <TextField
        label="Code"
        hint={`We sent a message to ${draft.address.trim()}. The code is good for ${minutes} minutes.`}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="send"
        value={code}
        onChange={(event) => onCode(event.target.value)}
      />
      <SendFailure failure={failure} />
      <div className={text.breaks}>
        <p className={text.strong}>Your answer</p>
        <FoldedText text={draft.text} what="answer" />
      </div>
    </>
  )
}
