import { type RefObject, useEffect, useState } from 'react'
import { exportText } from '../../../lib/answers/exportText.ts'
import { RenameConversation } from '../../../lib/answers/RenameConversation.tsx'
import { partHelp } from '../../../lib/partHelp.ts'
import type { VaultView } from '../../../lib/private/kept.ts'
import { saveText } from '../../../lib/saveFile.ts'
import { useLazyPart } from '../../../lib/useLazyPart.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { DeleteDialog } from '../../../ui/overlays/DeleteDialog.tsx'
import { Badge } from '../../../ui/text/Badge.tsx'
import type { WalletAccess } from '../../../wallet/access.ts'
import { stop } from '../ask/send.ts'
import type { Conversations, PrivateConversation } from '../conversations/conversation.ts'
import { remove, rename } from '../conversations/edits.ts'
import { conversationVault } from '../conversations/vault.ts'
import styles from './PaneHead.module.css'

const load = () => import('../record/RecordDialog.tsx')

interface PaneHeadProps {
  conversation: PrivateConversation | undefined
  view: VaultView<Conversations>
  heading: RefObject<HTMLHeadingElement | null>
  access: WalletAccess | undefined
  /** The chain has a record of it. */
  isRecorded: boolean
  /** A record was sent and has not ended yet. */
  isRecording: boolean
  onDeleted: () => void
}

/** What is open, how it is kept, and what can be done with it. */
export function PaneHead(props: PaneHeadProps) {
  const { conversation, view, heading, access, isRecorded, isRecording, onDeleted } = props
  const [dialog, setDialog] = useState<'rename' | 'delete'>()
  const isStored = view.problem === null
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {conversation?.title ?? 'Select a conversation'}
        </h2>
        {isStored && <Badge tone={view.terms ? 'proven' : 'neutral'}>Locally Secured</Badge>}
      </div>
      <p className={styles.note}>{keepingWords(view)}</p>
      {conversation && (
        <div className={styles.actions}>
          <Button kind="quiet" onClick={() => setDialog('rename')}>
            Rename
          </Button>
          <Button kind="quiet" onClick={() => saveText(exportOf(conversation))}>
            Export as text
          </Button>
          {access && !isRecorded && (
            <RecordButton access={access} conversation={conversation} isWaiting={isRecording} />
          )}
          <Button kind="quiet" onClick={() => setDialog('delete')}>
            Delete
          </Button>
        </div>
      )}
      {conversation && dialog === 'rename' && (
        <RenameDialog conversation={conversation} onClose={() => setDialog(undefined)} />
      )}
      {conversation && dialog === 'delete' && (
        <DeleteConversation
          conversation={conversation}
          onClose={() => setDialog(undefined)}
          onDone={() => {
            setDialog(undefined)
            onDeleted()
            requestAnimationFrame(() => heading.current?.focus())
          }}
        />
      )}
    </div>
  )
}

function keepingWords({ problem, terms }: VaultView<Conversations>): string {
  if (problem) return 'Your latest words are in this tab alone.'
  if (!terms) {
    return 'Kept in this browser only, without a lock. Anyone who can use this browser can read it.'
  }
  const key = terms.kind === 'passkey' ? 'passkey' : 'passphrase'
  return `Kept in this browser only, encrypted with your ${key}. It stays open until you close or reload this tab.`
}

function exportOf({ title, messages }: PrivateConversation): string {
  return exportText(
    title,
    messages.map(({ role, content, timestamp, citations = [], notice = null }) => ({
      role,
      content,
      createdAt: timestamp,
      citations: [...citations],
      notice,
    })),
  )
}

interface DeleteConversationProps {
  conversation: PrivateConversation
  onClose: () => void
  onDone: () => void
}

/** The question before a conversation is deleted. */
function DeleteConversation({ conversation, onClose, onDone }: DeleteConversationProps) {
  const erase = () => {
    stop(conversation.id)
    void conversationVault().edit(remove(conversation.id))
    toast({ title: 'Conversation deleted' })
    onDone()
  }
  return (
    <DeleteDialog
      title="Delete conversation"
      lead="Are you sure you want to delete this conversation?"
      action="Delete conversation"
      onDelete={erase}
      onClose={onClose}
    >
      <p>
        <strong>{conversation.title}</strong>
      </p>
      <p>
        All its messages are deleted with it. There is no other copy, so it cannot be brought back.
      </p>
    </DeleteDialog>
  )
}

interface RenameDialogProps {
  conversation: PrivateConversation
  onClose: () => void
}

/** Gives a conversation another title. */
function RenameDialog({ conversation, onClose }: RenameDialogProps) {
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

interface RecordButtonProps {
  access: WalletAccess
  conversation: PrivateConversation
  /** A record was sent and has not ended yet: it may be of this conversation. */
  isWaiting: boolean
}

/** Opens the question whether a conversation is recorded on the chain. */
function RecordButton({ access, conversation, isWaiting }: RecordButtonProps) {
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
