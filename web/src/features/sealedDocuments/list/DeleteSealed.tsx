import { useState } from 'react'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { toast } from '../../../ui/feedback/toastStore.ts'
import stack from '../../../ui/layout/stack.module.css'
import { DeleteDialog } from '../../../ui/overlays/DeleteDialog.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import { removalFailure, removeContent } from '../../../wallet/registry/removeContent.ts'

interface DeleteSealedProps {
  access: WalletAccess
  record: RegistryDocument
  onDeleted: () => Promise<void>
  onClose: () => void
}

/** The question before a document is deleted: what goes, and what stays on the chain. */
export default function DeleteSealed({ access, record, onDeleted, onClose }: DeleteSealedProps) {
  const [deleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { analysisHash, contentHash, id, isAnalyzed } = record

  const remove = async () => {
    if (deleting) return
    setDeleting(true)
    setFailure(undefined)
    try {
      for (const hash of isAnalyzed ? [contentHash, analysisHash] : [contentHash]) {
        await removeContent(access, { record: 'document', id, contentHash: hash })
      }
    } catch (error) {
      const description = 'Failed to delete document. Please try again.'
      toast({ title: 'Delete failed', description, tone: 'stop' })
      setFailure(refusalSentence(error) ?? removalFailure(error))
      return setDeleting(false)
    }
    toast({ title: 'Document deleted' })
    await onDeleted()
  }
  return (
    <DeleteDialog
      title={`Delete Document #${id}`}
      lead="Are you sure you want to delete this document?"
      action="Delete document"
      keep="Keep it"
      busy={deleting && 'Deleting...'}
      wideOnPhone
      onDelete={() => void remove()}
      onClose={onClose}
    >
      <div className={classes(stack.gap3, stack.measure)}>
        <p>
          Its sealed bytes, its sealed analysis and the keys inside them are deleted. It cannot be
          brought back.
        </p>
        <p>
          This stays on the chain: your wallet address, the time, the type, the rounded size and two
          digests. Nobody can remove those, and its number stays on your list.
        </p>
        <p>
          Copies that others made of the sealed bytes stay with them. They open only with your ways
          in.
        </p>
        <p>
          {isAnalyzed
            ? 'Your wallet asks you to sign twice: for the document and for its analysis. That costs nothing.'
            : 'Your wallet asks you to sign. That costs nothing.'}
        </p>
        {failure && (
          <Alert tone="stop" live="assertive" title="The document was not deleted.">
            {failure}
          </Alert>
        )}
      </div>
    </DeleteDialog>
  )
}
