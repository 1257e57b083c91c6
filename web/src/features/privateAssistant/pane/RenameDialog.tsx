import { useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { PrivateConversation } from '../conversations/conversation.ts'
import { rename, titleError } from '../conversations/edits.ts'
import { conversationVault } from '../conversations/vault.ts'

interface RenameDialogProps {
  conversation: PrivateConversation
  onClose: () => void
}

/** Gives a conversation another title. */
export function RenameDialog({ conversation, onClose }: RenameDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState(conversation.title)
  const [error, setError] = useState<string>()
  const save = () => {
    const wrong = titleError(title)
    setError(wrong)
    if (wrong) return field.current?.focus()
    void conversationVault().edit(rename(conversation.id, title.trim()))
    onClose()
  }
  return (
    <Dialog
      title="Rename conversation"
      onClose={onClose}
      onSubmit={save}
      firstFocus={field}
      actions={
        <>
          <Button kind="main" type="submit" wideOnPhone>
            Save title
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        label="Title"
        hint="It is kept with the conversation, in this browser only."
        value={title}
        error={error}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
    </Dialog>
  )
}
