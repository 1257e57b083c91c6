import { useState } from 'react'
import type { FileRead } from '../../../lib/fileText/fileWork.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import { busyWord } from '../../../wallet/transactions/transactionState.ts'
import { useTransaction } from '../../../wallet/transactions/useTransaction.ts'
import { noteSeen } from '../kept/keptDocuments.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { ownerOf } from '../owner.ts'
import { publishAnalysis } from '../upload/publishAnalysis.ts'

interface FinishAnalysisProps {
  access: WalletAccess
  keyring: Keyring
  record: RegistryDocument
  read: FileRead
  /** The highest revision of its analysis that is known. */
  revision: number
}

/** Stores the analysis of a document whose upload ended before that. */
export function FinishAnalysis({ access, keyring, record, read, revision }: FinishAnalysisProps) {
  const { send, state } = useTransaction(access)
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isStored, setStored] = useState(false)
  const { contentHash, id } = record

  const store = async () => {
    if (working) return
    const open = keyring.open()
    if (!open) return setFailure('Your documents were locked meanwhile. Open them, then try again.')
    setWorking(true)
    setFailure(undefined)
    try {
      const owner = ownerOf(access)
      const analysis = { report: read.report, notes: read.notes, revision: revision + 1 }
      const of = { owner, documentId: id, contentHash }
      const ending = await publishAnalysis(analysis, of, open, send)
      if (ending.phase !== 'done') return setFailure(ending.words)
      await noteSeen(owner, id, { contentHash: contentHash.toLowerCase(), revision: revision + 1 })
      keyring.notePublished(open.ring.revision)
      setStored(true)
      const description = 'Document has been analyzed successfully.'
      toast({ title: 'Analysis complete', description })
    } catch (error) {
      setFailure(refusalSentence(error) ?? 'Check your connection, then try again.')
    } finally {
      setWorking(false)
    }
  }
  if (isStored) return <Alert title="Its analysis is stored now." />
  return (
    <Alert tone="care" title="Its analysis is not stored yet." live="off">
      <p>The upload ended before that. The document itself is safe. Your wallet is asked once.</p>
      <p>
        <Button
          busy={busyWord(state, 'Saving...') || (working && 'Saving...')}
          onClick={() => void store()}
        >
          Store the analysis
        </Button>
      </p>
      {failure && <p role="alert">{failure}</p>}
    </Alert>
  )
}
