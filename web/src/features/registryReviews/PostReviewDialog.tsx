import { useEffect, useRef } from 'react'
import { showWhatIsWrong } from '../../lib/showWhatIsWrong.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import type { WalletAccess } from '../../wallet/access.ts'
import { TransactionNote } from '../../wallet/transactions/TransactionNote.tsx'
import { useFee } from '../../wallet/transactions/useFee.ts'
import { draftErrors } from './checkDraft.ts'
import { PostReviewFields } from './PostReviewFields.tsx'
import { anyDigest, type Posting, reviewWrite } from './usePostReview.ts'

interface PostReviewDialogProps {
  access: WalletAccess
  posting: Posting
  onClose: () => void
}

/** The form of a review. What is typed belongs to the screen, so that closing loses nothing. */
export default function PostReviewDialog(props: PostReviewDialogProps) {
  const { access, posting, onClose } = props
  const { form, state, busy, post, refusals } = posting
  const fields = useRef<HTMLDivElement>(null)
  const opened = useRef(refusals)
  useEffect(() => {
    if (refusals > opened.current) showWhatIsWrong(fields.current)
  }, [refusals])

  const filled = Object.keys(draftErrors(form.draft)).length === 0
  const note = useFee(access, filled ? reviewWrite(form.draft, anyDigest) : undefined)
  const submit = async () => {
    if (await post()) onClose()
  }
  return (
    <Dialog
      title="Post Review"
      lead="Your review goes to a public blockchain. Anyone can read it, and people may still guess from details."
      onClose={onClose}
      onSubmit={() => void submit()}
      // The note on the transaction may be out of view below.
      remark={state.phase === 'asking' ? 'Answer in your wallet.' : 'You decide what stays in.'}
      actions={
        <>
          <Button kind="main" type="submit" busy={busy} wideOnPhone>
            Post Review
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {busy ? 'Close' : 'Not now'}
          </Button>
        </>
      }
    >
      <PostReviewFields ref={fields} access={access} posting={posting} />
      <TransactionNote state={state} chain={access.chain} note={note} />
    </Dialog>
  )
}
