import { useState } from 'react'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import type { WalletAccess } from '../../../wallet/access.ts'
import { readDocument } from '../../../wallet/registry/readDocuments.ts'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import { removalFailure, removeContent } from '../../../wallet/registry/removeContent.ts'
import { busyWord } from '../../../wallet/transactions/transactionState.ts'
import { useTransaction } from '../../../wallet/transactions/useTransaction.ts'
import { openRecord } from '../contents/openRecord.ts'
import { noteSeen } from '../kept/keptDocuments.ts'
import type { Keyring, KeyringView } from '../keyring/keyring.ts'
import { useDeleted } from '../list/useDeleted.ts'
import { ownerOf } from '../owner.ts'
import { publishAnalysis } from '../upload/publishAnalysis.ts'

const changedTitle = 'Your ways in have changed on this device only.'

interface PublishRingProps {
  access: WalletAccess
  keyring: Keyring
  view: KeyringView
  documents: readonly RegistryDocument[]
}

/** Says where a changed ring is known, and brings it to other devices with the newest document's analysis. */
export function PublishRing({ access, keyring, view, documents }: PublishRingProps) {
  const { send, state } = useTransaction(access)
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { isDeleted } = useDeleted(access)
  const kept = documents.filter(({ id }) => !isDeleted(id))
  const newest = kept.find(({ isAnalyzed }) => isAnalyzed)
  if (kept.length === 0 || !view.ring || view.ring.revision <= view.published) return null
  if (!newest) {
    return (
      <Alert tone="care" title={changedTitle} live="off">
        Other devices will know with your next document.
      </Alert>
    )
  }

  const publish = async () => {
    if (working) return
    setWorking(true)
    setFailure(undefined)
    setFailure(await publishNow(newest.id).catch(wordsOf))
    setWorking(false)
  }
  const publishNow = async (id: number): Promise<string | undefined> => {
    const owner = ownerOf(access)
    const open = keyring.open()
    if (!open) return 'Your documents were locked meanwhile. Open them, then try again.'
    // The list may be a moment behind.
    const record = await readDocument(access, id)
    const { analysis } = await openRecord(record, owner, async (ring) => {
      const key = keyring.keyOf(ring)
      if (!key) throw new Error('The document has another ring.')
      return key
    })
    if (!analysis) return `Document #${id} has no analysis yet. View it, and store that first.`
    const next = { ...analysis, revision: analysis.revision + 1 }
    const { analysisHash, contentHash } = record
    const of = { owner, documentId: id, contentHash }
    // Once another takes its place it cannot be removed any more, and it holds the ways of before.
    const removeOld = () =>
      removeContent(access, { record: 'document', id, contentHash: analysisHash })
    const ending = await publishAnalysis(next, of, open, send, removeOld)
    if (ending.phase !== 'done') return ending.words
    await noteSeen(owner, id, { contentHash: contentHash.toLowerCase(), revision: next.revision })
    keyring.notePublished(open.ring.revision)
    return undefined
  }
  return (
    <Alert tone="care" title={changedTitle} live="off">
      <p>
        Other devices will know with your next document, or now: your wallet is asked to remove the
        old sealed analysis of Document #{newest.id}, then to record the new one.
      </p>
      <p>
        <Button
          busy={busyWord(state, 'Saving...') || (working && 'Saving...')}
          onClick={() => void publish()}
        >
          Save for other devices
        </Button>
      </p>
      {failure && <p role="alert">{failure}</p>}
    </Alert>
  )
}

function wordsOf(error: unknown): string {
  return refusalSentence(error) ?? removalFailure(error)
}
