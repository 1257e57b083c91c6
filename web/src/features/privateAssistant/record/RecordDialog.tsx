import { useState } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { WalletAccess } from '../../../wallet/access.ts'
import { conversationTitle } from '../../../wallet/registry/conversationTitle.ts'
import { TransactionNote } from '../../../wallet/transactions/TransactionNote.tsx'
import { busyWord } from '../../../wallet/transactions/transactionState.ts'
import { useFee } from '../../../wallet/transactions/useFee.ts'
import { useTransaction } from '../../../wallet/transactions/useTransaction.ts'
import type { PrivateConversation } from '../conversations/conversation.ts'
import { conversationVault } from '../conversations/vault.ts'
import { newTag } from './chainTag.ts'
import styles from './RecordDialog.module.css'
import { recordConversation, sayRecorded } from './recordConversation.ts'

interface RecordDialogProps {
  access: WalletAccess
  conversation: PrivateConversation
  onClose: () => void
}

/** Asks whether a conversation is recorded on the chain, and says before what everybody can then see. */
export default function RecordDialog({ access, conversation, onClose }: RecordDialogProps) {
  const { id, chainTag } = conversation
  // One tag for all tries.
  const [tag] = useState(() => chainTag ?? newTag())
  const [failure, setFailure] = useState<string>()
  const [isLooking, setLooking] = useState(false)
  const { state, send } = useTransaction(access)
  const title = conversationTitle(tag, access)
  const note = useFee(access, { name: 'startConversation', args: [title] })
  const busy = busyWord(state, 'Recording...') || (isLooking && 'Recording...')

  const record = async () => {
    if (busy) return
    setLooking(true)
    setFailure(undefined)
    const reason = await recordConversation({ vault: conversationVault(), access, id, tag, send })
    setLooking(false)
    setFailure(reason)
    if (reason) return
    sayRecorded()
    onClose()
  }
  return (
    <Dialog
      title="Record this conversation"
      lead="The assistant works the same without it. A record shows only that a conversation was begun, and when."
      onClose={onClose}
      remark={state.phase === 'asking' ? 'Answer in your wallet.' : undefined}
      actions={
        <>
          <Button kind="main" busy={busy} onClick={() => void record()} wideOnPhone>
            Record it on the chain
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {busy ? 'Close' : 'Not now'}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p>
          <b>Everybody can see, for good:</b> your wallet address, the time, and the title “{title}
          ”. Nobody can take this back.
        </p>
        <p>
          <b>Only this browser keeps:</b> the words, your own title, and which conversation that
          record belongs to.
        </p>
        {failure && (
          <Alert tone="stop" live="assertive" title="The conversation was not recorded.">
            {failure}
          </Alert>
        )}
      </div>
      <TransactionNote state={state} chain={access.chain} note={note} />
    </Dialog>
  )
}
