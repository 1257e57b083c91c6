import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toastStore.ts'
import { stop } from '../ask/send.ts'
import type { PrivateConversation } from '../conversations/conversation.ts'
import { remove } from '../conversations/edits.ts'
import { conversationVault } from '../conversations/vault.ts'

interface DeleteDialogProps {
  conversation: PrivateConversation
  onClose: () => void
  onDone: () => void
}

/** The question before a conversation is deleted. */
export function DeleteDialog({ conversation, onClose, onDone }: DeleteDialogProps) {
  const erase = () => {
    stop(conversation.id)
    void conversationVault().edit(remove(conversation.id))
    toast({ title: 'Conversation deleted' })
    onDone()
  }
  return (
    <Dialog
      title="Delete conversation"
      lead="Are you sure you want to delete this conversation?"
      onClose={onClose}
      actions={
        <>
          <Button kind="delete" icon="trash" onClick={erase}>
            Delete conversation
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <p>
        <strong>{conversation.title}</strong>
      </p>
      <p>All its messages go. There is no other copy, so it cannot be brought back.</p>
    </Dialog>
  )
}
