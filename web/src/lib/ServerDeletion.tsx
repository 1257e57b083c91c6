import { type ReactNode, useState } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { DeleteDialog } from '../ui/DeleteDialog.tsx'
import { toast } from '../ui/toastStore.ts'
import { CallError } from './client.ts'

interface ServerDeletionProps {
  /** What is deleted: "document", "conversation". */
  thing: string
  /** Deletes it on the server. */
  erase: () => Promise<unknown>
  onClose: () => void
  onDeleted: () => void
  /** What goes. */
  children: ReactNode
}

/** The question before the server deletes something. It stays when that failed, to try again. */
export function ServerDeletion(props: ServerDeletionProps) {
  const { thing, erase, onClose, onDeleted, children } = props
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>('asking')
  const remove = async () => {
    setState('deleting')
    try {
      await unlessGone(erase)
    } catch {
      const description = `Failed to delete ${thing}. Please try again.`
      toast({ title: 'Delete failed', description, tone: 'stop' })
      return setState('failed')
    }
    onDeleted()
  }
  return (
    <DeleteDialog
      title={`Delete ${thing}`}
      lead={`Are you sure you want to delete this ${thing}?`}
      action={`Delete ${thing}`}
      busy={state === 'deleting' && 'Deleting...'}
      onDelete={() => void remove()}
      onClose={onClose}
    >
      {children}
      {state === 'failed' && (
        <Alert tone="stop" live="assertive" title="It was not deleted.">
          Check your connection, then try again.
        </Alert>
      )}
    </DeleteDialog>
  )
}

/** Deleted in another tab: that is what was wanted. */
async function unlessGone(erase: () => Promise<unknown>): Promise<void> {
  try {
    await erase()
  } catch (error) {
    if (!(error instanceof CallError) || error.problem.status !== 404) throw error
  }
}
