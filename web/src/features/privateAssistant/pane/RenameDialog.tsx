import { RenameConversation } from '../../../lib/answers/RenameConversation.tsx'
import type { PrivateConversation } from '../conversations/conversation.ts'
import { rename } from '../conversations/edits.ts'
import { conversationVault } from '../conversations/vault.ts'

interface RenameDialogProps {
  conversation: PrivateConversation
  onClose: () => void
}

/** Gives a conversation another title. */
export function RenameDialog({ conversation, onClose }: RenameDialogProps) {
  return (
    <RenameConversation
      now={conversation.title}
      hint="It is kept with the conversation, in this browser only."
      onSave={(title) => {
        void conversationVault().edit(rename(conversation.id, title.trim()))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
