import { type RefObject, useState } from 'react'
import { exportText } from '../../../lib/answers/exportText.ts'
import type { VaultView } from '../../../lib/private/kept.ts'
import { saveText } from '../../../lib/saveFile.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Badge } from '../../../ui/text/Badge.tsx'
import type { WalletAccess } from '../../../wallet/access.ts'
import type { Conversations, PrivateConversation } from '../conversations/conversation.ts'
import { RecordButton } from '../record/RecordButton.tsx'
import { DeleteConversation } from './DeleteConversation.tsx'
import styles from './PaneHead.module.css'
import { RenameDialog } from './RenameDialog.tsx'

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
