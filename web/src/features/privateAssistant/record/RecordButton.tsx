import { useEffect } from 'react'
import { useLazyPart } from '../../../lib/useLazyPart.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toastStore.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import type { PrivateConversation } from '../conversations/conversation.ts'

const load = () => import('./RecordDialog.tsx')

interface RecordButtonProps {
  access: WalletAccess
  conversation: PrivateConversation
}

/** Opens the question whether a conversation is recorded on the chain. */
export function RecordButton({ access, conversation }: RecordButtonProps) {
  const dialog = useLazyPart(load)
  const isMissing = dialog.state === 'failed'
  useEffect(() => {
    if (!isMissing) return
    const description = 'Check your connection, then try again.'
    toast({ title: 'This part did not load', description, tone: 'stop' })
  }, [isMissing])
  return (
    <>
      <Button kind="quiet" onClick={dialog.open}>
        Record on chain
      </Button>
      {dialog.Part && (
        <dialog.Part access={access} conversation={conversation} onClose={dialog.close} />
      )}
    </>
  )
}
