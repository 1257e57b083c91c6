import { useEffect } from 'react'
import { partHelp } from '../../../lib/partHelp.ts'
import { useLazyPart } from '../../../lib/useLazyPart.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import type { PrivateConversation } from '../conversations/conversation.ts'

const load = () => import('./RecordDialog.tsx')

interface RecordButtonProps {
  access: WalletAccess
  conversation: PrivateConversation
  /** A record was sent and has not ended yet: it may be of this conversation. */
  isWaiting: boolean
}

/** Opens the question whether a conversation is recorded on the chain. */
export function RecordButton({ access, conversation, isWaiting }: RecordButtonProps) {
  const dialog = useLazyPart(load)
  // What was never tried has no record on its way.
  const mayBeThis = isWaiting && conversation.chainTag !== undefined
  const isMissing = dialog.state === 'failed'
  useEffect(() => {
    if (!isMissing) return
    toast({ title: 'This part did not load', description: partHelp, tone: 'stop' })
  }, [isMissing])
  return (
    <>
      <Button kind="quiet" onClick={dialog.open} busy={mayBeThis && 'Recording...'}>
        Record on chain
      </Button>
      {dialog.Part && (
        <dialog.Part access={access} conversation={conversation} onClose={dialog.close} />
      )}
    </>
  )
}
