import { type ReactNode, useState } from 'react'
import { Alert } from '../ui/feedback/Alert.tsx'
import { type ToastWords, toast } from '../ui/feedback/toastStore.ts'
import { DeleteDialog } from '../ui/overlays/DeleteDialog.tsx'
import { CallError } from './client.ts'
import { type FailureWords, failureWords, isSignedOut } from './failureWords.ts'
import { forgetAccount } from './reading/accountChange.ts'

interface ServerDeletionProps {
  /** What is deleted: "document", "conversation". */
  thing: string
  /** Deletes it on the server. */
  erase: () => Promise<unknown>
  onClose: () => void
  /** It is not in this account any more: deleted now, or 'gone' before. It is said already. */
  onDeleted: (end: DeletionEnd) => void
  /** What goes. */
  children: ReactNode
}

export type DeletionEnd = 'deleted' | 'gone'

/** The question before the server deletes something. It stays when that failed, to try again. */
export function ServerDeletion(props: ServerDeletionProps) {
  const { thing, erase, onClose, onDeleted, children } = props
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<{ words: FailureWords; isSignedOut: boolean }>()
  const remove = async () => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const end = await erased(erase)
      toast(endWords(thing, end))
      onDeleted(end)
    } catch (error) {
      const description = `Failed to delete ${thing}. Please try again.`
      toast({ title: 'Delete failed', description, tone: 'stop' })
      setIsBusy(false)
      const words = failureWords(error, 'It was not deleted.')
      setFailure({ words, isSignedOut: isSignedOut(error) })
    }
  }
  const close = () => {
    onClose()
    // What is still shown belongs to an account that this browser cannot open any more.
    if (failure?.isSignedOut) forgetAccount()
  }
  return (
    <DeleteDialog
      title={`Delete ${thing}`}
      lead={`Are you sure you want to delete this ${thing}?`}
      action={`Delete ${thing}`}
      busy={isBusy && 'Deleting...'}
      onDelete={() => void remove()}
      onClose={close}
    >
      {children}
      {failure && (
        <Alert tone="stop" live="assertive" title={failure.words.title}>
          {failure.words.text}
        </Alert>
      )}
    </DeleteDialog>
  )
}

async function erased(erase: () => Promise<unknown>): Promise<DeletionEnd> {
  try {
    await erase()
    return 'deleted'
  } catch (error) {
    if (error instanceof CallError && error.problem.status === 404) return 'gone'
    throw error
  }
}

/** What is gone may have been deleted in another tab, or still be there for another account: nobody can tell here. */
function endWords(thing: string, end: DeletionEnd): ToastWords {
  if (end === 'deleted') return { title: `${thing[0]?.toUpperCase()}${thing.slice(1)} deleted` }
  return {
    title: `This ${thing} is not in this account`,
    description: 'It was deleted before, or you signed in to another account in another tab.',
  }
}
