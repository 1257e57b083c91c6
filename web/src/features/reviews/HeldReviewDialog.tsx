import type { HeldReview } from '@hub/api/reviews'
import { useEffect, useRef, useState } from 'react'
import { SendFailure } from '../../lib/SendFailure.tsx'
import { showWhatIsWrong } from '../../lib/showWhatIsWrong.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import stack from '../../ui/layout/stack.module.css'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import type { ReviewForm } from './draft.ts'
import { HeldReviewForm } from './HeldReviewForm.tsx'
import { heldWords, openReview } from './heldReview.ts'

/** What the author of a review does with its receipt: see where it stands, change it, add to it, remove it. */
export default function HeldReviewDialog({ onClose }: { onClose: () => void }) {
  const [receipt, setReceipt] = useState('')
  const [held, setHeld] = useState<HeldReview>()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Pick<ReviewForm, 'errors' | 'failure'>>()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wrong) showWhatIsWrong(fields.current)
  }, [wrong])

  const open = async () => {
    if (busy) return
    setBusy(true)
    const outcome = await openReview(receipt)
    setBusy(false)
    if ('held' in outcome) setHeld(outcome.held)
    else setWrong(outcome.wrong)
  }
  if (held?.review) {
    return (
      <HeldReviewForm
        receipt={receipt}
        held={held}
        review={held.review}
        onHeld={setHeld}
        onClose={onClose}
      />
    )
  }
  if (held) {
    return (
      <Dialog
        title="Your review"
        onClose={onClose}
        actions={
          <Button kind="main" onClick={onClose} wideOnPhone>
            Done
          </Button>
        }
      >
        <Alert title={heldWords(held)} />
      </Dialog>
    )
  }
  return (
    <Dialog
      title="I have a receipt"
      lead="Type the code that you got when you posted your review. With it you can change the review, add to it or remove it."
      onClose={onClose}
      onSubmit={() => void open()}
      actions={
        <>
          <Button kind="main" type="submit" busy={busy && 'Looking...'} wideOnPhone>
            Find my review
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <div ref={fields} className={stack.gap5}>
        <TextField
          label="Receipt"
          hint="28 letters and digits. Capitals and dashes do not matter."
          error={wrong?.errors.receipt}
          value={receipt}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setReceipt(event.target.value)
            setWrong(undefined)
          }}
        />
        <SendFailure failure={wrong?.failure} />
      </div>
    </Dialog>
  )
}
