import { toast } from '../../../ui/feedback/toastStore.ts'
import { DeleteDialog } from '../../../ui/overlays/DeleteDialog.tsx'
import { conversationVault } from '../conversations/vault.ts'

/** The question before locked conversations are deleted unread. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const erase = async () => {
    await conversationVault().erase()
    toast({ title: 'Conversations deleted' })
    onClose()
  }
  return (
    <DeleteDialog
      title="Delete locked conversations"
      lead="Are you sure you want to delete all locked conversations?"
      action="Delete all of them"
      onDelete={() => void erase()}
      onClose={onClose}
    >
      <p>
        Nobody can open them without the key, not even us. You can keep them in case you find it, or
        delete them and start over. Deleted, they cannot be brought back.
      </p>
    </DeleteDialog>
  )
}
