import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toastStore.ts'
import { conversationVault } from '../conversations/vault.ts'

/** The question before locked conversations are deleted unread. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const erase = async () => {
    await conversationVault().erase()
    toast({ title: 'Conversations deleted' })
    onClose()
  }
  return (
    <Dialog
      title="Delete locked conversations"
      lead="Are you sure you want to delete all locked conversations?"
      onClose={onClose}
      actions={
        <>
          <Button kind="delete" icon="trash" onClick={() => void erase()}>
            Delete all of them
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <p>
        Nobody can open them without the key, not us either. You can keep them in case you find it,
        or delete them and begin anew. Deleted, they cannot be brought back.
      </p>
    </Dialog>
  )
}
