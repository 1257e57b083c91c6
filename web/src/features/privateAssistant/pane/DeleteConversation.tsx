import { toast } from '../../../ui/feedback/toastStore.ts'
import { DeleteDialog } from '../../../ui/overlays/DeleteDialog.tsx'
import { stop } from '../ask/send.ts'
import type { PrivateConversation } from '../conversations/conversation.ts'
import { remove } from '../conversations/edits.ts'
import { conversationVault } from '../conversations/vault.ts'

interface DeleteConversationProps {
  conversation: PrivateConversation
  onClose: () => void
  onDone: () => void
}

/** The question before a conversation is deleted. */
export function DeleteConversation({ conversation, onClose, onDone }: DeleteConversationProps) {
  const erase = () => {
    stop(conversation.id)
    void conversationVault().edit(remove(conversation.id))
    toast({ title: 'Conversation deleted' })
    onDone()
  }
  return (
    <DeleteDialog
      title="Delete conversation"
      lead="Are you sure you want to delete this conversation?"
      action="Delete conversation"
      onDelete={erase}
      onClose={onClose}
    >
      <p>
        <strong>{conversation.title}</strong>
      </p>
      <p>
        All its messages are deleted with it. There is no other copy, so it cannot be brought back.
      </p>
    </DeleteDialog>
  )
}
