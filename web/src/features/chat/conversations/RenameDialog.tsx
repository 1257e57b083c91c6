import type { Conversation } from '@hub/api/chat'
import { useState } from 'react'
import { RenameConversation } from '../../../lib/answers/RenameConversation.tsx'
import { call } from '../../../lib/client.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'

interface RenameDialogProps {
  conversation: Conversation
  onClose: () => void
  onDone: () => void
}

/** Gives a conversation another title. */
export default function RenameDialog({ conversation, onClose, onDone }: RenameDialogProps) {
  const [state, setState] = useState<'typing' | 'saving' | 'failed'>('typing')
  const [reason, setReason] = useState<string>()
  const save = async (title: string) => {
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
    <RenameConversation
      now={conversation.title}
      hint="You see it in your list. It is stored encrypted, like the conversation."
      busy={state === 'saving'}
      onSave={(title) => void save(title)}
      onClose={onClose}
    >
      {state === 'failed' && (
        <Alert tone="stop" live="assertive" title="The title was not saved.">
          {reason ?? 'Check your connection, then try again.'}
        </Alert>
      )}
    </RenameConversation>
  )
}
