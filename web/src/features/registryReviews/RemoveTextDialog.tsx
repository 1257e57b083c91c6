import { useState } from 'react'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { toast } from '../../ui/feedback/toastStore.ts'
import stack from '../../ui/layout/stack.module.css'
import { DeleteDialog } from '../../ui/overlays/DeleteDialog.tsx'
import { classes } from '../../ui/styles/classes.ts'
import type { WalletAccess } from '../../wallet/access.ts'
import type { RegistryReview } from '../../wallet/registry/records.ts'
import { removalFailure, removeContent } from '../../wallet/registry/removeContent.ts'
import { forgetText } from './storedText.ts'

interface RemoveTextDialogProps {
  access: WalletAccess
  review: RegistryReview
  onClose: () => void
}

/** Asks before a text is removed for good, and says what stays. */
export default function RemoveTextDialog({ access, review, onClose }: RemoveTextDialogProps) {
  const [removing, setRemoving] = useState(false)
  const [failure, setFailure] = useState<string>()

  const remove = async () => {
    if (removing) return
    setRemoving(true)
    setFailure(undefined)
    try {
      await removeContent(access, {
        record: 'review',
        id: review.id,
        contentHash: review.contentHash,
      })
      forgetText(review)
      toast({ title: 'Text removed', description: 'The hub no longer keeps the words.' })
      onClose()
    } catch (error) {
      setFailure(refusalSentence(error) ?? removalFailure(error))
      setRemoving(false)
    }
  }
  return (
    <DeleteDialog
      title="Remove my text"
      lead={`The words of “${review.title}” are deleted here for good.`}
      action="Remove my text"
      keep="Keep it"
      busy={removing && 'Removing...'}
      wideOnPhone
      onDelete={() => void remove()}
      onClose={onClose}
    >
      <div className={classes(stack.gap4, stack.narrow)}>
        <p>
          This stays on the chain: your wallet address, the time, the school, the rating, the title,
          the tags and a digest of the words. Nobody can remove those.
        </p>
        <p>
          Copies that others made stay with them. Whoever has the words can show that they match the
          digest. If somebody else posted the very same words, those stay under their record: use
          Report there.
        </p>
        <p>Your wallet asks you to sign. That costs nothing.</p>
        {failure && (
          <Alert tone="stop" live="assertive" title="The text was not removed.">
            {failure}
          </Alert>
        )}
      </div>
    </DeleteDialog>
  )
}
