import { useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toastStore.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import { TransactionNote } from '../../../wallet/transactions/TransactionNote.tsx'
import { busyWord, isFailure } from '../../../wallet/transactions/transactionState.ts'
import { useFee } from '../../../wallet/transactions/useFee.ts'
import { useTransaction } from '../../../wallet/transactions/useTransaction.ts'
import type { PrivateConversation } from '../conversations/conversation.ts'
import { tagForChain } from '../conversations/edits.ts'
import { conversationVault } from '../conversations/vault.ts'
import { newTag, publicTitle } from './chainTag.ts'
import styles from './RecordDialog.module.css'

interface RecordDialogProps {
  access: WalletAccess
  conversation: PrivateConversation
  onClose: () => void
}

/** Asks whether a conversation is recorded on the chain, and says before what everybody can then see. */
export default function RecordDialog({ access, conversation, onClose }: RecordDialogProps) {
  const { id, chainTag } = conversation
  // One tag for all tries: it is kept before anything is sent, so that a reload loses no record.
  const [tag] = useState(() => chainTag ?? newTag())
  const write = { name: 'startConversation', args: [publicTitle(tag)] } as const
  const { state, send } = useTransaction(access)
  const note = useFee(access, write)
  const busy = busyWord(state, 'Recording...')

  const record = async () => {
    if (busy) return
    await conversationVault().edit(tagForChain(id, tag))
    const ending = await send(write)
    if (ending.phase !== 'done') return
    toast({ title: 'Conversation recorded', description: 'Its words stay in this browser.' })
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
          <b>Everybody can see, for good:</b> your wallet address, the time, and the title “
          {publicTitle(tag)}”. Nobody can take this back.
        </p>
        <p>
          <b>Only this browser keeps:</b> the words, your own title, and which conversation that
          record belongs to.
        </p>
        {isFailure(state) && (
          <Alert tone="stop" live="assertive" title="The conversation was not recorded.">
            {state.words}
          </Alert>
        )}
      </div>
      <TransactionNote state={state} chain={access.chain} note={note} />
    </Dialog>
  )
}
