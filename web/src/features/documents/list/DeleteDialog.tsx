import type { HubDocument } from '@hub/api/documents'
import { useState } from 'react'
import { CallError, call } from '../../../lib/client.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toastStore.ts'
import styles from './DeleteDialog.module.css'

interface DeleteDialogProps {
  document: HubDocument
  onClose: () => void
  onDeleted: () => void
}

/** The question before a document is deleted. It stays when that failed, to try again. */
export default function DeleteDialog({ document, onClose, onDeleted }: DeleteDialogProps) {
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>('asking')
  const remove = async () => {
    setState('deleting')
    try {
      await deleteOnServer(document.id)
    } catch {
      const description = 'Failed to delete document. Please try again.'
      toast({ title: 'Delete failed', description, tone: 'stop' })
      return setState('failed')
    }
    onDeleted()
  }
  return (
    <Dialog
      title="Delete document"
      lead="Are you sure you want to delete this document?"
      onClose={onClose}
      actions={
        <>
          <Button
            kind="delete"
            icon="trash"
            onClick={() => void remove()}
            busy={state === 'deleting' && 'Deleting...'}
          >
            Delete document
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <p className={styles.name}>{document.originalName}</p>
      <p>Its file, its words and its report go. It cannot be brought back.</p>
      {state === 'failed' && (
        <Alert tone="stop" live="assertive" title="It was not deleted.">
          Check your connection, then try again.
        </Alert>
      )}
    </Dialog>
  )
}

async function deleteOnServer(id: string): Promise<void> {
  try {
    await call('DELETE /api/documents/:id', { params: { id } })
  } catch (error) {
    // Deleted in another tab: that is what was wanted.
    if (!(error instanceof CallError) || error.problem.status !== 404) throw error
  }
}
