import type { Conversation } from '@hub/api/chat'
import { useState } from 'react'
import { CallError, call } from '../../../lib/client.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toastStore.ts'

interface DeleteConversationDialogProps {
  conversation: Conversation
  onClose: () => void
  onDone: () => void
}

/** The question before a conversation is deleted. It stays when that failed, to try again. */
export default function DeleteConversationDialog(props: DeleteConversationDialogProps) {
  const { conversation, onClose, onDone } = props
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>('asking')
  const remove = async () => {
    setState('deleting')
    try {
      await deleteOnServer(conversation.id)
    } catch {
      const description = 'Failed to delete conversation. Please try again.'
      toast({ title: 'Delete failed', description, tone: 'stop' })
      return setState('failed')
    }
    onDone()
  }
  return (
    <Dialog
      title="Delete conversation"
      lead="Are you sure you want to delete this conversation?"
      onClose={onClose}
      actions={
        <>
          <Button
            kind="delete"
            icon="trash"
            onClick={() => void remove()}
            busy={state === 'deleting' && 'Deleting...'}
          >
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
      <p>All its messages go. It cannot be brought back.</p>
      {state === 'failed' && (
        <Alert tone="stop" live="assertive" title="It was not deleted.">
          Check your connection, then try again.
        </Alert>
      )}
    </Dialog>
  )
}

async function deleteOnServer(id: string): Promise<void> {
  try {
    await call('DELETE /api/chat/conversations/:id', { params: { id } })
  } catch (error) {
    // Deleted in another tab: that is what was wanted.
    if (!(error instanceof CallError) || error.problem.status !== 404) throw error
  }
}
