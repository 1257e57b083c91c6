import type { Conversation } from '@hub/api/chat'
import { call } from '../../../lib/client.ts'
import { ServerDeletion } from '../../../lib/ServerDeletion.tsx'

interface DeleteConversationDialogProps {
  conversation: Conversation
  onClose: () => void
  onDone: () => void
}

/** The question before a conversation is deleted. */
export default function DeleteConversationDialog(props: DeleteConversationDialogProps) {
  const { conversation, onClose, onDone } = props
  return (
    <ServerDeletion
      thing="conversation"
      erase={() => call('DELETE /api/chat/conversations/:id', { params: { id: conversation.id } })}
      onClose={onClose}
      onDeleted={onDone}
    >
      <p>
        <strong>{conversation.title}</strong>
      </p>
      <p>All its messages are deleted with it. This cannot be undone.</p>
    </ServerDeletion>
  )
}
