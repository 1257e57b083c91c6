import { useState } from 'react'
import type { DigestHex } from '../../../lib/content/digest.ts'
import type { FileRead } from '../../../lib/fileText/fileWork.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { ActionRow } from '../../../ui/buttons/ActionRow.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import { busyWord } from '../../../wallet/transactions/transactionState.ts'
import { useTransaction } from '../../../wallet/transactions/useTransaction.ts'
import { noteSeen } from '../kept/keptDocuments.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { ownerOf } from '../owner.ts'
import { publishAnalysis } from '../upload/publishAnalysis.ts'

interface StoreAnalysisProps {
  access: WalletAccess
  keyring: Keyring
  /** The document on the chain. */
  record: { readonly id: number; readonly contentHash: DigestHex }
  read: FileRead
  /** The highest revision of its analysis that is known; 0 for none. */
  revision: number
}

/** Stores an analysis that was made after the upload: the first one, where that ended before it, or one in its place. */
export function StoreAnalysis({ access, keyring, record, read, revision }: StoreAnalysisProps) {
  const { send, state } = useTransaction(access)
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [stored, setStored] = useState<{ read: FileRead; revision: number }>()
  const { contentHash, id } = record
  const next = Math.max(revision, stored?.revision ?? 0) + 1

  const store = async () => {
    if (working) return
    const open = keyring.open()
    if (!open) return setFailure('Your documents were locked meanwhile. Open them, then try again.')
    setWorking(true)
    setFailure(undefined)
    try {
      const owner = ownerOf(access)
      const analysis = { report: read.report, notes: read.notes, revision: next }
      const of = { owner, documentId: id, contentHash }
      const ending = await publishAnalysis(analysis, of, open, send)
      if (ending.phase !== 'done') return setFailure(ending.words)
      await noteSeen(owner, id, { contentHash: contentHash.toLowerCase(), revision: next })
      keyring.notePublished(open.ring.revision)
      setStored({ read, revision: next })
      const description = 'Document has been analyzed successfully.'
      toast({ title: 'Analysis complete', description })
    } catch (error) {
      setFailure(refusalSentence(error) ?? 'Check your connection, then try again.')
    } finally {
      setWorking(false)
    }
  }
  if (stored?.read === read) return <Alert title="Its analysis is stored now." />
  const { title, text } = next > 1 ? another : first
  return (
    <Alert tone="care" title={title} live="off">
      <p>{text}</p>
      <ActionRow>
        <Button
          busy={busyWord(state, 'Saving...') || (working && 'Saving...')}
          onClick={() => void store()}
        >
          Store {next > 1 ? 'this' : 'the'} analysis
        </Button>
      </ActionRow>
      {failure && <p role="alert">{failure}</p>}
    </Alert>
  )
}

const first = {
  title: 'Its analysis is not stored yet.',
  text: 'The upload ended before that. The document itself is safe. Your wallet is asked once.',
}

const another = {
  title: 'This analysis is not stored.',
  text: 'The stored analysis stays until you store this one in its place. Your wallet is asked once. Everyone can see on the chain that the document was analyzed again, but not what the analysis says.',
}
