import type { Conversation } from '@hub/api/chat'
import { useRef, useState } from 'react'
import { CONVERSATION_TITLE_MAX } from '../../../lib/answers/chatFacts.ts'
import { call } from '../../../lib/client.ts'
import { refusalSentence } from '../../../lib/failureWords.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'

interface RenameDialogProps {
  conversation: Conversation
  onClose: () => void
  onDone: () => void
}

/** Gives a conversation another title. */
export default function RenameDialog({ conversation, onClose, onDone }: RenameDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState(conversation.title)
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'typing' | 'saving' | 'failed'>('typing')
  const [reason, setReason] = useState<string>()
  const save = async () => {
    if (state === 'saving') return
    const wrong = titleError(title)
    setError(wrong)
    if (wrong) return field.current?.focus()
    setState('saving')
    try {
      const params = { id: conversation.id }
      await call('PUT /api/chat/conversations/:id', { params, body: { title } })
    } catch (error) {
      setReason(refusalSentence(error))
      return setState('failed')
    }
    onDone()
  }
  return (
    <Dialog
      title="Rename conversation"
      onClose={onClose}
      onSubmit={() => void save()}
      firstFocus={field}
      actions={
        <>
          <Button kind="main" type="submit" busy={state === 'saving' && 'Saving...'} wideOnPhone>
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
        hint="You see it in your list. It is stored encrypted, like the conversation."
        value={title}
        error={error}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
      {state === 'failed' && (
        <Alert tone="stop" live="assertive" title="The title was not saved.">
          {reason ?? 'Check your connection, then try again.'}
        </Alert>
      )}
    </Dialog>
  )
}

function titleError(title: string): string | undefined {
  if (title.trim() === '') return 'Title is required'
  if (title.length <= CONVERSATION_TITLE_MAX) return undefined
  return `Title must be at most ${CONVERSATION_TITLE_MAX} characters`
}
