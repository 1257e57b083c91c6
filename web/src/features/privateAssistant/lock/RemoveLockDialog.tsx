import { useState } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { conversationVault } from '../conversations/vault.ts'

/** The question before the conversations are stored in clear again. */
export function RemoveLockDialog({ onClose }: { onClose: () => void }) {
  const [hasFailed, setHasFailed] = useState(false)
  const remove = async () => {
    if (!(await conversationVault().changeLock(null))) return setHasFailed(true)
    toast({ title: 'Lock removed' })
    onClose()
  }
  return (
    <Dialog
      title="Remove the lock"
      lead="Are you sure you want to store your conversations without a lock?"
      onClose={onClose}
      actions={
        <>
          <Button kind="delete" onClick={() => void remove()}>
            Remove the lock
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <p>Anyone who can use this browser can then read them.</p>
      {hasFailed && (
        <Alert tone="stop" live="assertive" title="The lock is still there.">
          The conversations could not be stored. Check the notice on the page.
        </Alert>
      )}
    </Dialog>
  )
}
