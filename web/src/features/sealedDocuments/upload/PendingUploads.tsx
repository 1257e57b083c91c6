import { useState } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import { explorerLink } from '../../../wallet/transactions/explorerLink.ts'
import { sentHere } from '../../../wallet/transactions/pendingStore.ts'
import type { Ending } from '../../../wallet/transactions/transactionState.ts'
import { usePendingTransactions } from '../../../wallet/transactions/usePendingTransactions.ts'
import styles from './UploadPart.module.css'

const sent: Readonly<Record<PendingKind, string>> = {
  uploadDocument:
    'Before this page was loaded, your sealed document was stored and its record was sent. It appears under “My Documents” once the network has confirmed it.',
  updateDocumentAnalysis:
    'Before this page was loaded, a sealed analysis was stored and its record was sent. Its document is shown as analyzed once the network has confirmed it.',
}

interface PendingUploadsProps {
  access: WalletAccess
  onDocuments: () => void
}

/** What was sent before a reload and has not ended: what it is, and then how it ended. */
export function PendingUploads({ access, onDocuments }: PendingUploadsProps) {
  const [ended, setEnded] = useState<{ kind: PendingKind; ending: Ending }>()
  const end = (kind: PendingKind) => (ending: Ending) => {
    setEnded({ kind, ending })
    const { title, tone, words } = pendingEnd(kind, ending)
    toast({ title, description: words, tone })
  }
  const uploads = usePendingTransactions(access, 'uploadDocument', end('uploadDocument'))
  const analyses = usePendingTransactions(
    access,
    'updateDocumentAnalysis',
    end('updateDocumentAnalysis'),
  )
  const first = [...uploads, ...analyses].find(({ hash }) => !sentHere.has(hash))
  if (first) {
    const link = explorerLink(access.chain, first.hash)
    return (
      <Alert tone="care" title="Confirming...">
        {pendingWords(first.name as PendingKind)}{' '}
        {link && (
          <TextLink href={link} target="_blank" rel="noopener noreferrer">
            See it in the network’s explorer
          </TextLink>
        )}
      </Alert>
    )
  }
  if (!ended) return null
  const { title, tone, words } = pendingEnd(ended.kind, ended.ending)
  return (
    <Alert tone={tone} live="off" title={title}>
      <p>{words}</p>
      <p className={styles.actions}>
        <Button onClick={onDocuments}>My Documents</Button>
      </p>
    </Alert>
  )
}

/** The writes of an upload, in their order. */
type PendingKind = 'uploadDocument' | 'updateDocumentAnalysis'

/** What is under way since before the page was loaded. */
function pendingWords(kind: PendingKind): string {
  return sent[kind]
}

/** How that ended, and what can be done now. */
export function pendingEnd(
  kind: PendingKind,
  { phase, recordId, words }: Pick<Ending, 'phase' | 'recordId' | 'words'>,
): { title: string; words: string; tone: 'done' | 'stop' } {
  const isDone = phase === 'done'
  const tone = isDone ? 'done' : 'stop'
  if (kind === 'updateDocumentAnalysis') {
    return isDone
      ? { title: 'Analysis complete', words: 'The sealed analysis is recorded.', tone }
      : {
          title: 'The analysis was not recorded.',
          words: `${words} The document itself is safe. View it to store its analysis.`,
          tone,
        }
  }
  return isDone
    ? {
        title: 'Your document is recorded.',
        words: `It is Document #${recordId} under “My Documents”. If it is not analyzed yet, view it to store its analysis.`,
        tone,
      }
    : {
        title: 'Upload Failed',
        words: `${words} Choose the file again to upload it.`,
        tone,
      }
}
